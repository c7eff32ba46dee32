import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { jsonSchemas, referenceTo } from './json-schema.ts';
import type { Schemas } from './json-schema.ts';

type Described = Readonly<Record<string, JsonSchema | boolean>>;

const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The names to which a part of the document refers, also through other named schemas. */
function reachable(part: unknown, named: Described): Set<string> {
  const found = new Set<string>();
  const add = (from: unknown): void => {
    for (const name of namesIn(from).filter((each) => !found.has(each))) {
      found.add(name);
      add(named[name]);
    }
  };
  add(part);
  return found;
}

const pick = (named: Described, names: ReadonlySet<string>, nameOf: (name: string) => string): Described =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, schema]) => (names.has(name) ? [[nameOf(name), schema]] : [])),
  );

const byCall = (bodies: readonly (readonly [string, v.GenericSchema | undefined])[]) =>
  Object.fromEntries(bodies.flatMap(([name, schema]) => (schema === undefined ? [] : [[name, schema] as const])));

const sameName = (name: string): string => name;

/** The bodies of requests and answers by the names of their calls, and the named schemas to which they refer. */
export interface BodySchemas {
  readonly requests: Described;
  readonly responses: Described;
  readonly named: Described;
}

/**
 * Describes the bodies of all calls. A schema of `contract` has its name there; if a request may leave out members that
 * an answer always contains, the schema of requests is `<name>Input`.
 */
export function bodySchemas(endpoints: readonly EndpointDefinition[], contract: Schemas): BodySchemas {
  const requests = byCall(endpoints.map(({ name, request }) => [name, request]));
  const responses = byCall(
    endpoints.map(({ name, response, file }) => [name, file === undefined ? response : undefined]),
  );
  const answered = jsonSchemas(responses, 'response', contract, sameName);
  const asked = jsonSchemas(requests, 'request', contract, sameName);
  const inAnswers = reachable([answered.schemas, referenceTo('ErrorBody')], answered.named);
  const inRequests = reachable(asked.schemas, asked.named);
  const isSame = (name: string): boolean => JSON.stringify(asked.named[name]) === JSON.stringify(answered.named[name]);
  const isSameThroughout = (name: string): boolean =>
    [name, ...reachable(asked.named[name], asked.named)].every((each) => isSame(each));
  const differing = new Set([...inRequests].filter((name) => inAnswers.has(name) && !isSameThroughout(name)));
  const requestName = (name: string): string => (differing.has(name) ? `${name}Input` : name);
  const sent = jsonSchemas(requests, 'request', contract, requestName);
  return {
    requests: sent.schemas,
    responses: answered.schemas,
    named: { ...pick(answered.named, inAnswers, sameName), ...pick(sent.named, inRequests, requestName) },
  };
}
