import { isDeepStrictEqual } from 'node:util';
import type { SystemConfigurationChanges } from '#contract/entities/configuration-changes.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import { inArray, max } from '../db/orm.ts';
import { settingChanges } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import { numberRange } from '../settings/number-limits.ts';
import { isNumberSetting } from '../settings/number-settings.ts';
import { refuseCurrencyChange } from '../settings/refuse-currency-change.ts';
import type { SettingValues } from '../settings/settings.ts';
import { feeSetting, readFees, writeFees } from './fee-settings.ts';
import { settingVersion } from './setting-version.ts';

interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

async function refuseUnseen(
  transaction: Database,
  changes: readonly Change[],
  seen: Readonly<Record<string, number>>,
): Promise<void> {
  const names = changes.map(({ name }) => name).filter((name) => Object.hasOwn(seen, name));
  const rows = await transaction
    .select({ name: settingChanges.name, version: max(settingChanges.id) })
    .from(settingChanges)
    .where(inArray(settingChanges.name, names))
    .groupBy(settingChanges.name);
  const versions = new Map(rows.map(({ name, version }) => [name, settingVersion(version)]));
  const unseen = names.find((name) => settingVersion(versions.get(name)) !== seen[name]);
  if (unseen !== undefined) throw new ApiError('SETTING_CHANGED', { metadata: { name: unseen } });
}

/** Each changed number is checked against the future values of the other numbers. */
function refuseOutOfRange(changed: Readonly<Record<string, number>>, { numbers }: SettingValues): void {
  const then = { ...numbers, ...changed };
  for (const [name, value] of Object.entries(changed)) {
    if (!isNumberSetting(name)) throw new ApiError('VALIDATION_ERROR', { errors: [`numbers.${name}: is no number`] });
    const { least, most } = numberRange(name, then);
    if (value < least || value > most) throw new ApiError('SETTING_OUT_OF_RANGE', { metadata: { name, least, most } });
  }
}

function refuseUnknown(member: 'fees' | 'seen', given: object, known: ReadonlySet<string>): void {
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) throw new ApiError('VALIDATION_ERROR', { errors: [`${member}.${unknown}: is none here`] });
}

interface ChangeCall {
  readonly services: Services;
  readonly caller: { readonly username: string };
  readonly now: Date;
}

async function changeWithin(
  transaction: Database,
  { services: { settings }, caller, now }: ChangeCall,
  { seen = {}, numbers = {}, fees = {}, ...flags }: SystemConfigurationChanges,
): Promise<void> {
  await lockText(transaction, 'settings');
  settings.forget();
  const before = await settings.all(transaction);
  const prices = new Map((await readFees(transaction)).map(({ code, price }) => [code, price]));
  refuseUnknown('fees', fees, new Set(prices.keys()));
  refuseOutOfRange(numbers, before);
  if (flags.currency !== undefined) await refuseCurrencyChange(transaction, flags.currency);
  const values: Readonly<Record<string, unknown>> = { ...before.flags, ...before.numbers };
  const submitted = [
    ...Object.entries({ ...flags, ...numbers }).map(([name, after]) => ({ name, before: values[name], after })),
    ...Object.entries(fees).map(([code, after]) => ({ name: feeSetting(code), before: prices.get(code), after })),
  ];
  refuseUnknown('seen', seen, new Set(submitted.map(({ name }) => name)));
  const changes = submitted.filter(({ before: was, after }) => !isDeepStrictEqual(was, after));
  await refuseUnseen(transaction, changes, seen);
  if (changes.length === 0) return;
  await settings.change(transaction, { ...flags, ...numbers });
  await writeFees(transaction, fees);
  const made = { at: now, by: caller.username };
  await transaction.insert(settingChanges).values(changes.map((change) => ({ ...change, ...made })));
}

/**
 * Applies the staff's changes of settings, all or none, and records who changed what (OPD-03). Throws ApiError
 * SETTING_CHANGED if a setting has a newer version than the submitted version, SETTING_OUT_OF_RANGE, CURRENCY_IN_USE,
 * and VALIDATION_ERROR for an unknown number or fee, and for a version that is submitted without its setting.
 */
export async function changeSettings(call: ChangeCall, changes: SystemConfigurationChanges): Promise<void> {
  const { database, settings } = call.services;
  try {
    await database.transaction((transaction) => changeWithin(transaction, call, changes));
  } finally {
    settings.forget();
  }
}
