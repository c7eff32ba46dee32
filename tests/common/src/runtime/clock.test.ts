import { describe, expect, it } from 'vitest';
import { createShopClock } from '#runtime/clock.ts';

const device = Date.UTC(2026, 10, 21, 8);

describe("the shop's clock", () => {
  it("shows the device's time until the server's time is known", () => {
    const clock = createShopClock(() => device);
    expect([clock.now(), clock.isKnown()]).toEqual([device, false]);
  });

  it("shows the server's time, and continues with the device's clock", () => {
    let time = device;
    const clock = createShopClock(() => time);
    clock.correct(device + 3_600_000);
    time += 1000;
    expect([clock.now(), clock.isKnown()]).toEqual([device + 3_601_000, true]);
  });

  it.each([
    [500, 0],
    [-500, 0],
    [501, 501],
    [-501, -501],
  ])('corrected by %i ms is ahead by %i ms: a very small difference is ignored', (difference, ahead) => {
    const clock = createShopClock(() => device);
    clock.correct(device + difference);
    expect(clock.now() - device).toBe(ahead);
  });

  it("compares the server's time with its own time, also after an earlier correction", () => {
    const clock = createShopClock(() => device);
    clock.correct(device + 60_000);
    clock.correct(device + 60_400);
    expect(clock.now()).toBe(device + 60_000);
    clock.correct(device);
    expect(clock.now()).toBe(device);
  });

  it.each([
    ['2026-11-21T22:59:59.000Z', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['2026-07-01T21:59:59.000Z', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ])("at %s the operator's day is %s", (moment, day) => {
    expect(createShopClock(() => Date.parse(moment)).today()).toBe(day);
  });
});
