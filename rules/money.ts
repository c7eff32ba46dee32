export type MoneyProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'TOO_LARGE';

export type ParsedMoney = { readonly amount: number } | { readonly problem: MoneyProblem };

/**
 * Sign, whole units (plain or in groups of three), decimals after a comma or a dot. `\s` matches no-break spaces as
 * well.
 */
const written = /^([-\u2212]?)(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,](\d*))?$/;
const mostWholeDigits = 9;

/**
 * Parses a typed amount (`1 234,50`, `1234.5`) to minor units (hundredths) without floating-point fractions. The sign,
 * and limits below ±999,999,999.99, are checked by the caller.
 */
export function parseMoney(text: string): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'EMPTY' };
  const [, sign, whole, decimals = ''] = written.exec(trimmed) ?? [];
  if (whole === undefined) return { problem: 'NOT_A_NUMBER' };
  if (decimals.length > 2) return { problem: 'TOO_MANY_DECIMALS' };
  const units = whole.replace(/\s/g, '').replace(/^0+(?=\d)/, '');
  if (units.length > mostWholeDigits) return { problem: 'TOO_LARGE' };
  const amount = Number(units + decimals.padEnd(2, '0'));
  return { amount: sign && amount > 0 ? -amount : amount };
}
