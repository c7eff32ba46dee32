import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Supplier } from '#contract/entities/supplier.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import { offeredLanguages, type OfferedLanguages } from '#rules/offered-languages.ts';
import { briefMemo } from '../cache/brief-memo.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { signsPasses } from '../configuration/signs-passes.ts';
import type { Database } from '../db/database.ts';
import { inArray, sql } from '../db/orm.ts';
import { settings as settingsTable } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { namedValue } from '../i18n/named-value.ts';
import { tokenizationGatewayUrl } from '../remote/gateway-addresses.ts';
import { numberLimit } from './number-limits.ts';
import { defaultNumbers, isNumberSetting } from './number-settings.ts';
import type { Settings, SettingValues } from './settings.ts';
import { exampleSupplier } from './supplier.ts';
import { defaultFlags, isFlagName, SystemFlags } from './system-flags.ts';

const keptMilliseconds = 250;
/** Each call needs the languages, so they are cached longer: no call must wait for a query for them. */
const languagesKeptMilliseconds = 5000;
const Figure = v.pipe(v.number(), v.integer(), v.minValue(0));

function flawOf(name: string, value: unknown): string | undefined {
  if (isNumberSetting(name)) {
    const most = numberLimit(name);
    return v.is(Figure, value) && value <= most
      ? undefined
      : `${name}: is not a whole number from 0 to ${String(most)}`;
  }
  if (!isFlagName(name)) return `${name}: is no setting`;
  return v.is(SystemFlags.entries[name], value) ? undefined : `${name}: has the wrong form`;
}

/** Replaces the defaults by the stored settings. Invalid rows are ignored, so that they cannot stop the shop. */
function overlay(rows: readonly { name: string; value: unknown }[], logger: Logger): SettingValues {
  const fitting = rows.filter(({ name, value }) => {
    const flaw = flawOf(name, value);
    if (flaw !== undefined) logger.warn({ setting: name }, 'a setting in the database is ignored');
    return flaw === undefined;
  });
  const changed = Object.fromEntries(fitting.map(({ name, value }) => [name, value]));
  const flags = v.parse(SystemFlags, { ...defaultFlags, ...changed });
  const numbers = { ...defaultNumbers };
  for (const { name, value } of fitting) if (isNumberSetting(name) && typeof value === 'number') numbers[name] = value;
  return { flags, numbers };
}

/** Writes the rows in the order of their names, so that two simultaneous changes cannot deadlock. */
async function write(database: Database, values: Readonly<Record<string, unknown>>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => ({ name, value }));
  const kept = changes.filter(({ value }) => value !== null).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const reset = changes.filter(({ value }) => value === null).map(({ name }) => name);
  await database.transaction(async (transaction) => {
    if (reset.length > 0) await transaction.delete(settingsTable).where(inArray(settingsTable.name, reset));
    if (kept.length === 0) return;
    await transaction
      .insert(settingsTable)
      .values(kept)
      .onConflictDoUpdate({ target: settingsTable.name, set: { value: sql`excluded.value` } });
  });
}

/**
 * The settings. Each instance reads the table at most four times a second. If another instance changes the languages,
 * this instance uses them after five seconds at the latest.
 *
 * @param paymentGatewayUrl the address to which browsers are sent for a payment
 */
export function createSettings(configuration: Configuration, paymentGatewayUrl: string, logger: Logger): Settings {
  const memo = briefMemo<SettingValues>(keptMilliseconds);
  const languagesMemo = briefMemo<OfferedLanguages>(languagesKeptMilliseconds);
  const supplierOf = ({ supplier }: SystemFlags): Supplier | null =>
    supplier ?? (configuration.sandbox ? exampleSupplier : null);
  const values = (database: Database): Promise<SettingValues> =>
    memo.get(async () => overlay(await database.select().from(settingsTable), logger));
  const forget = (): void => {
    memo.forget();
    languagesMemo.forget();
  };
  let languages = offeredLanguages(defaultFlags);
  return {
    async languages(database) {
      try {
        languages = await languagesMemo.get(async () => offeredLanguages((await values(database)).flags));
      } catch (error) {
        logger.warn({ error }, 'the languages could not be read; the last known ones are used');
      }
      return languages;
    },
    async systemConfiguration(database) {
      const all = (await values(database)).flags;
      const { withheldPages: _, supplier: __, ...flags } = all;
      const isSold = (name: PaymentType): boolean => name !== 'INVOICE' || supplierOf(all) !== null;
      return {
        ...flags,
        brand: configuration.brand,
        paymentGateway: configuration.paymentGateway,
        // Without extensions, config.json names the gateways (server/platform/static/page-configuration.ts).
        ...(configuration.extensions.length === 0
          ? { paymentGatewayUrl: null, tokenizationGatewayUrl: null }
          : { paymentGatewayUrl, tokenizationGatewayUrl: tokenizationGatewayUrl(configuration) ?? null }),
        allowedPaymentTypes: flags.allowedPaymentTypes
          .filter(isSold)
          .map((name) => namedValue(flags.defaultLanguage, 'paymentType', name)),
        offlinePassAllowed: signsPasses(configuration),
        extensions: [...configuration.extensions],
        sandbox: configuration.sandbox,
      };
    },
    withheldPages: async (database) => (await values(database)).flags.withheldPages,
    supplier: async (database) => supplierOf((await values(database)).flags),
    number: async (database, name) => (await values(database)).numbers[name],
    numbers: async (database) => (await values(database)).numbers,
    all: values,
    forget,
    async change(database, changes) {
      const flaws = Object.entries(changes).flatMap(([name, value]) =>
        value === null ? [] : (flawOf(name, value) ?? []),
      );
      if (flaws.length > 0) throw new ApiError('VALIDATION_ERROR', { errors: flaws });
      await write(database, changes);
      forget();
    },
  };
}
