import type * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { locales } from '#contract/enumerations.ts';
import { commonErrors, customerErrors, ErrorBody, errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { mapPhoneHeader } from '../http/authenticate.ts';
import { jsonSchema, members } from './json-schema.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

const binary = (mediaType: string) => ({ [mediaType]: { schema: { type: 'string', format: 'binary' } } });

const requestContent = (request: v.GenericSchema, multipart: number | undefined) => {
  const schema = jsonSchema(request, 'input');
  return multipart === undefined ? json(schema) : { 'multipart/form-data': { schema } };
};

const toOpenApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: `The language of display names: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(locales)}.`,
};
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w.:-]{1,200}$' },
  description: 'The same key with the same request gets the same answer, and the work is done once.',
};

type Access = EndpointDefinition['access'];

const security: Readonly<Record<Access, readonly object[]>> = {
  public: [],
  customer: [{ bearer: [] }],
  operator: [{ bearer: [] }],
  mapPhone: [{ mapPhone: [] }],
  system: [{ system: [] }],
};
const accessErrors: Readonly<Record<Access, readonly ErrorName[]>> = {
  public: [],
  customer: customerErrors,
  operator: customerErrors,
  mapPhone: ['UNAUTHENTICATED', 'FORBIDDEN'],
  system: ['UNAUTHENTICATED', 'NOT_FOUND'],
};
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  mapPhone: { type: 'apiKey', in: 'header', name: mapPhoneHeader },
  system: { type: 'http', scheme: 'bearer', description: 'A token of one of the other systems of the operator.' },
};

function parametersOf(endpoint: EndpointDefinition): object[] {
  const inPath =
    endpoint.params === undefined
      ? []
      : members(endpoint.params).map((member) => ({ ...member, in: 'path', required: true }));
  const inQuery =
    endpoint.query === undefined ? [] : members(endpoint.query).map((member) => ({ ...member, in: 'query' }));
  return [...inPath, ...inQuery, acceptLanguage, ...(endpoint.creates === true ? [idempotencyKey] : [])];
}

const namesOf = (endpoint: EndpointDefinition): ErrorName[] => [
  ...new Set<ErrorName>([
    ...commonErrors,
    ...accessErrors[endpoint.access],
    ...(endpoint.request === undefined ? [] : (['UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...endpoint.errors,
  ]),
];

function errorResponses(endpoint: EndpointDefinition): Record<string, object> {
  const byStatus = Map.groupBy(namesOf(endpoint), (name) => errorStatus[name]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      { description: names.join(', '), content: json({ $ref: '#/components/schemas/ErrorBody' }) },
    ]),
  );
}

function operationOf(endpoint: EndpointDefinition): object {
  const { request, response, file, multipart } = endpoint;
  const success =
    response === undefined
      ? { 204: { description: 'Done; no body.' } }
      : {
          200: {
            description: 'Done.',
            content: file === undefined ? json(jsonSchema(response, 'output')) : binary(file),
          },
        };
  return {
    operationId: endpoint.name,
    'x-extension': endpoint.extension,
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: parametersOf(endpoint),
    ...(request === undefined ? {} : { requestBody: { required: true, content: requestContent(request, multipart) } }),
    responses: { ...success, ...errorResponses(endpoint) },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly EndpointDefinition[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = toOpenApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Linka', version: '3.4.114', description: "The calls of a public-transport operator's e-shop." },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes,
      schemas: { ErrorBody: jsonSchema(ErrorBody, 'output') },
    },
  };
}
