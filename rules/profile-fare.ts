/** A ticket for a month that is sold for a profile, with its price in each zone. */
export interface MonthlySale {
  readonly profile: { readonly id: number; readonly reduced: boolean };
  readonly tariffId: number;
  /** The prices in minor units, by the names of the zones in which the ticket is sold. */
  readonly prices: ReadonlyMap<string, number>;
}

export interface ProfileFare {
  readonly tariffId: number;
  /** The price in the zone where the ticket costs the least, in minor units. */
  readonly price: number;
  /** The price without a reduction in the same zone; null = it is not higher. */
  readonly fullPrice: number | null;
}

/** The price for a person without a reduction: the highest, if several such profiles pay different prices. */
function fullPriceOf(sales: readonly MonthlySale[], tariffId: number, zone: string): number {
  const full = sales.filter(({ profile, tariffId: sold }) => !profile.reduced && sold === tariffId);
  return Math.max(0, ...full.flatMap(({ prices }) => prices.get(zone) ?? []));
}

/**
 * What a profile means for the price of a ticket: the first ticket for a month that is sold for it, in its cheapest zone.
 * Null if no such ticket is sold.
 *
 * @param sales in the operator's order
 */
export function profileFare(sales: readonly MonthlySale[], profileId: number): ProfileFare | null {
  const sale = sales.find(({ profile, prices }) => profile.id === profileId && prices.size > 0);
  if (sale === undefined) return null;
  const [cheapest] = [...sale.prices].toSorted(([, one], [, other]) => one - other);
  if (cheapest === undefined) return null;
  const [zone, price] = cheapest;
  const fullPrice = fullPriceOf(sales, sale.tariffId, zone);
  return { tariffId: sale.tariffId, price, fullPrice: fullPrice > price ? fullPrice : null };
}

/** The discount in whole per cent, rounded down so that nobody pays more than it promises; 0 = none. */
export const discountOf = ({ price, fullPrice }: Pick<ProfileFare, 'price' | 'fullPrice'>): number =>
  fullPrice === null ? 0 : Math.floor(((fullPrice - price) * 100) / fullPrice);
