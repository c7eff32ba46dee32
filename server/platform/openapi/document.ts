import type { EndpointDefinition } from '#contract/endpoint.ts';
import packageJson from '#package.json' with { type: 'json' };
import { securitySchemes } from './access.ts';
import { bodySchemas } from './body-schemas.ts';
import { errorComponents } from './errors.ts';
import type { Schemas } from './json-schema.ts';
import { namedSchemas } from './named-schemas.ts';
import { operationOf } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { tags } from './tags.ts';

const toOpenApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly EndpointDefinition[], contract: Schemas = namedSchemas): object {
  const bodies = bodySchemas(endpoints, contract);
  const errors = errorComponents(endpoints);
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = toOpenApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, bodies) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linka',
      version: packageJson.version,
      description: "The calls of a public-transport operator's e-shop.",
      contact: { name: 'The Linka authors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document was read from.' }],
    tags,
    paths,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      responses: errors.responses,
      schemas: { ...bodies.named, ...errors.schemas },
    },
  };
}
