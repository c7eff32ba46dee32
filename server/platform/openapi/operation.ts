import type { EndpointDefinition } from '#contract/endpoint.ts';
import { access } from './access.ts';
import type { BodySchemas } from './body-schemas.ts';
import { errorResponses } from './errors.ts';
import { json } from './notation.ts';
import { parametersOf } from './parameters.ts';
import { tagOf } from './tags.ts';

const binary = (mediaType: string) => ({ [mediaType]: { schema: { type: 'string', format: 'binary' } } });

const requestBody = ({ name, request, multipart }: EndpointDefinition, { requests }: BodySchemas): object =>
  request === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content:
            multipart === undefined ? json(requests[name]) : { 'multipart/form-data': { schema: requests[name] } },
        },
      };

const success = ({ name, response, file }: EndpointDefinition, { responses }: BodySchemas): object =>
  response === undefined
    ? { 204: { description: 'Done; no body.' } }
    : { 200: { description: 'Done.', content: file === undefined ? json(responses[name]) : binary(file) } };

const firstClause = (text: string): string => (/^.*?(?=[.;:] |\.$|$)/.exec(text) ?? [text])[0];

/** A call as an operation of the document. */
export function operationOf(endpoint: EndpointDefinition, bodies: BodySchemas): object {
  const tag = tagOf(endpoint.path);
  return {
    operationId: endpoint.name,
    'x-extension': endpoint.extension,
    ...(tag === undefined ? {} : { tags: [tag] }),
    summary: firstClause(endpoint.summary),
    description: `${endpoint.summary} ${access[endpoint.access].callers}`,
    security: access[endpoint.access].security,
    parameters: parametersOf(endpoint),
    ...requestBody(endpoint, bodies),
    responses: { ...success(endpoint, bodies), ...errorResponses(endpoint) },
  };
}
