import { describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isPart, schemaText } from './schema-text.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/**/*.ts', { eager: true });
const names = new Map<unknown, string>();
for (const module of Object.values(modules)) {
  for (const [name, value] of Object.entries(module)) {
    const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    if (isPart(value) || isList) names.set(value, name);
  }
}
const nameOf = (value: unknown): string | undefined => names.get(value);

const sorted = (texts: readonly string[]): string => `${texts.toSorted().join('\n\n')}\n`;

function callText(endpoint: EndpointDefinition): string {
  const { name, method, path, access, extension, creates, multipart, file, errors } = endpoint;
  const parts = (['params', 'query', 'request', 'response'] as const).flatMap((part) => {
    const schema: unknown = endpoint[part];
    if (!isPart(schema)) return [];
    const text = nameOf(schema) ?? schemaText(schema, nameOf);
    return [`  ${part}: ${text.replaceAll('\n', '\n  ')}`];
  });
  return [
    `${name}: ${method} ${path}`,
    `  access: ${access}, ${extension}${creates === true ? ', creates' : ''}`,
    ...(multipart === undefined ? [] : [`  multipart: ${String(multipart)}`]),
    ...(file === undefined ? [] : [`  file: ${file}`]),
    `  errors: ${errors.join(' ')}`.trimEnd(),
    ...parts,
  ].join('\n');
}

// Client and server both read the contract, so no other test notices a changed field, limit or value. After a change,
// review these files and pin them with `vitest -u`.
describe('the contract is unchanged since the last review', () => {
  test('in the input, output, callers and errors of each call', async () => {
    await expect(sorted(endpoints.map(callText))).toMatchFileSnapshot('pinned/calls.txt');
  });

  test('in each named schema', async () => {
    const schemas = [...names].flatMap(([value, name]) =>
      isPart(value) ? [`${name}: ${schemaText(value, nameOf)}`] : [],
    );
    await expect(sorted(schemas)).toMatchFileSnapshot('pinned/schemas.txt');
  });

  test('in the values of each list', async () => {
    const lists = [...names].flatMap(([value, name]) =>
      Array.isArray(value) ? [`${name}:\n  ${value.join('\n  ')}`] : [],
    );
    await expect(sorted(lists)).toMatchFileSnapshot('pinned/lists.txt');
  });
});

test('each list names exactly the columns by which its query can sort', () => {
  const columnsOfQuery = ({ query }: EndpointDefinition): unknown =>
    (query as { entries?: { sortBy?: { wrapped: { options: unknown } } } } | undefined)?.entries?.sortBy?.wrapped
      .options;
  const sorting = endpoints.map((endpoint: EndpointDefinition) => [endpoint.name, columnsOfQuery(endpoint)]);
  expect(endpoints.map(({ name, sortColumns }: EndpointDefinition) => [name, sortColumns])).toEqual(sorting);
  expect(sorting.filter(([, columns]) => columns !== undefined).length).toBeGreaterThan(20);
});
