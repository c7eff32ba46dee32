/** The prices of one ticket in one zone, in minor units. */
export interface ExplainedPrice {
  /** The price for a passenger without a reduction; null = not known. */
  readonly fullPrice: number | null;
  /** The list price for the profile. */
  readonly listPrice: number;
  /** The price in the cart: at most the list price. */
  readonly price: number;
}

export interface Reduction {
  /** PROFILE: the list price of a reduced profile; ISIC: an additional reduction for an ISIC. */
  readonly kind: 'PROFILE' | 'ISIC';
  /** Minor units, above 0. */
  readonly amount: number;
  /** The amount as a percentage of the price before this reduction, rounded to whole per cent. */
  readonly percentage: number;
}

export interface PriceExplanation {
  /** The price without any reduction, minor units. */
  readonly full: number;
  readonly reductions: readonly Reduction[];
  readonly price: number;
}

function reduction(kind: Reduction['kind'], before: number, after: number): readonly Reduction[] {
  if (after >= before) return [];
  return [{ kind, amount: before - after, percentage: Math.round(((before - after) * 100) / before) }];
}

/** Explains a price (TFR-07): the full price minus the reductions, in their order, is the price in the cart. */
export function explainPrice({ fullPrice, listPrice, price }: ExplainedPrice): PriceExplanation {
  const full = Math.max(fullPrice ?? listPrice, listPrice);
  return {
    full,
    reductions: [...reduction('PROFILE', full, listPrice), ...reduction('ISIC', listPrice, price)],
    price,
  };
}
