import * as v from 'valibot';
import { wireIds } from '#contract/wire-ids.ts';
import { found } from './found.ts';
import type { Found } from './found.ts';
import { membersOf, valueAt } from './value-at.ts';

const Picklist = v.object({ type: v.literal('picklist'), options: v.array(v.string()) });
const WithEntries = v.object({ entries: v.record(v.string(), v.unknown()) });
const WithItem = v.object({ type: v.literal('array'), item: v.unknown() });
const Wrapping = v.object({ wrapped: v.unknown() });

const keyOf = (names: readonly string[]): string => names.toSorted().join();

/** The ids of each enumeration by its names. */
const idsByNames: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.values(wireIds).map((ids) => [keyOf(Object.keys(ids)), ids]),
);

/** The ids of the values that a schema names, if it is an enumeration with ids. */
function idsOf(schema: unknown): Readonly<Record<string, number>> | undefined {
  const name = v.safeParse(Picklist, valueAt(schema, 'entries.name'));
  if (!name.success || valueAt(schema, 'entries.id') === undefined) return undefined;
  return idsByNames.get(keyOf(name.output.options));
}

function checkNamed(ids: Readonly<Record<string, number>>, value: unknown, where: string): readonly Found[] {
  const name = String(valueAt(value, 'name'));
  const id = valueAt(value, 'id');
  const expected = ids[name];
  const displayName = valueAt(value, 'displayName');
  return [
    ...(expected === undefined || id === expected
      ? []
      : [found(`${where}.id`, `${String(expected)}, the id of ${name}`, id)]),
    ...(displayName === '' ? [found(`${where}.displayName`, 'a text to show', displayName)] : []),
  ];
}

/** What is wrong with values of enumerations in an answer: each value has the id of the contract, and a text. */
export function namedValues(schema: unknown, value: unknown, where = ''): readonly Found[] {
  const wrapping = v.safeParse(Wrapping, schema);
  if (wrapping.success) return namedValues(wrapping.output.wrapped, value, where);
  const list = v.safeParse(WithItem, schema);
  if (list.success && Array.isArray(value))
    return value.flatMap((one, place) => namedValues(list.output.item, one, `${where}[${String(place)}]`));
  const ids = idsOf(schema);
  const own = ids === undefined ? [] : checkNamed(ids, value, where);
  const entries = v.safeParse(WithEntries, schema);
  const members = entries.success ? membersOf(entries.output.entries) : [];
  return [
    ...own,
    ...members.flatMap(([name, schemaOfMember]) => {
      const member = valueAt(value, name);
      const at = where === '' ? name : `${where}.${name}`;
      return member === undefined || member === null ? [] : namedValues(schemaOfMember, member, at);
    }),
  ];
}
