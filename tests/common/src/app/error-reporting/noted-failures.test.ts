// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { noteFailure, forwardFailures } from '#runtime/noted-failures.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../index.html'), 'utf8');
const [, script = ''] = /<!--reporting-->\s*<script>(.*?)<\/script>\s*<!--\/reporting-->/s.exec(page) ?? [];

it('error reporting gets the failures from before its start, and each later failure one time', () => {
  noteFailure('without error reporting nothing is kept');
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(script, {
    document,
    addEventListener: (name: string, listen: (event: unknown) => void) => void listeners.set(name, listen),
  });
  listeners.get('error')?.('an error');
  listeners.get('unhandledrejection')?.('a rejection');
  noteFailure('a page');
  const reported: unknown[] = [];
  forwardFailures((failure) => void reported.push(failure));
  expect(reported).toEqual(['an error', 'a rejection', 'a page']);
  listeners.get('error')?.('a later error');
  noteFailure('a later page');
  expect(reported.slice(3)).toEqual(['a later error', 'a later page']);
});

it('at most nine failures are kept', () => {
  const listeners: ((event: unknown) => void)[] = [];
  runInNewContext(script, {
    document,
    addEventListener: (_: string, listen: () => void) => void listeners.push(listen),
  });
  for (let number = 0; number < 20; number += 1) listeners[0]?.(number);
  const reported: unknown[] = [];
  forwardFailures((failure) => void reported.push(failure));
  expect(reported).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
