import type { TableTexts } from '#ui/table/table.types.ts';

/** The texts of a table of orders. */
export const tableTexts: TableTexts = {
  caption: 'Orders',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  actions: 'Actions',
  expand: 'Show',
  collapse: 'Hide',
  loading: 'Loading',
};
