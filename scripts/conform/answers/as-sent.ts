import * as v from 'valibot';
import { isSchema } from './schema-parts.ts';
import { membersOf, valueAt } from './value-at.ts';

const ifSchema = (value: unknown): unknown => (isSchema(value) ? asSent(value) : value);

const listOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(ifSchema) : value);

/** The members of a schema that contain other schemas, each made of the schemas as they are sent. */
const partsOf = (schema: v.GenericSchema) => ({
  wrapped: ifSchema(valueAt(schema, 'wrapped')),
  item: ifSchema(valueAt(schema, 'item')),
  value: ifSchema(valueAt(schema, 'value')),
  options: listOf(valueAt(schema, 'options')),
  pipe: listOf(valueAt(schema, 'pipe')),
  entries: Object.fromEntries(membersOf(valueAt(schema, 'entries')).map(([name, member]) => [name, ifSchema(member)])),
});

/** A schema without the value that a client takes instead of one that it does not know (contract/values.ts). */
function withoutFallback(schema: v.GenericSchema): v.GenericSchema {
  const wrapped = valueAt(schema, 'wrapped');
  if (isSchema(wrapped)) return v.nullable(asSent(wrapped));
  const names = valueAt(schema, 'options');
  return Array.isArray(names) ? v.picklist(names.map(String)) : v.string();
}

/**
 * The schema of an answer as a back end sends it: with the names of the contract only. The client's schema also reads
 * names that it does not know.
 */
export function asSent(schema: v.GenericSchema): v.GenericSchema {
  if ('fallback' in schema) return withoutFallback(schema);
  const changed = Object.entries(partsOf(schema)).filter(([name]) => name in schema);
  return { ...schema, ...Object.fromEntries(changed) };
}
