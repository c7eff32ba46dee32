import { expect, it } from 'vitest';
import { anySignal } from '#runtime/any-signal.ts';

it.each([0, 1])('a combined signal is aborted by signal number %i, with its reason', (index) => {
  const controllers = [new AbortController(), new AbortController()];
  const signal = anySignal(controllers.map((one) => one.signal));
  expect(signal.aborted).toBe(false);
  controllers[index]?.abort('first');
  controllers[1 - index]?.abort('second');
  expect([signal.aborted, signal.reason]).toEqual([true, 'first']);
});

it('a combined signal is aborted at once if one of the signals is aborted already', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before');
});
