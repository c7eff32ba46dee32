import { chosenValues, pagingOf, provideList, textFilter } from '#common/list-table/list.actors.ts';
import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { applicationTasks, type ListedDeskApplication } from '#contract/entities/desk-application.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import type { AddressFit, ListQuery } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** The longest text that the search accepts. */
export const longestSearch = 100;

export const applicationFits: AddressFit = {
  sortBy: deskCardApplications.sortColumns,
  filters: {
    tasks: applicationTasks,
    states: cardApplicationStates,
    carrierTypes,
    search: { longest: longestSearch },
  },
};

/** Applications that wait for the staff come first, the oldest first. */
export const applicationOrder = { sortBy: 'task', sortDesc: false } as const;

/** A page of the card applications that match the filters. */
export function readApplications(shop: Pick<Shop, 'call'>, query: ListQuery, signal: AbortSignal) {
  const tasks = chosenValues(query, 'tasks', applicationTasks);
  const states = chosenValues(query, 'states', cardApplicationStates);
  const carriers = chosenValues(query, 'carrierTypes', carrierTypes);
  const search = textFilter(query, 'search');
  return shop.call(deskCardApplications, {
    query: {
      ...pagingOf(query, deskCardApplications),
      ...(tasks === undefined ? {} : { tasks: [...tasks] }),
      ...(states === undefined ? {} : { states: [...states] }),
      ...(carriers === undefined ? {} : { carrierTypes: [...carriers] }),
      ...(search === undefined ? {} : { search }),
    },
    signal,
  });
}

export const provideApplicationList = (shop: Pick<Shop, 'call'>) =>
  provideList<ListedDeskApplication>({ page: (query, signal) => readApplications(shop, query, signal) });
