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

/** The document's description of its only call. */
function describeCall(definition: Partial<EndpointDefinition>) {
  const call = {
    name: 'call',
    method: 'POST',
    path: '/call',
    summary: '',
    access: 'public',
    extension: 'specified',
    errors: [],
  } as const;
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
] as const)(
  'for a call with the access %s, the document describes the token, and the refusal without the token',
  (access, security) => {
    const { security: declared, responses } = describeCall({ access });
    expect(declared).toEqual(security);
    expect(responses['401']?.description.includes('UNAUTHENTICATED') ?? false).toBe(access !== 'public');
  },
);

test('only a call that creates something has an idempotency key', () => {
  const parameters = (definition: Partial<EndpointDefinition>) =>
    describeCall(definition).parameters.map(({ name }) => name);
  expect(parameters({})).toEqual(['Accept-Language']);
  expect(parameters({ creates: true })).toEqual(['Accept-Language', 'Idempotency-Key']);
});

test('a call with a body requires the body, and accepts only its own media type', () => {
  const { requestBody, responses } = describeCall({ request: v.object({ name: v.string() }) });
  expect(requestBody?.required).toBe(true);
  expect(responses['415']?.description).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(describeCall({}).requestBody).toBeUndefined();
});
