import { chosenValues, pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { eventGroups, type AccountEvent } from '#contract/entities/trail.ts';
import type { AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** An event as a row. Its id is its position in the whole list, because the server's id is not a number. */
export type EventRow = Omit<AccountEvent, 'id'> & { readonly id: number };

/** The list can only be sorted by time; a group can be chosen. */
export const eventFits: AddressFit = { sortBy: [], filters: { group: eventGroups } };

export const provideEventList = (shop: Shop) =>
  provideList<EventRow>({
    page: async (query, signal) => {
      const [group] = chosenValues(query, 'group', eventGroups) ?? [];
      const { items, totalCount } = await shop.call(accountEvents, {
        query: { ...pagingOf(query, accountEvents), ...(group === undefined ? {} : { group }) },
        signal,
      });
      return { items: items.map((event, place) => ({ ...event, id: query.offset + place })), totalCount };
    },
  });
