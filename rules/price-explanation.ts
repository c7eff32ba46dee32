/** The prices of one ticket in one zone, in minor units. */
export interface ExplainedPrice {
  /** What a passenger without a reduction pays; null if nothing is known of it. */
  readonly fullPrice: number | null;
  /** The price of the list for the profile. */
  readonly listPrice: number;
  /** What the cart asks: not more than the list price. */
  readonly price: number;
}

export interface Reduction {
  /** By the list of a reduced profile, or by an ISIC on top of it. */
  readonly kind: 'PROFILE' | 'ISIC';
  /** Minor units, above 0. */
  readonly amount: number;
  /** Its share of the price before it, rounded to whole per cent. */
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

/** How a price is made (TFR-07): what is full, less the reductions in their order, is the price that the cart asks. */
export function explainPrice({ fullPrice, listPrice, price }: ExplainedPrice): PriceExplanation {
  const full = Math.max(fullPrice ?? listPrice, listPrice);
  return {
    full,
    reductions: [...reduction('PROFILE', full, listPrice), ...reduction('ISIC', listPrice, price)],
    price,
  };
}
