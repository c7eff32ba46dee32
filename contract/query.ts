import * as v from 'valibot';
import { IsoDate } from './values.ts';

/** Numbers, booleans and lists in a query string. Callers pass typed values, and handlers receive typed values. */
export const QueryInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,10}$/), v.transform(Number))]),
  v.integer(),
);
export const QueryId = v.pipe(QueryInteger, v.minValue(1), v.maxValue(2_147_483_647));
export const QueryBoolean = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
]);
export const QueryDate = IsoDate;

/** A list: the parameter is repeated, `stateIds=1&stateIds=2`, or occurs once. */
export const queryList = <Item extends v.GenericSchema>(item: Item) =>
  v.union([
    v.array(item),
    v.pipe(
      item,
      v.transform((value) => [value]),
    ),
  ]);

/** The parameters that every call may have (API-01). Handlers that do not need them ignore them. */
export const commonQuery = { timezoneOffset: v.optional(QueryInteger) };

/** Paging and sorting (API-01). `limit` 1–999, default 25; `sortBy` names a column of the list. */
export const paging = <const Columns extends readonly string[]>(columns: Columns) => ({
  ...commonQuery,
  limit: v.optional(v.pipe(QueryInteger, v.minValue(1), v.maxValue(999)), 25),
  offset: v.optional(v.pipe(QueryInteger, v.minValue(0)), 0),
  sortBy: v.optional(v.picklist(columns)),
  sortDesc: v.optional(QueryBoolean),
  sortLocale: v.optional(v.pipe(v.string(), v.maxLength(10))),
});

/** PRESENT: valid on the requested day; FUTURE: valid from a later day. */
export const validityQuery = v.optional(v.picklist(['PRESENT', 'FUTURE', 'PRESENT_OR_FUTURE']));

/** One page of a list with the number of all rows that match the filters. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)) });
