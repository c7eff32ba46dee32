import { expect, it, vi } from 'vitest';
import { awaitOther } from '#server/purchase/payments/await-other.ts';
import { replaceWaits } from './support/waits.ts';

const isBusy = (read: number) => read < 3;

it('does not wait if no other request works on the value', async () => {
  const waits = replaceWaits();
  const readAgain = vi.fn(async () => 0);
  expect(await awaitOther(3, isBusy, readAgain)).toBe(3);
  expect(readAgain).not.toHaveBeenCalled();
  expect(waits).toEqual([]);
});

it('reads the value again every 100 ms until the other request has ended', async () => {
  const waits = replaceWaits();
  expect(await awaitOther<number>(1, isBusy, async (last) => last + 1)).toBe(3);
  expect(waits).toEqual([100, 100]);
});

it('stops after five seconds, and returns the last value', async () => {
  const waits = replaceWaits();
  expect(await awaitOther<number>(0, isBusy, async (last) => last - 1)).toBe(-50);
  expect(waits.reduce<number>((sum, delay) => sum + Number(delay), 0)).toBe(5000);
});
