import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskSettings } from '#contract/endpoints/setting-desk.ts';
import { changeSystemConfigurations, systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { fees } from '#server/platform/db/schema.ts';
import { defaultNumbers } from '#server/platform/settings/number-settings.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

const clerk = 'operator@linka.example';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, clerk);
});
afterAll(() => server.stop());

const change = (body: unknown) => call(server, changeSystemConfigurations, { token, body });
const expectRefusal = (name: Parameters<typeof refusal>[2], body: unknown) =>
  refusal(server, changeSystemConfigurations, name, { token, body });
const readAll = () => call(server, deskSettings, { token });
async function read(name: string): Promise<DeskSetting> {
  const found = (await readAll()).find((setting) => setting.name === name);
  if (found === undefined) throw new Error(`expected the desk to have ${name}, got nothing of that name`);
  return found;
}

describe('the settings of the desk (OPD-03)', () => {
  test('are all flags, numbers and fees, and the settings from the environment', async () => {
    const names = (await readAll()).map(({ name }) => name);
    const expected = [...Object.keys(defaultFlags), ...Object.keys(defaultNumbers)];
    expect(names.toSorted()).toEqual([...expected, 'FEE_CARD_ISSUE', 'brand', 'paymentGateway'].toSorted());
  });

  test('are for the staff only', async () => {
    const { token: customer } = await freshAccount(server, 'adult');
    await refusal(server, deskSettings, 'FORBIDDEN', { token: customer });
    await refusal(server, deskSettings, 'UNAUTHENTICATED', {});
  });

  test('have a range, a default, and the history of their changes', async () => {
    expect(await read('E_WALLET_MAX_RECHARGE')).toMatchObject({
      kind: 'MONEY',
      least: 10_000,
      most: 300_000,
      value: 200_000,
      standard: 200_000,
      money: true,
      version: 0,
      changes: [],
    });
    await change({ numbers: { E_WALLET_MAX_RECHARGE: 250_000 } });
    await change({ numbers: { E_WALLET_MAX_RECHARGE: 240_000 } });
    const { version, ...changed } = await read('E_WALLET_MAX_RECHARGE');
    const made = { at: server.clock.now().toISOString(), by: clerk };
    expect(changed).toMatchObject({ value: 240_000, standard: 200_000 });
    expect(changed.changes).toMatchObject([
      { by: clerk, before: 250_000, after: 240_000 },
      { by: clerk, before: 200_000, after: 250_000 },
    ]);
    expect(changed.changes[0]?.at.slice(0, 10)).toBe(made.at.slice(0, 10));
    expect(version).toBeGreaterThan(0);
    expect((await read('E_WALLET_MAX_AMOUNT')).least).toBe(240_000);
    await change({ numbers: { E_WALLET_MAX_RECHARGE: 200_000 } });
  });

  test('have no new history entry if a change keeps the value', async () => {
    const before = await read('eWalletAllowed');
    await change({ eWalletAllowed: true });
    expect(await read('eWalletAllowed')).toEqual(before);
  });
});

describe('a change of the settings (OPD-03)', () => {
  test('can withhold pages, but not the list of orders', async () => {
    await change({ withheldPages: ['ticket-fare'] });
    expect((await read('withheldPages')).value).toEqual(['ticket-fare']);
    await expectRefusal('VALIDATION_ERROR', { withheldPages: ['order-list'] });
    await change({ withheldPages: [] });
  });

  test('can set the price of a fee', async () => {
    const { database } = server.services;
    await change({ fees: { CARD_ISSUE: 15_000 } });
    const [fee] = await database.select().from(fees).where(eq(fees.code, 'CARD_ISSUE'));
    expect(fee?.price).toBe(15_000);
    expect(await read('FEE_CARD_ISSUE')).toMatchObject({ value: 15_000, changes: [{ before: 13_000 }] });
    await expectRefusal('VALIDATION_ERROR', { fees: { CARD_LOSS: 100 } });
    await change({ fees: { CARD_ISSUE: 13_000 } });
  });

  test.each([
    ['above the number that limits it', { E_WALLET_MIN_RECHARGE: 200_001 }, { least: 100, most: 200_000 }],
    ['below the number that it limits', { E_WALLET_MAX_AMOUNT: 199_999 }, { least: 200_000, most: 100_000_000 }],
    ['beyond its own limits', { PASS_LIFETIME_IN_HOURS: 25 }, { least: 1, most: 24 }],
    ['below its own limits', { CART_LIFETIME_IN_MINUTES: 0 }, { least: 1, most: 52_704_000 }],
  ])('to a number %s is refused with the allowed range', async (_, numbers, range) => {
    expect((await expectRefusal('SETTING_OUT_OF_RANGE', { numbers })).metadata).toMatchObject(range);
  });

  test('is checked with both new values if two numbers change at once', async () => {
    await change({ numbers: { E_WALLET_MAX_RECHARGE: 400_000, E_WALLET_MAX_AMOUNT: 500_000 } });
    await change({ numbers: { E_WALLET_MAX_RECHARGE: 200_000, E_WALLET_MAX_AMOUNT: 300_000 } });
  });

  test('changes nothing at all if a part of it is refused', async () => {
    await expectRefusal('SETTING_OUT_OF_RANGE', { eWalletAllowed: false, numbers: { PASS_LIFETIME_IN_HOURS: 25 } });
    await expectRefusal('VALIDATION_ERROR', { eWalletAllowed: false, numbers: { SOMETHING: 1 } });
    expect((await call(server, systemConfigurations)).eWalletAllowed).toBe(true);
  });

  test('is refused only if somebody else has changed the same setting since it was shown', async () => {
    const { version } = await read('isIsicAllowed');
    const other = await read('ticketFareAllowed');
    await change({ isIsicAllowed: false, seen: { isIsicAllowed: version } });
    expect(
      (await expectRefusal('SETTING_CHANGED', { isIsicAllowed: true, seen: { isIsicAllowed: version } })).metadata,
    ).toEqual({ name: 'isIsicAllowed' });
    await change({ ticketFareAllowed: false, seen: { ticketFareAllowed: other.version } });
    await change({ isIsicAllowed: true, ticketFareAllowed: true });
  });
});
