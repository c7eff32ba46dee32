import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPassClock } from '#runtime/pass-clock.ts';

const start = Date.UTC(2026, 10, 21, 13, 5);
const hour = 3_600_000;

/** A device whose clock can be changed, and which also has a monotonic clock. */
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

  it("follows the server, also if the device's clock is wrong", () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start + hour);
    phone.pass(1000);
    expect(clock.now()).toBe(start + hour + 1000);
    clock.correct(start - hour);
    expect(clock.now()).toBe(start - hour);
  });

  it('continues when the device’s clock is set back while the page is open', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start);
    phone.set(start - 20 * hour);
    phone.pass(hour);
    expect(clock.now()).toBe(start + hour);
    phone.pass(hour);
    expect(clock.now()).toBe(start + 2 * hour);
  });

  it('continues after a sleep, during which only the device’s clock runs', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start);
    phone.sleep(3 * hour);
    expect(clock.now()).toBe(start + 3 * hour);
  });

  it("continues on the next page from the stored time, even if the device's clock was set back meanwhile", () => {
    const phone = device();
    const before = phone.clock();
    before.correct(start + 5000);
    phone.pass(hour);
    before.now();
    phone.set(start - 48 * hour);
    const after = phone.clock();
    after.continueFrom(before.known());
    expect(after.now()).toBe(start + hour + 5000);
  });

  it("follows the device's clock until it gets another time, but never runs backwards", () => {
    vi.useFakeTimers({ now: start });
    const clock = createPassClock();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(start + 1000);
    vi.setSystemTime(start - hour);
    expect(clock.now()).toBe(start + 1000);
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(start + 2000);
  });

  it('stores how far the server was ahead, and the latest time', () => {
    const phone = device();
    const clock = phone.clock();
    expect(clock.known()).toEqual({ ahead: 0, latest: 0 });
    clock.correct(start + 5000);
    expect(clock.known()).toEqual({ ahead: 5000, latest: start + 5000 });
    phone.pass(hour);
    expect(clock.now()).toBe(start + hour + 5000);
    expect(clock.known()).toEqual({ ahead: 5000, latest: start + hour + 5000 });
  });

  it('does not go back to an earlier time that another page has stored', () => {
    const phone = device();
    const clock = phone.clock();
    clock.correct(start + 2 * hour);
    clock.continueFrom({ ahead: 0, latest: start + hour });
    expect(clock.now()).toBe(start + 2 * hour);
  });

  it("is as far ahead of the device's clock as the page before has stored, and continues from there", () => {
    const phone = device();
    const clock = phone.clock();
    phone.pass(hour);
    clock.continueFrom({ ahead: 5000, latest: start });
    expect(clock.now()).toBe(start + hour + 5000);
    phone.set(start - 20 * hour);
    clock.continueFrom({ ahead: 0, latest: start + 3 * hour });
    phone.pass(1000);
    expect(clock.now()).toBe(start + 3 * hour + 1000);
  });
});
