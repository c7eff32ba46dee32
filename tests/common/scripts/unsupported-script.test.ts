import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const [, script = ''] = /<p id="unsupported" hidden>.*?<\/p>\s*<script>(.*?)<\/script>/s.exec(page) ?? [];

/** Runs the script in a simulated browser; `before` is code that makes the browser differ. */
function openIn({ element = { noModule: false }, before = '' } = {}) {
  const note = { hidden: true };
  const listeners = new Map<string, (event: object) => void>();
  const fail = runInNewContext(`${before}${script}; (name) => new globalThis[name]('')`, {
    document: { getElementById: () => note, createElement: () => element },
    addEventListener: (name: string, listen: (event: object) => void) => void listeners.set(name, listen),
  }) as (name: string) => Error;
  return { note, listeners, fail };
}

it('in a supported browser no message is shown', () => {
  expect(openIn().note.hidden).toBe(true);
});

it.each([
  ['does not know modules', { element: {} as { noModule: boolean } }],
  ['is older than the supported ones', { before: 'delete Array.prototype.toSorted;' }],
])('a message is shown in a browser that %s', (_, browser) => {
  expect(openIn(browser).note.hidden).toBe(false);
});

it.each([
  ['a script', 'error', 'error'],
  ['a part that is loaded later', 'unhandledrejection', 'reason'],
])('a message is shown if the browser cannot parse %s, but not after other errors', (_, event, property) => {
  const { note, listeners, fail } = openIn();
  listeners.get(event)?.({ [property]: fail('TypeError') });
  expect(note.hidden).toBe(true);
  listeners.get(event)?.({ [property]: fail('SyntaxError') });
  expect(note.hidden).toBe(false);
});
