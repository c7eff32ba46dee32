import { pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { reclamations } from '#contract/endpoints/reclamations.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const reclamationFits: AddressFit = { sortBy: reclamations.sortColumns, filters: {} };

/** The reclamations of the account, the newest first. */
export const provideReclamationList = (shop: Pick<Shop, 'call'>) =>
  provideList<Reclamation>({
    page: (query, signal) => shop.call(reclamations, { query: pagingOf(query, reclamations), signal }),
  });
