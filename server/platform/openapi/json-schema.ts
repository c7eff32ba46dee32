import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A valibot schema as JSON Schema 2020-12; checks that JSON Schema cannot express are left out. */
export function jsonSchema(schema: v.GenericSchema, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...bare } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: side,
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema: { type } }) =>
      type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  });
  return bare;
}

/** The members of an object schema, each with whether it is required. */
export function members(schema: v.GenericSchema): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).flatMap(([name, member]) =>
    typeof member === 'boolean' ? [] : [{ name, required: required.includes(name), schema: member }],
  );
}
