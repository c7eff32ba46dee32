import { chosenValues, pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { eventGroups, type AccountEvent } from '#contract/entities/trail.ts';
import type { AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** An event as a row: its id is its place in the whole list, since the server's is no number. */
export type EventRow = Omit<AccountEvent, 'id'> & { readonly id: number };

/** The list is sorted by the time only; a group can be chosen. */
export const eventFits: AddressFit = { sortBy: [], filters: { group: eventGroups } };

export const provideEventList = (shop: Shop) =>
  provideList<EventRow>({
    page: async (query, signal) => {
      const [group] = chosenValues(query, 'group', eventGroups) ?? [];
      const { items, totalCount } = await shop.call(accountEvents, {
        query: { ...pagingOf(query, ['at']), ...(group === undefined ? {} : { group }) },
        signal,
      });
      return { items: items.map((event, place) => ({ ...event, id: query.offset + place })), totalCount };
    },
  });
