// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { createShopClock } from '#runtime/clock.ts';
import { newDaysBy, createTicks } from '#runtime/ticks.ts';

const start = Date.UTC(2026, 10, 21, 8);
const clock = createShopClock(() => Date.now());

function listen(...options: [interval?: { readonly interval?: number; readonly silent?: () => boolean }]) {
  const received: AnyEventObject[] = [];
  const machine = setup({ actors: { ticks: createTicks(clock, ...options) } }).createMachine({
    invoke: { src: 'ticks' },
    on: { tick: { actions: ({ event }) => void received.push(event) } },
  });
  return { received, actor: createActor(machine).start() };
}

describe('ticks', () => {
  beforeEach(() => vi.useFakeTimers({ now: start }));
  afterEach(() => vi.useRealTimers());

  it("are sent each second, with the shop's time", () => {
    const { received } = listen();
    vi.advanceTimersByTime(999);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1001);
    expect(received).toEqual([
      { type: 'tick', now: start + 1000 },
      { type: 'tick', now: start + 2000 },
    ]);
  });

  it('are sent in the given interval', () => {
    const { received } = listen({ interval: 250 });
    vi.advanceTimersByTime(500);
    expect(received).toHaveLength(2);
  });

  it('are not sent while `silent` returns true', () => {
    let isSilent = true;
    const { received } = listen({ silent: () => isSilent });
    vi.advanceTimersByTime(1000);
    window.dispatchEvent(new Event('focus'));
    expect(received).toEqual([]);
    isSilent = false;
    vi.advanceTimersByTime(1000);
    expect(received).toHaveLength(1);
  });

  it.each(['visibilitychange', 'focus', 'pageshow'])('are sent at once at %s (SES-07)', (name) => {
    const { received } = listen();
    window.dispatchEvent(new Event(name));
    expect(received).toEqual([{ type: 'tick', now: start }]);
  });

  it('end when their machine is stopped', () => {
    const { received, actor } = listen();
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
    const added = vi.spyOn(received, 'push');
    for (const name of ['visibilitychange', 'focus', 'pageshow']) window.dispatchEvent(new Event(name));
    expect(added).not.toHaveBeenCalled();
  });

  it('remove all their listeners', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    listen().actor.stop();
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });
});

describe('new days', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 22, 59, 50) }));
  afterEach(() => vi.useRealTimers());

  it("are sent repeatedly after midnight in the operator's time zone", () => {
    const received: AnyEventObject[] = [];
    const machine = setup({ actors: { calendar: newDaysBy(clock) } }).createMachine({
      invoke: { src: 'calendar', input: { today: '2026-11-21' } },
      on: { newDay: { actions: ({ event }) => void received.push(event) } },
    });
    const actor = createActor(machine).start();
    vi.advanceTimersByTime(5000);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(received).toEqual(Array.from({ length: 2 }, () => ({ type: 'newDay', today: '2026-11-22' })));
    actor.stop();
  });
});
