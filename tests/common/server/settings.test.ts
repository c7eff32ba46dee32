import { inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { createLogger } from '#server/logger.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { settings as settingsTable } from '#server/platform/db/schema.ts';
import { createSettings } from '#server/platform/settings/create-settings.ts';
import { operatorCurrency } from '#server/platform/settings/operator-currency.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let lines: string[];
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const database = () => server.services.database;
/** The settings of another instance, which has not read them yet. */
function newSettings() {
  lines = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  return createSettings(server.services.configuration, 'https://gateway.example', logger);
}
const stored = [
  'CART_LIFETIME_IN_MINUTES',
  'CART_MAXIMUM_ITEMS',
  'ISIC_PRICE_PERCENTAGE',
  'eWalletAllowed',
  'withoutMeaning',
  'currency',
  'defaultLanguage',
  'multiLocalization',
];
const store = (values: Readonly<Record<string, unknown>>) =>
  database()
    .insert(settingsTable)
    .values(Object.entries(values).map(([name, value]) => ({ name, value })));
afterEach(async () => {
  vi.useRealTimers();
  await database().delete(settingsTable).where(inArray(settingsTable.name, stored));
});

describe('the stored settings', () => {
  test('replace the defaults; an invalid value is ignored, and the log contains its name without the value', async () => {
    await store({
      CART_LIFETIME_IN_MINUTES: -5,
      CART_MAXIMUM_ITEMS: 12,
      eWalletAllowed: 'sometimes',
      withoutMeaning: 'secret',
    });
    const settings = newSettings();
    const { CART_LIFETIME_IN_MINUTES, CART_MAXIMUM_ITEMS } = await settings.numbers(database());
    expect([CART_LIFETIME_IN_MINUTES, CART_MAXIMUM_ITEMS]).toEqual([30, 12]);
    expect((await settings.systemConfiguration(database())).eWalletAllowed).toBe(true);
    const named = lines.map((line) => (JSON.parse(line) as { setting: string }).setting);
    expect(named.toSorted()).toEqual(['CART_LIFETIME_IN_MINUTES', 'eWalletAllowed', 'withoutMeaning']);
    expect(lines.join('\n')).not.toMatch(/sometimes|secret/);
  });

  test.each([
    ['ISIC_PRICE_PERCENTAGE', 0, 100],
    ['CART_MAXIMUM_ITEMS', 0, 100_000_000],
  ])('accept %s from %i to %i', async (name, least, most) => {
    const settings = newSettings();
    for (const value of [least, most]) {
      await settings.change(database(), { [name]: value });
      expect(await settings.numbers(database())).toMatchObject({ [name]: value });
    }
    for (const value of [least - 1, most + 1, 0.5])
      await expect(settings.change(database(), { [name]: value })).rejects.toMatchObject({
        message: 'VALIDATION_ERROR',
      });
  });

  test('give the default currency if the stored currency is unknown', async () => {
    const current = async () =>
      (await rowsOf<{ current: string }>(database(), sql`select ${operatorCurrency} as current`))[0];
    await store({ currency: 'JPY' });
    expect(await current()).toEqual({ current: 'CZK' });
    await database()
      .update(settingsTable)
      .set({ value: 'EUR' })
      .where(inArray(settingsTable.name, ['currency']));
    expect(await current()).toEqual({ current: 'EUR' });
  });
});

describe('the offered languages', () => {
  const polish = { defaultLanguage: 'pl', multiLocalization: false };

  test('are used within five seconds after another instance has changed them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const settings = newSettings();
    expect(await settings.languages(database())).toEqual(locales);
    await newSettings().change(database(), polish);
    vi.advanceTimersByTime(5000);
    expect(await settings.languages(database())).toEqual(['pl']);
  });

  test('are the languages read last if the database does not answer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const settings = newSettings();
    await settings.change(database(), polish);
    expect(await settings.languages(database())).toEqual(['pl']);
    vi.advanceTimersByTime(60_000);
    const silent = {
      select: () => {
        throw new Error('no connection');
      },
    } as unknown as Database;
    expect(await settings.languages(silent)).toEqual(['pl']);
    expect(lines.join('\n')).toContain('the last known ones are used');
  });
});
