import { toJsonSchema } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Id, IsoDate, PathId } from '#contract/values.ts';

/** What a schema describes; a default value means something else in each of them. */
export type Side = 'parameter' | 'request' | 'response';

export type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** A reference to a named schema of the document. */
export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const [, isoDay] = IsoDate.pipe;
const [, , digitsToNumber] = PathId.pipe;

/** A value that a query or a form spells as a text, or one item of a list (contract/query.ts). */
const Spelled = v.object({
  type: v.literal('union'),
  options: v.tuple([v.unknown(), v.object({ pipe: v.array(v.object({ type: v.string() })) })]),
});
const isSpelled = (schema: v.GenericSchema): boolean =>
  v.is(Spelled, schema) && schema.options[1].pipe.at(-1)?.type === 'transform';

/**
 * A default value: parameters keep it. In a request it is described in words, because generators take a member with a
 * default value in a named schema for a member that is always there. In an answer it is the value that the shop takes
 * for a member of ours that a back end does not send (contract/ours.ts).
 */
function describingDefault(json: JsonSchema, side: Side): JsonSchema | undefined {
  if (json.default === undefined || side === 'parameter') return undefined;
  const { default: value, ...rest } = json;
  const meaning = side === 'response' ? 'Ours; without it' : 'Default';
  return { ...rest, description: `${meaning}: ${JSON.stringify(value)}.` };
}

/**
 * The conversion of schemas of this side. Its type mode is the output, also for requests: the texts of a request are
 * only normalised, so the limits after that also hold for what is sent.
 */
const conversion = (side: Side): ConversionConfig => ({
  errorMode: 'ignore',
  typeMode: 'output',
  target: 'draft-2020-12',
  overrideSchema: ({ valibotSchema, jsonSchema: json }) => {
    if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
    if (isSpelled(valibotSchema)) {
      const [value] = json.anyOf ?? [];
      return typeof value === 'object' ? value : undefined;
    }
    return describingDefault(json, side);
  },
  overrideAction: ({ valibotAction, jsonSchema: json }) => {
    if (valibotAction === isoDay) return { ...json, format: 'date' };
    return valibotAction === digitsToNumber ? jsonSchema(Id, side) : undefined;
  },
});

/** A valibot schema as JSON Schema 2020-12; checks that JSON Schema cannot express are left out. */
export function jsonSchema(schema: v.GenericSchema, side: Side): JsonSchema {
  const { $schema: _, ...bare } = toJsonSchema(schema, conversion(side));
  return bare;
}

/** Several schemas, and the named schemas to which they refer. `nameOf`: the name of a named schema in the document. */
export function jsonSchemas(schemas: Schemas, side: Side, named: Schemas, nameOf: (name: string) => string) {
  const { properties = {}, $defs = {} } = toJsonSchema(v.object(schemas), {
    ...conversion(side),
    definitions: named,
    overrideRef: ({ referenceId }) => referenceTo(nameOf(referenceId)).$ref,
  });
  return { schemas: properties, named: $defs };
}
