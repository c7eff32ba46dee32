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
  const { name, method, path, access, creates, multipart, file, errors } = endpoint;
  const parts = (['params', 'query', 'request', 'response'] as const).flatMap((part) => {
    const schema: unknown = endpoint[part];
    if (!isPart(schema)) return [];
    const text = nameOf(schema) ?? schemaText(schema, nameOf);
    return [`  ${part}: ${text.replaceAll('\n', '\n  ')}`];
  });
  return [
    `${name}: ${method} ${path}`,
    `  access: ${access}${creates === true ? ', creates' : ''}`,
    ...(multipart === undefined ? [] : [`  multipart: ${String(multipart)}`]),
    ...(file === undefined ? [] : [`  file: ${file}`]),
    `  errors: ${errors.join(' ')}`.trimEnd(),
    ...parts,
  ].join('\n');
}

// Both sides of the API read the contract, so that no other test sees a field, a limit or a value that changes on both.
// Whoever changes what a call accepts or answers reviews it, then pins it with `vitest -u`.
describe('what was last reviewed is', () => {
  test('what each call accepts and answers, who may call, and with which names it fails', async () => {
    await expect(sorted(endpoints.map(callText))).toMatchFileSnapshot('pinned/calls.txt');
  });

  test('what each named schema accepts', async () => {
    const schemas = [...names].flatMap(([value, name]) =>
      isPart(value) ? [`${name}: ${schemaText(value, nameOf)}`] : [],
    );
    await expect(sorted(schemas)).toMatchFileSnapshot('pinned/schemas.txt');
  });

  test('the values of each list', async () => {
    const lists = [...names].flatMap(([value, name]) =>
      Array.isArray(value) ? [`${name}:\n  ${value.join('\n  ')}`] : [],
    );
    await expect(sorted(lists)).toMatchFileSnapshot('pinned/lists.txt');
  });
});
