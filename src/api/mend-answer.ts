import type * as v from 'valibot';

/** A schema, with the members that the schemas of answers have. */
interface Part extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  /** The names of an enumeration, or the shapes of a variant. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly fallback?: unknown;
}

/** The value names something that the shop does not know: the row with this value is left out of its list. */
const leftOut = Symbol('left out');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'kind' in value;

function mendList(item: Part, value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown) => mend(item, row)).filter((row) => row !== leftOut);
}

/** A list of rows without the number of all rows is complete. */
const withTotal = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...value,
  totalCount: value['totalCount'] ?? (Array.isArray(value['items']) ? value['items'].length : 0),
});

function mendObject(entries: Readonly<Record<string, Part>>, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const given = 'items' in entries && 'totalCount' in entries ? withTotal(value) : value;
  const mended = Object.entries(entries).map(([name, part]) => [name, mend(part, given[name])] as const);
  if (mended.some(([, member]) => member === leftOut)) return leftOut;
  return Object.fromEntries(mended.filter(([, member]) => member !== undefined));
}

/** The first shape of a variant whose names fit. */
function mendVariant(shapes: readonly unknown[], value: unknown): unknown {
  for (const shape of shapes) {
    const mended = isPart(shape) ? mend(shape, value) : leftOut;
    if (mended !== leftOut) return mended;
  }
  return leftOut;
}

/** A nullable member without a value is null; an optional one is absent, unless null has a meaning of its own. */
function mendWrapped(type: string, wrapped: Part, value: unknown): unknown {
  if (value !== null && value !== undefined) return mend(wrapped, value);
  if (type === 'nullable') return null;
  return wrapped.type === 'nullable' || wrapped.type === 'nullish' ? value : undefined;
}

function mend(part: Part, value: unknown): unknown {
  const { type, entries, item, wrapped, options = [], literal, fallback } = part;
  if (fallback !== undefined) return value;
  if (wrapped !== undefined) return mendWrapped(type, wrapped, value);
  if (entries !== undefined) return mendObject(entries, value);
  if (item !== undefined) return mendList(item, value);
  if (type === 'variant') return mendVariant(options, value);
  if (typeof value !== 'string') return value;
  const isUnknown = (type === 'picklist' && !options.includes(value)) || (type === 'literal' && literal !== value);
  return isUnknown ? leftOut : value;
}

/**
 * An answer that does not fit the contract, with everything mended that has only one meaning: an absent nullable member
 * is null, a null optional member is absent, null instead of a list is an empty list, and a list without the number of
 * all rows is complete. A row that names something unknown, and can be shown in no other way, is left out of its list
 * (CAL-04). The result still has to be parsed.
 */
export const mendAnswer = (response: v.GenericSchema, body: unknown): unknown => mend(response, body);
