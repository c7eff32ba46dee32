// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideToasts } from '#app/toasts/toasts.actors.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("toasts end by the device's own clock, within a quarter of a second (TST-02)", () => {
  const actor = createActor(provideToasts()).start();
  actor.send({ type: 'show', toast: { messageId: 'cart.removed', colour: 'success', timeout: 4000 } });
  const shown = () => actor.getSnapshot().context.toasts.length;
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(250);
  expect(shown()).toBe(0);
});
