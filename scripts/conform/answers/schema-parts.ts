import * as v from 'valibot';
import { membersOf, valueAt } from './value-at.ts';

export const isSchema = (value: unknown): value is v.GenericSchema => valueAt(value, 'kind') === 'schema';

/** The members of an object's schema with their schemas. */
export const entriesIn = (schema: unknown): readonly (readonly [name: string, schema: v.GenericSchema])[] =>
  membersOf(valueAt(schema, 'entries')).flatMap(([name, member]) =>
    isSchema(member) ? [[name, member] as const] : [],
  );

export const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

/** The values of the enumeration of a schema, also if it is optional, or a list of values. */
export function choicesIn(schema: unknown): readonly string[] {
  const options = valueAt(schema, 'options');
  if (Array.isArray(options))
    return options.flatMap((option) => (typeof option === 'string' ? [option] : choicesIn(option)));
  const inner = valueAt(schema, 'wrapped') ?? valueAt(schema, 'item') ?? valueAt(schema, 'pipe.0');
  return inner === undefined || inner === schema ? [] : choicesIn(inner);
}
