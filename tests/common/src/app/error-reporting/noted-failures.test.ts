// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { noteFailure, takeFailures } from '#runtime/noted-failures.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../index.html'), 'utf8');
const [, script = ''] = /<!--reporting-->\s*<script>(.*?)<\/script>\s*<!--\/reporting-->/s.exec(page) ?? [];

it('error reporting takes over what has failed before, and is notified of each later failure once', () => {
  noteFailure('without error reporting nothing is kept');
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(script, {
    document,
    addEventListener: (name: string, listen: (event: unknown) => void) => void listeners.set(name, listen),
  });
  listeners.get('error')?.('an error');
  listeners.get('unhandledrejection')?.('a rejection');
  noteFailure('a page');
  const told: unknown[] = [];
  takeFailures((failure) => void told.push(failure));
  expect(told).toEqual(['an error', 'a rejection', 'a page']);
  listeners.get('error')?.('a later error');
  noteFailure('a later page');
  expect(told.slice(3)).toEqual(['a later error', 'a later page']);
});

it('no more than nine failures are kept', () => {
  const listeners: ((event: unknown) => void)[] = [];
  runInNewContext(script, {
    document,
    addEventListener: (_: string, listen: () => void) => void listeners.push(listen),
  });
  for (let number = 0; number < 20; number += 1) listeners[0]?.(number);
  const told: unknown[] = [];
  takeFailures((failure) => void told.push(failure));
  expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
