import { moneySigns, type MoneyNotation } from './money-notation.ts';

export type MoneyProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'TOO_LARGE';

export type ParsedMoney = { readonly amount: number } | { readonly problem: MoneyProblem };

/** Whole units (plain or in groups of three), decimals after a comma or a dot. `\s` matches no-break spaces as well. */
const written = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,](\d*))?$/;
const mostWholeDigits = 9;

/** Amounts in groups of three digits, by the sign between the groups. */
const grouped: Readonly<Partial<Record<string, RegExp>>> = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
};

/**
 * Without the comma or dot of the language between groups: `1,500` is fifteen hundred in English. Where it cannot be between
 * groups, it is before decimals, since the number keys of some telephones have no other sign: `1,5`.
 */
const withoutGroups = (text: string, group: string): string =>
  grouped[group]?.test(text) ? text.replaceAll(group, '') : text;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Without the name of the currency before or behind the number. */
function withoutCurrency(text: string, names: readonly string[]): string {
  for (const name of names) {
    if (isSame(text.slice(0, name.length), name)) return text.slice(name.length).trimStart();
    if (isSame(text.slice(-name.length), name)) return text.slice(0, -name.length).trimEnd();
  }
  return text;
}

/**
 * Parses a typed amount (`1 234,50`, `1234.5`, and as the page writes it: `CZK 1,234.50`) to minor units (hundredths)
 * without floating-point fractions. The sign, and limits below ±999,999,999.99, are checked by the caller.
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

/** An amount in minor units, not negative, as a person of the language types it: `500`, `250,50`. */
export function typedMoney(amount: number, language: string): string {
  const units = String(Math.trunc(amount / 100));
  const decimals = amount % 100;
  if (decimals === 0) return units;
  return `${units}${language === 'en' ? '.' : ','}${String(decimals).padStart(2, '0')}`;
}
