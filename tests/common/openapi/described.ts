import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { openApiDocument } from '#server/platform/openapi/document.ts';
import type { Schemas } from '#server/platform/openapi/json-schema.ts';

const Reference = v.looseObject({ $ref: v.string() });
const Parameter = v.looseObject({ name: v.string(), in: v.string(), schema: v.looseObject({}) });
const Operation = v.looseObject({
  operationId: v.string(),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.array(v.union([Reference, Parameter])),
  requestBody: v.optional(v.looseObject({ required: v.boolean(), content: v.record(v.string(), v.unknown()) })),
  responses: v.record(v.string(), v.looseObject({ $ref: v.optional(v.string()) })),
});
const Document = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({
    securitySchemes: v.unknown(),
    parameters: v.record(v.string(), Parameter),
    responses: v.record(v.string(), v.object({ description: v.string(), content: v.unknown() })),
    schemas: v.record(v.string(), v.looseObject({})),
  }),
});

/** An error's schema: the common body, and the names of the errors. */
const NamedErrors = v.object({
  allOf: v.tuple([
    Reference,
    v.looseObject({ properties: v.object({ name: v.object({ type: v.string(), enum: v.array(v.string()) }) }) }),
  ]),
});

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? '';

/** The document of these calls, with its references to parameters and errors resolved. */
export function described(endpoints: readonly EndpointDefinition[], contract?: Schemas) {
  const { paths, components } = v.parse(Document, openApiDocument(endpoints, contract));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const parameterOf = (parameter: v.InferOutput<typeof Operation>['parameters'][number]) =>
    v.is(Reference, parameter) ? components.parameters[lastPart(parameter.$ref)] : parameter;
  const namesOf = (schema: string): readonly string[] =>
    v.parse(NamedErrors, components.schemas[schema]).allOf[1].properties.name.enum;
  return {
    schemas: components.schemas,
    operations: operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.flatMap((parameter) => parameterOf(parameter) ?? []),
      errors: Object.fromEntries(
        Object.entries(operation.responses).flatMap(([status, { $ref }]) =>
          $ref === undefined ? [] : [[status, namesOf(lastPart($ref))]],
        ),
      ),
    })),
  };
}

const call = {
  name: 'call',
  method: 'POST',
  path: '/call',
  summary: '',
  access: 'public',
  extension: 'specified',
  errors: [],
} as const;

/** The document of only one call, with these differences from the simplest call. */
export function describedCall(definition: Partial<EndpointDefinition>, contract?: Schemas) {
  const { schemas, operations } = described([endpoint({ ...call, ...definition })], contract);
  const [operation] = operations;
  if (operation === undefined) throw new Error('The document has no call.');
  return { ...operation, schemas };
}
