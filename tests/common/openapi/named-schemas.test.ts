import { expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isPart } from '../contract/schema-text.ts';
import type { Part } from '../contract/schema-text.ts';
import { described } from './described.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/**/*.ts', { eager: true });
const exported = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isPart(value) ? [[value, name] as const] : [])),
  ),
);

const partsOf = ({ entries = {}, item, items = [], wrapped, options = [], key, value }: Part): Part[] =>
  [...Object.values(entries), item, ...items, wrapped, ...options, key, value].filter(isPart);

/** The exported schemas that occur in a schema. */
function namesIn(part: Part): string[] {
  const name = exported.get(part);
  return [...(name === undefined ? [] : [name]), ...partsOf(part).flatMap(namesIn)];
}

test('each exported schema of the contract that occurs in a body has its name in the document', () => {
  const bodies = endpoints
    .filter(({ file, multipart }: EndpointDefinition) => file === undefined && multipart === undefined)
    .flatMap(({ request, response }: EndpointDefinition): readonly unknown[] => [request, response]);
  const names = [...new Set(bodies.filter(isPart).flatMap(namesIn))];
  expect(names.length).toBeGreaterThan(150);
  const { schemas } = described(endpoints);
  const missing = names.filter((name) => schemas[name] === undefined);
  expect(missing, 'their modules are missing in server/platform/openapi/named-schemas.ts').toEqual([]);
});
