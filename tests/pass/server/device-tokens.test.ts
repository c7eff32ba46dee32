import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceTokens } from '#server/platform/credentials/device-tokens.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tokens: DeviceTokens;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tokens = server.services.deviceTokens;
});
afterAll(() => server.stop());

const day = 24 * 3600 * 1000;
const now = new Date('2026-11-28T12:00:00.000Z');
const daysLater = (days: number): Date => new Date(now.getTime() + days * day);
/** Filters the accounts for which the browser's token is valid. */
const knownBy = (token: string | null, accounts: readonly number[], at = now): number[] =>
  accounts.filter((account) => tokens.deviceOf(token, account, at) !== undefined);

describe("the device token in a browser's cookie (VIS-02)", () => {
  test('has another device id in each browser, and is valid only for accounts that have logged in there', () => {
    const [one, other] = [tokens.add(null, 7, now), tokens.add(null, 7, now)];
    expect(tokens.deviceOf(one, 7, now)).toMatch(/^[\w-]{22}$/);
    expect(tokens.deviceOf(one, 7, now)).not.toBe(tokens.deviceOf(other, 7, now));
    expect(knownBy(one, [0, 1, 6, 7, 8, 77])).toEqual([7]);
  });

  test('has the same device id for all accounts that log in with the token, and does not contain their ids', () => {
    const first = tokens.add(null, 987_654, now);
    const both = tokens.add(first, 8, now);
    expect(knownBy(both, [987_654, 8])).toEqual([987_654, 8]);
    expect(tokens.deviceOf(both, 8, now)).toBe(tokens.deviceOf(first, 987_654, now));
    expect(both).not.toContain('987654');
  });

  test('is valid for a year after the latest log-in', () => {
    const token = tokens.add(null, 7, now);
    expect(knownBy(token, [7], daysLater(365))).toEqual([7]);
    expect(knownBy(token, [7], daysLater(366))).toEqual([]);
    expect(knownBy(tokens.add(token, 7, daysLater(300)), [7], daysLater(665))).toEqual([7]);
  });

  test('keeps the eight accounts that were used last', () => {
    const accounts = [1, 2, 3, 4, 5, 6, 7, 8, 1, 9, 9];
    let token: string | null = null;
    for (const account of accounts) token = tokens.add(token, account, now);
    expect(knownBy(token, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('is invalid if it was changed or was put together from two tokens', () => {
    const [mine, other] = [tokens.add(null, 7, now), tokens.add(null, 8, now)];
    const [device = '', madeOn = '', signature = ''] = mine.split('.');
    const [otherDevice = ''] = other.split('.');
    const later = String(Number(madeOn) + 1);
    const forged = [
      null,
      '',
      'x',
      device,
      `${device}.${madeOn}.`,
      `${device}.${later}.${signature}`,
      `${otherDevice}.${madeOn}.${signature}`,
      `${device}.${madeOn}.${'a'.repeat(43)}`,
      `${mine} `,
      `${mine}.`,
    ];
    for (const token of forged) expect([token, knownBy(token, [7])]).toEqual([token, []]);
    // An invalid token is replaced by a valid token at the next log-in.
    for (const token of forged) expect(knownBy(tokens.add(token, 7, now), [7])).toEqual([7]);
  });
});
