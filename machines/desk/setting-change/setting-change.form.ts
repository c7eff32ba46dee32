import * as v from 'valibot';
import { flagChanges, FooterLinks } from '#contract/entities/configuration-changes.ts';
import type { DeskSetting, SettingValue } from '#contract/entities/desk-setting.ts';
import { Supplier } from '#contract/entities/supplier.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import { parseMoney, typedMoney } from '#rules/money.ts';
import type { EnteredSetting, SettingProblem, SettingProblems } from './setting-change.types.ts';

/**
 * For each setting of the kind FIELDS: the schemas of its fields. A schema allows null if the field may be left empty.
 */
const fieldSchemas: Readonly<Record<string, Readonly<Record<string, v.GenericSchema<unknown, string | null>>>>> = {
  supplier: Supplier.entries,
  footerLinks: FooterLinks.entries,
};

type SettingField = keyof (typeof Supplier.entries & typeof FooterLinks.entries);

const fieldNames: Readonly<Record<string, readonly SettingField[]>> = {
  supplier: v.keyof(Supplier).options,
  footerLinks: v.keyof(FooterLinks).options,
};

/** The names of the fields of a setting of the kind FIELDS. */
export const settingFields = ({ name }: Pick<DeskSetting, 'name'>): readonly SettingField[] => fieldNames[name] ?? [];

const schemaOf = (setting: string, field: string): v.GenericSchema<unknown, string | null> =>
  fieldSchemas[setting]?.[field] ?? v.nullable(v.string());

const isNullable = (setting: string, field: string): boolean => v.is(schemaOf(setting, field), null);

/** Whether a field of a setting may be left empty. */
export const isFieldOptional = (setting: string, field: string): boolean =>
  isNullable(setting, field) || v.is(schemaOf(setting, field), '');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The chosen names of a setting of the kind CHOICES. */
export const chosenOf = ({ value = '' }: EnteredSetting): readonly string[] =>
  value.split(' ').filter((name) => name !== '');

/** A value as texts for the fields of the setting. */
export function enteredOf(
  setting: Pick<DeskSetting, 'name' | 'kind'>,
  value: SettingValue,
  { language }: MoneyNotation,
): EnteredSetting {
  if (setting.kind === 'FIELDS') {
    const texts = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    return Object.fromEntries(settingFields(setting).map((field) => [field, texts[field] ?? '']));
  }
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeof one === 'number' ? typedMoney(one, language) : one));
    return { value: texts.join(setting.kind === 'CHOICES' ? ' ' : '\n') };
  }
  if (typeof value === 'number')
    return { value: setting.kind === 'MONEY' ? typedMoney(value, language) : String(value) };
  if (typeof value === 'boolean') return { value: value ? 'on' : 'off' };
  return { value: typeof value === 'string' ? value : '' };
}

export type ReadSetting = { readonly value: SettingValue } | { readonly problems: SettingProblems };

const valueProblem = (problem: SettingProblem): ReadSetting => ({ problems: { value: problem } });

function readInRange(value: number, { least, most }: Pick<DeskSetting, 'least' | 'most'>): ReadSetting {
  if (least !== null && value < least) return valueProblem('TOO_LOW');
  return most !== null && value > most ? valueProblem('TOO_HIGH') : { value };
}

function readAmounts(text: string, notation: MoneyNotation): ReadSetting {
  const parsed = linesOf(text).map((line) => parseMoney(line, notation));
  const amounts = parsed.flatMap((one) => ('amount' in one && one.amount > 0 ? [one.amount] : []));
  if (amounts.length < parsed.length) return valueProblem('NOT_AN_AMOUNT');
  return v.is(flagChanges.offeredRecharges, amounts) ? { value: amounts } : valueProblem('TOO_MANY');
}

function readAddresses(text: string): ReadSetting {
  const addresses = linesOf(text);
  return v.is(flagChanges.redirectAllowList, addresses) ? { value: addresses } : valueProblem('NOT_AN_ADDRESS');
}

/** The fields IBAN and BIC may also be typed in groups and in small letters. */
const inCapitals: ReadonlySet<string> = new Set(['iban', 'bic']);

function readField(setting: string, field: string, text: string): string | null {
  const plain = inCapitals.has(field) ? text.replaceAll(/\s/g, '').toUpperCase() : text.trim();
  return plain === '' && isNullable(setting, field) ? null : plain;
}

function readFields(
  { name }: Pick<DeskSetting, 'name'>,
  entered: EnteredSetting,
  fields: readonly string[],
): ReadSetting {
  const texts = Object.fromEntries(fields.map((field) => [field, readField(name, field, entered[field] ?? '')]));
  const problems: Record<string, SettingProblem> = {};
  for (const field of fields) {
    const text = texts[field] ?? null;
    if (!v.is(schemaOf(name, field), text)) problems[field] = text === '' ? 'REQUIRED' : 'WRONG';
  }
  return Object.keys(problems).length === 0 ? { value: texts } : { problems };
}

/** The entered value, or the errors of the fields by their names. */
export function readEntered(setting: DeskSetting, entered: EnteredSetting, notation: MoneyNotation): ReadSetting {
  const { value: text = '' } = entered;
  switch (setting.kind) {
    case 'SWITCH':
      return { value: text === 'on' };
    case 'NUMBER':
    case 'PERCENTAGE':
      return /^\d{1,12}$/.test(text.trim()) ? readInRange(Number(text), setting) : valueProblem('NOT_A_NUMBER');
    case 'MONEY': {
      const parsed = parseMoney(text, notation);
      return 'amount' in parsed ? readInRange(parsed.amount, setting) : valueProblem('NOT_AN_AMOUNT');
    }
    case 'CHOICES': {
      const chosen = new Set(chosenOf(entered));
      return { value: setting.choices.filter((name) => chosen.has(name)) };
    }
    case 'AMOUNTS':
      return readAmounts(text, notation);
    case 'ADDRESSES':
      return readAddresses(text);
    case 'FIELDS':
      return readFields(setting, entered, settingFields(setting));
    case 'CHOICE':
    case 'FIXED':
      return { value: text };
  }
}
