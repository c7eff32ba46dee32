import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPassClock } from '#runtime/pass-clock.ts';

const start = Date.UTC(2026, 10, 21, 13, 5);
const hour = 3_600_000;

/** A device whose clock can be set, and that knows how long it has been running. */
function device() {
  let wall = start;
  let steady = 0;
  return {
    clock: () =>
      createPassClock(
        () => wall,
        () => steady,
      ),
    pass: (milliseconds: number) => {
      wall += milliseconds;
      steady += milliseconds;
    },
    sleep: (milliseconds: number) => {
      wall += milliseconds;
    },
    set: (moment: number) => {
      wall = moment;
    },
  };
}

describe('the clock of passes (PAS-02)', () => {
  afterEach(() => vi.useRealTimers());

  it('follows the server, also when the device is wrong', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start + hour);
    phone.pass(1000);
    expect(clock.now()).toBe(start + hour + 1000);
    clock.correct(start - hour);
    expect(clock.now()).toBe(start - hour);
  });

  it('goes on when the device’s clock is set back while the page is open', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start);
    phone.set(start - 20 * hour);
    phone.pass(hour);
    expect(clock.now()).toBe(start + hour);
    phone.pass(hour);
    expect(clock.now()).toBe(start + 2 * hour);
  });

  it('goes on after a sleep, in which only the device’s clock goes on', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start);
    phone.sleep(3 * hour);
    expect(clock.now()).toBe(start + 3 * hour);
  });

  it('begins on the next page with what the last one has kept, when the clock was set back between them', () => {
    const phone = device();
    const before = phone.clock();
    before.correct(start + 5000);
    phone.pass(hour);
    before.now();
    phone.set(start - 48 * hour);
    const after = phone.clock();
    after.goOnFrom(before.known());
    expect(after.now()).toBe(start + hour + 5000);
  });

  it('goes by the device before it knows anything else', () => {
    vi.useFakeTimers({ now: start });
    const clock = createPassClock();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(start + 1000);
    vi.setSystemTime(start - hour);
    expect(clock.now()).toBe(start + 1000);
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(start + 2000);
  });

  it('keeps how far the server was ahead, and the latest moment', () => {
    const phone = device();
    const clock = phone.clock();
    expect(clock.known()).toEqual({ ahead: 0, latest: 0 });
    clock.correct(start + 5000);
    expect(clock.known()).toEqual({ ahead: 5000, latest: start + 5000 });
    phone.pass(hour);
    expect(clock.now()).toBe(start + hour + 5000);
    expect(clock.known()).toEqual({ ahead: 5000, latest: start + hour + 5000 });
  });

  it('does not go back to an earlier moment that another page has kept', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start + 2 * hour);
    clock.goOnFrom({ ahead: 0, latest: start + hour });
    expect(clock.now()).toBe(start + 2 * hour);
  });

  it('is ahead of the device as the last page was, and goes on from then', () => {
    const phone = device();
    const clock = phone.clock();
    phone.pass(hour);
    clock.goOnFrom({ ahead: 5000, latest: start });
    expect(clock.now()).toBe(start + hour + 5000);
    phone.set(start - 20 * hour);
    clock.goOnFrom({ ahead: 0, latest: start + 3 * hour });
    phone.pass(1000);
    expect(clock.now()).toBe(start + 3 * hour + 1000);
  });
});
