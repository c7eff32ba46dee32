import type { Item } from '#contract/entities/shopping-cart.ts';

type TaxedItem = Pick<Item, 'taxPercentage' | 'totalPrice' | 'cancelled'>;

/** The amounts for one tax rate, in minor units: `base` + `tax` = `total`. `percentage` in per cent. */
export interface TaxLine {
  readonly percentage: number;
  readonly base: number;
  readonly tax: number;
  readonly total: number;
}

/** The tax that a price includes, in minor units; halves are rounded away from zero. `percentage` in per cent. */
export function taxWithin(total: number, percentage: number): number {
  const tax = Math.round((Math.abs(total) * percentage) / (100 + percentage));
  return total < 0 && tax !== 0 ? -tax : tax;
}

/**
 * The tax of an order, one line for each rate, lowest rate first (ORD-01). Prices include tax. The tax is computed once
 * from the sum of each rate, so bases and taxes add up exactly to the total. Cancelled items do not count.
 */
export function taxLines(items: readonly TaxedItem[]): TaxLine[] {
  const totals = new Map<number, number>();
  for (const { taxPercentage, totalPrice, cancelled } of items) {
    if (!cancelled) totals.set(taxPercentage, (totals.get(taxPercentage) ?? 0) + totalPrice);
  }
  return [...totals]
    .toSorted(([one], [other]) => one - other)
    .map(([percentage, total]) => {
      const tax = taxWithin(total, percentage);
      return { percentage, base: total - tax, tax, total };
    });
}
