import { chosenValues, pagingOf, provideList, textFilter } from '#common/list-table/list.actors.ts';
import { deskReclamations, longestReclamationSearch } from '#contract/endpoints/reclamation-desk.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { eshopReclamationStates } from '#contract/enumerations.ts';
import type { AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const deskReclamationFits: AddressFit = {
  sortBy: deskReclamations.sortColumns,
  filters: { states: eshopReclamationStates, search: { longest: longestReclamationSearch } },
};

/** All reclamations. By default, those that wait for an answer come first. */
export const provideDeskReclamations = (shop: Pick<Shop, 'call'>) =>
  provideList<DeskReclamation>({
    page: (query, signal) => {
      const states = chosenValues(query, 'states', eshopReclamationStates);
      const search = textFilter(query, 'search');
      return shop.call(deskReclamations, {
        query: {
          ...pagingOf(query, deskReclamations),
          ...(states === undefined ? {} : { states: [...states] }),
          ...(search === undefined ? {} : { search }),
        },
        signal,
      });
    },
  });
