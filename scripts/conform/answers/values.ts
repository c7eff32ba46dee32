import * as v from 'valibot';
import { IsoMoment } from '#contract/values.ts';
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

const Piped = v.object({ pipe: v.array(v.unknown()) });
const momentPattern = /T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Clocks of browsers read every ISO moment, but other readers rely on the one form that the contract describes. */
function checkMoment(schema: unknown, value: unknown, where: string): readonly Found[] {
  const piped = v.safeParse(Piped, schema);
  const isMoment = piped.success && piped.output.pipe.some((action) => valueAt(action, 'type') === 'iso_timestamp');
  if (!isMoment || typeof value !== 'string' || momentPattern.test(value) || !v.is(IsoMoment, value)) return [];
  return [found(where, 'a moment in UTC with milliseconds, like 2026-11-21T08:00:00.000Z', value)];
}

/**
 * What is wrong with values that have the right shape: each value of an enumeration has the id of the contract and a
 * text, each moment is in UTC.
 */
export function valuesIn(schema: unknown, value: unknown, where = ''): readonly Found[] {
  const wrapping = v.safeParse(Wrapping, schema);
  if (wrapping.success) return valuesIn(wrapping.output.wrapped, value, where);
  const list = v.safeParse(WithItem, schema);
  if (list.success && Array.isArray(value))
    return value.flatMap((one, place) => valuesIn(list.output.item, one, `${where}[${String(place)}]`));
  const ids = idsOf(schema);
  const own = ids === undefined ? [] : checkNamed(ids, value, where);
  const entries = v.safeParse(WithEntries, schema);
  const members = entries.success ? membersOf(entries.output.entries) : [];
  return [
    ...own,
    ...checkMoment(schema, value, where),
    ...members.flatMap(([name, schemaOfMember]) => {
      const member = valueAt(value, name);
      const at = where === '' ? name : `${where}.${name}`;
      return member === undefined || member === null ? [] : valuesIn(schemaOfMember, member, at);
    }),
  ];
}
