import type {
  cardApplicationStatesList,
  cardStatesList,
  eshopOrderStatesList,
  ticketFareStatesList,
} from '#contract/endpoints/enumerations.ts';
import type { NamedValue } from '#machines/common/filter-values/filter-values.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** The calls that fetch the values of an enumeration. */
export type ValuesEndpoint =
  | typeof cardApplicationStatesList
  | typeof cardStatesList
  | typeof eshopOrderStatesList
  | typeof ticketFareStatesList;

type Served = Promise<readonly (NamedValue & { readonly id: number })[]>;

/** A cache of the values for each shop, call and language: they do not change while the shop is open. */
const keptValues = new WeakMap<Shop['call'], Map<ValuesEndpoint['name'], Map<string, Served>>>();

function keptOf(call: Shop['call'], { name }: ValuesEndpoint): Map<string, Served> {
  const ofShop = keptValues.get(call) ?? new Map<ValuesEndpoint['name'], Map<string, Served>>();
  keptValues.set(call, ofShop);
  const kept = ofShop.get(name) ?? new Map<string, Served>();
  ofShop.set(name, kept);
  return kept;
}

/** The values of an enumeration in a language; they are fetched only once. */
export function servedValues({ call }: Pick<Shop, 'call'>, endpoint: ValuesEndpoint, locale: string): Served {
  const kept = keptOf(call, endpoint);
  const served: Served = kept.get(locale) ?? call<ValuesEndpoint>(endpoint);
  kept.set(locale, served);
  served.catch(() => kept.delete(locale));
  return served;
}

/** The ids of these names. Each back end has ids of its own, so only the back end can tell them (CAL-04). */
export async function servedIds(
  shop: Pick<Shop, 'call'>,
  endpoint: ValuesEndpoint,
  names: readonly string[],
): Promise<number[]> {
  const [anyLanguage] = keptOf(shop.call, endpoint).values();
  const values = await (anyLanguage ?? servedValues(shop, endpoint, ''));
  return names.flatMap((name) => values.filter((value) => value.name === name).map(({ id }) => id));
}
