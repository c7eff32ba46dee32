import { describe, expect, it } from 'vitest';
import { createPassClock } from '../../../src/runtime/pass-clock.ts';

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
});
