import { moneySigns, type MoneyNotation } from './money-notation.ts';

export type MoneyProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'TOO_LARGE';

export type ParsedMoney = { readonly amount: number } | { readonly problem: MoneyProblem };

/**
 * Whole units (with or without spaces between groups of three), decimals after a comma or a dot. `\s` also matches
 * no-break spaces.
 */
const written = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,](\d*))?$/;
const mostWholeDigits = 9;

/** For each group sign: the pattern of amounts in groups of three digits. */
const grouped: Readonly<Partial<Record<string, RegExp>>> = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
};

/**
 * Removes the language's comma or dot between groups: `1,500` is fifteen hundred in English. If the sign cannot separate
 * groups, it separates the decimals, because the number keys of some telephones have no other sign: `1,5`.
 */
const withoutGroups = (text: string, group: string): string =>
  grouped[group]?.test(text) ? text.replaceAll(group, '') : text;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Removes the name of the currency before or after the number. */
function withoutCurrency(text: string, names: readonly string[]): string {
  for (const name of names) {
    if (isSame(text.slice(0, name.length), name)) return text.slice(name.length).trimStart();
    if (isSame(text.slice(-name.length), name)) return text.slice(0, -name.length).trimEnd();
  }
  return text;
}

/**
 * Parses a typed amount (`1 234,50`, `1234.5`, and in the format of the page: `CZK 1,234.50`) to minor units
 * (hundredths) without floating-point fractions. The caller checks the sign and any limit below ±999,999,999.99.
 */
export function parseMoney(text: string, notation: MoneyNotation): ParsedMoney {
  const trimmed = text.normalize().trim();
  if (trimmed === '') return { problem: 'EMPTY' };
  const { group, names } = moneySigns(notation);
  const isBelowZero = /^[-\u2212]/.test(trimmed);
  const number = withoutGroups(withoutCurrency(trimmed.slice(Number(isBelowZero)), names), group);
  const [, whole, decimals = ''] = written.exec(number) ?? [];
  if (whole === undefined) return { problem: 'NOT_A_NUMBER' };
  if (decimals.length > 2) return { problem: 'TOO_MANY_DECIMALS' };
  const units = whole.replace(/\s/g, '').replace(/^0+(?=\d)/, '');
  if (units.length > mostWholeDigits) return { problem: 'TOO_LARGE' };
  const amount = Number(units + decimals.padEnd(2, '0'));
  return { amount: isBelowZero && amount > 0 ? -amount : amount };
}

/** Formats a non-negative amount in minor units as a person of the language types it: `500`, `250,50`. */
export function typedMoney(amount: number, language: string): string {
  const units = String(Math.trunc(amount / 100));
  const decimals = amount % 100;
  if (decimals === 0) return units;
  return `${units}${language === 'en' ? '.' : ','}${String(decimals).padStart(2, '0')}`;
}
