import * as v from 'valibot';
import { IsoDate } from '#contract/values.ts';
import { pageSizes } from './list.query.ts';
import type { Address, AddressFit, FilterKind, FilterValue, ListQuery } from './list.types.ts';

const wholeNumber = /^\d{1,9}$/;
/** Separates the values of a filter. This character needs no encoding in an address. */
const separator = '.';

const isList = (kind: FilterKind): kind is readonly string[] => Array.isArray(kind);

/** The values of a filter that the list accepts, as text for an address; null if it accepts none of them. */
function fittingText(value: FilterValue, kind: FilterKind): string | null {
  const given = typeof value === 'string' ? value.split(separator) : value;
  if (value.length === 0) return '';
  if ('longest' in kind) return typeof value === 'string' ? value.slice(0, kind.longest) : null;
  if (isList(kind)) return kind.filter((known) => given.includes(known)).join(separator) || null;
  const [day = ''] = given;
  return given.length === 1 && v.is(IsoDate, day) && day <= kind.latestDay ? day : null;
}

function readFilter(text: string | undefined, kind: FilterKind): FilterValue {
  const fitting = (text === undefined ? null : fittingText(text, kind)) ?? '';
  if (!isList(kind)) return fitting;
  return fitting === '' ? [] : fitting.split(separator);
}

function readPage({ limit, offset }: Address, start: ListQuery): Pick<ListQuery, 'limit' | 'offset'> {
  const size = pageSizes.find((each) => String(each) === limit) ?? start.limit;
  const first = offset !== undefined && wholeNumber.test(offset) ? Number(offset) : 0;
  return { limit: size, offset: first % size === 0 ? first : 0 };
}

function readSort({ sortBy, sortDesc }: Address, start: ListQuery, fits: AddressFit): Omit<ListQuery, 'filters'> {
  const by = fits.sortBy.find((column) => column === sortBy);
  const order = sortDesc === 'true' || (sortDesc !== 'false' && start.sortDesc);
  return { ...start, sortBy: by ?? start.sortBy, sortDesc: by === undefined ? start.sortDesc : order };
}

/** The query in an address. Values that are missing or not accepted are taken from the start query. */
export const readAddress = (address: Address, start: ListQuery, fits: AddressFit): ListQuery => ({
  ...readSort(address, start, fits),
  ...readPage(address, start),
  filters: Object.fromEntries(
    Object.entries(fits.filters).map(([name, kind]) => [name, readFilter(address[name], kind)]),
  ),
});

/** The address for a query: its accepted values that differ from the start query, in a fixed order. */
export function writeAddress(query: ListQuery, start: ListQuery, fits: AddressFit): Address {
  const isSorted = query.sortBy !== start.sortBy || query.sortDesc !== start.sortDesc;
  const filters = Object.entries(fits.filters).flatMap(([name, kind]) => {
    const text = fittingText(query.filters[name] ?? [], kind);
    return text === null || text === '' ? [] : [[name, text] as const];
  });
  return {
    ...(isSorted ? { sortBy: query.sortBy, sortDesc: String(query.sortDesc) } : {}),
    ...(query.limit === start.limit ? {} : { limit: String(query.limit) }),
    ...(query.offset === 0 ? {} : { offset: String(query.offset) }),
    ...Object.fromEntries(filters),
  };
}

/** The names of the address's query parameters that belong to the list. */
export const addressNames = ({ filters }: AddressFit): readonly string[] => [
  'sortBy',
  'sortDesc',
  'limit',
  'offset',
  ...Object.keys(filters),
];

/** Whether an address contains another query than the given query. */
export const isElsewhere = (address: Address, query: ListQuery, start: ListQuery, fits: AddressFit): boolean =>
  JSON.stringify(writeAddress(readAddress(address, start, fits), start, fits)) !==
  JSON.stringify(writeAddress(query, start, fits));
