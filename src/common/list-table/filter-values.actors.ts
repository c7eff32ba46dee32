import { fromPromise } from 'xstate';
import type {
  cardApplicationStatesList,
  cardStatesList,
  eshopOrderStatesList,
  ticketFareStatesList,
} from '#contract/endpoints/enumerations.ts';
import { filterValuesMachine } from '#machines/common/filter-values/filter-values.machine.ts';
import type { NamedValue } from '#machines/common/filter-values/filter-values.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';

/** The calls that fetch the values of a filter. */
export type ValuesEndpoint =
  | typeof cardApplicationStatesList
  | typeof cardStatesList
  | typeof eshopOrderStatesList
  | typeof ticketFareStatesList;

type Fetched = Promise<readonly NamedValue[]>;

/** A cache of the values for each shop, call and language: they do not change while the shop is open. */
const keptValues = new WeakMap<Shop['call'], Map<string, Fetched>>();

function fetchOnce({ call }: Pick<Shop, 'call'>, endpoint: ValuesEndpoint, locale: string): Fetched {
  const kept = keptValues.get(call) ?? new Map<string, Fetched>();
  keptValues.set(call, kept);
  const key = `${endpoint.name} ${locale}`;
  const fetched: Fetched = kept.get(key) ?? call<ValuesEndpoint>(endpoint);
  kept.set(key, fetched);
  fetched.catch(() => kept.delete(key));
  return fetched;
}

/** @param failedId the key of the toast's text when the values cannot be fetched */
export const provideFilterValues = (shop: Shop, endpoint: ValuesEndpoint, locale: string, failedId: MessageKey) =>
  filterValuesMachine.provide({
    actors: { fetchValues: fromPromise<readonly NamedValue[]>(() => fetchOnce(shop, endpoint, locale)) },
    actions: { announceFailure: announceFailure(shop, failedId) },
  });
