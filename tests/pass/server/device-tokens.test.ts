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
const after = (days: number): Date => new Date(now.getTime() + days * day);
/** For which of the accounts a token is a proof. */
const knownBy = (token: string | null, accounts: readonly number[], at = now): number[] =>
  accounts.filter((account) => tokens.deviceOf(token, account, at) !== undefined);

describe('what a browser keeps of log-ins (VIS-02)', () => {
  test('is another device for each browser, and a proof for no other account', () => {
    const [one, other] = [tokens.add(null, 7, now), tokens.add(null, 7, now)];
    expect(tokens.deviceOf(one, 7, now)).toMatch(/^[\w-]{22}$/);
    expect(tokens.deviceOf(one, 7, now)).not.toBe(tokens.deviceOf(other, 7, now));
    expect(knownBy(one, [0, 1, 6, 7, 8, 77])).toEqual([7]);
  });

  test('has the same device for all accounts that log in with it, and names none of them', () => {
    const first = tokens.add(null, 987_654, now);
    const both = tokens.add(first, 8, now);
    expect(knownBy(both, [987_654, 8])).toEqual([987_654, 8]);
    expect(tokens.deviceOf(both, 8, now)).toBe(tokens.deviceOf(first, 987_654, now));
    expect(both).not.toContain('987654');
  });

  test('proves a log-in for a year, and a later one from then on', () => {
    const token = tokens.add(null, 7, now);
    expect(knownBy(token, [7], after(365))).toEqual([7]);
    expect(knownBy(token, [7], after(366))).toEqual([]);
    expect(knownBy(tokens.add(token, 7, after(300)), [7], after(665))).toEqual([7]);
  });

  test('has the eight accounts that were used last', () => {
    const accounts = [1, 2, 3, 4, 5, 6, 7, 8, 1, 9, 9];
    let token: string | null = null;
    for (const account of accounts) token = tokens.add(token, account, now);
    expect(knownBy(token, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('proves nothing when it was changed, or put together from two', () => {
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
    // What is not a token becomes one all the same.
    for (const token of forged) expect(knownBy(tokens.add(token, 7, now), [7])).toEqual([7]);
  });
});
