/** The language and the currency in which a page shows amounts. */
export interface MoneyNotation {
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** The signs and names in amounts. */
export interface MoneySigns {
  /** The sign between groups of three digits; a space in some languages. */
  readonly group: string;
  /** The code of the currency and its symbols. */
  readonly names: readonly string[];
}

const known = new Map<string, MoneySigns>();

function read({ language, currency }: MoneyNotation): MoneySigns {
  const partsOf = (currencyDisplay: 'code' | 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(1_000_000);
  const names = (['code', 'symbol', 'narrowSymbol'] as const).map(
    (display) => partsOf(display).find(({ type }) => type === 'currency')?.value ?? currency,
  );
  return { group: partsOf('code').find(({ type }) => type === 'group')?.value ?? ' ', names: [...new Set(names)] };
}

/** The result is cached, because creating a formatter is slow. */
export function moneySigns(notation: MoneyNotation): MoneySigns {
  const key = `${notation.language} ${notation.currency}`;
  const signs = known.get(key) ?? read(notation);
  known.set(key, signs);
  return signs;
}
