import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { openApiDocument } from '#server/platform/openapi/document.ts';

const Operation = v.object({
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.array(v.looseObject({ name: v.string() })),
  requestBody: v.optional(v.looseObject({ required: v.boolean() })),
  responses: v.record(v.string(), v.object({ description: v.string() })),
});

/** How the only call of a document is described. */
function described(definition: Partial<EndpointDefinition>) {
  const call = { name: 'call', method: 'POST', path: '/call', summary: '', access: 'public', errors: [] } as const;
  const { paths } = v.parse(
    v.object({ paths: v.object({ '/call': v.object({ post: Operation }) }) }),
    openApiDocument([endpoint({ ...call, ...definition })]),
  );
  return paths['/call'].post;
}

test.each([
  ['public', []],
  ['customer', [{ bearer: [] }]],
  ['operator', [{ bearer: [] }]],
  ['mapPhone', [{ mapPhone: [] }]],
  ['system', [{ system: [] }]],
] as const)('a call of %s says which token it needs, and that it is refused without it', (access, security) => {
  const { security: told, responses } = described({ access });
  expect(told).toEqual(security);
  expect(responses['401']?.description.includes('UNAUTHENTICATED') ?? false).toBe(access !== 'public');
});

test('a call that creates something takes a key, and no other call does', () => {
  const parameters = (definition: Partial<EndpointDefinition>) =>
    described(definition).parameters.map(({ name }) => name);
  expect(parameters({})).toEqual(['Accept-Language']);
  expect(parameters({ creates: true })).toEqual(['Accept-Language', 'Idempotency-Key']);
});

test('a call with a body cannot go without it, and no other type than its own is accepted', () => {
  const { requestBody, responses } = described({ request: v.object({ name: v.string() }) });
  expect(requestBody?.required).toBe(true);
  expect(responses['415']?.description).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(described({}).requestBody).toBeUndefined();
});
