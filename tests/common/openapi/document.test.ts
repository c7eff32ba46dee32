import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorStatus } from '#contract/error-names.ts';
import { commonQuery, paging, QueryBoolean, QueryId, queryList } from '#contract/query.ts';
import { IsoDate, PathId, requiredLine } from '#contract/values.ts';
import { isPart, schemaText } from '../contract/schema-text.ts';
import { described, describedCall } from './described.ts';

const inContract = described(endpoints);

test.each([
  ['public', []],
  ['customer', [{ bearer: [] }]],
  ['operator', [{ bearer: [] }]],
  ['mapPhone', [{ mapPhone: [] }]],
  ['system', [{ system: [] }]],
] as const)(
  'for a call with the access %s, the document describes the token, and the refusal without the token',
  (access, security) => {
    const { security: declared, errors } = describedCall({ access });
    expect(declared).toEqual(security);
    expect(errors['401']?.includes('UNAUTHENTICATED') ?? false).toBe(access !== 'public');
  },
);

test('only a call that creates something has an idempotency key, and refuses another use of the key', () => {
  const namesOf = (definition: Partial<EndpointDefinition>) =>
    describedCall(definition).parameters.map(({ name }) => name);
  expect(namesOf({})).toEqual(['Accept-Language']);
  expect(namesOf({ creates: true })).toEqual(['Accept-Language', 'Idempotency-Key']);
  expect(describedCall({}).errors['409']).toBeUndefined();
  expect(describedCall({ creates: true }).errors['409']).toEqual(['IDEMPOTENCY_KEY_REUSED']);
});

test('a call with a body requires the body, and accepts only its own media type', () => {
  const { requestBody, errors } = describedCall({ request: v.object({ name: v.string() }) });
  expect(requestBody?.required).toBe(true);
  expect(errors['415']).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
  expect(describedCall({}).requestBody).toBeUndefined();
});

describe('parameters', () => {
  const schemasOf = (definition: Partial<EndpointDefinition>) =>
    Object.fromEntries(describedCall(definition).parameters.map(({ name, schema }) => [name, schema]));
  const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

  test('an id in a path is a number', () => {
    expect(schemasOf({ params: v.object({ id: PathId }) })['id']).toEqual(id);
  });

  test('numbers, booleans and days in a query are one plain type each', () => {
    const query = v.object({ id: QueryId, flag: v.optional(QueryBoolean, false), day: IsoDate, ...paging(['name']) });
    expect(schemasOf({ query })).toMatchObject({
      id,
      flag: { type: 'boolean', default: false },
      day: { type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
      limit: { type: 'integer', minimum: 1, maximum: 999, default: 25 },
      timezoneOffset: { type: 'integer' },
    });
  });

  test('a list in a query is a repeated parameter', () => {
    const { parameters } = describedCall({ query: v.object({ ids: queryList(QueryId) }) });
    expect(parameters[0]).toMatchObject({ schema: { type: 'array', items: id }, style: 'form', explode: true });
  });

  test('a field of a form has the same type as in a query', () => {
    const request = v.object({ file: v.file(), id: QueryId, flag: QueryBoolean, ...commonQuery });
    const { requestBody } = describedCall({ request, multipart: 1000 });
    expect(requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary' },
            id,
            flag: { type: 'boolean' },
            timezoneOffset: { type: 'integer' },
          },
          required: ['file', 'id', 'flag'],
        },
      },
    });
  });

  test('no parameter of any call has several types', () => {
    const parameters = inContract.operations.flatMap((operation) => operation.parameters);
    expect(parameters.length).toBeGreaterThan(500);
    expect(parameters.filter(({ schema }) => typeof schema['type'] !== 'string')).toEqual([]);
  });
});

describe('errors', () => {
  test('each status has exactly the names that the call can answer', () => {
    const errors = ['CART_EMPTY', 'CART_CHANGED', 'NO_ACTIVE_CARD'] as const;
    expect(describedCall({ access: 'customer', errors }).errors).toEqual({
      400: ['VALIDATION_ERROR'],
      401: ['UNAUTHENTICATED'],
      403: ['FORBIDDEN'],
      404: ['NOT_FOUND', 'NO_ACTIVE_CARD'],
      409: ['CART_EMPTY', 'CART_CHANGED'],
      413: ['PAYLOAD_TOO_LARGE'],
      500: ['INTERNAL_ERROR'],
      503: ['SERVICE_UNAVAILABLE'],
    });
  });

  test('each call has its own errors', () => {
    const missing = endpoints.flatMap(({ name, errors }: EndpointDefinition) => {
      const operation = inContract.operations.find(({ operationId }) => operationId === name);
      return errors.filter((error) => operation?.errors[errorStatus[error]]?.includes(error) !== true);
    });
    expect(missing).toEqual([]);
  });
});

describe('bodies', () => {
  const Setting = v.object({ value: v.optional(v.number(), 1), name: requiredLine(50) });
  const Holder = v.object({ setting: Setting });
  const Plain = v.object({ day: v.nullable(IsoDate) });
  const contract = { Setting, Holder, Plain, ErrorBody: v.object({}) };

  test('a member with a default value may be missing in a request and in an answer', () => {
    const name = { type: 'string', minLength: 1, maxLength: 50 };
    const { schemas: ofRequest } = describedCall({ request: Setting }, contract);
    expect(ofRequest['Setting']).toEqual({
      type: 'object',
      properties: { value: { type: 'number', description: 'Default: 1.' }, name },
      required: ['name'],
    });
    const { schemas: ofAnswer } = describedCall({ response: Setting }, contract);
    expect(ofAnswer['Setting']).toEqual({
      type: 'object',
      properties: { value: { type: 'number', description: 'Ours; without it: 1.' }, name },
      required: ['name'],
    });
  });

  test('only a schema that differs in requests and answers has two names', () => {
    const both = v.object({ holder: Holder, plain: Plain });
    const { schemas, requestBody, responses } = describedCall({ request: both, response: both }, contract);
    const own = Object.keys(schemas).filter((name) => /^(?:Setting|Holder|Plain)/.test(name));
    expect(own.toSorted()).toEqual(['Holder', 'HolderInput', 'Plain', 'Setting', 'SettingInput']);
    expect(JSON.stringify(schemas['HolderInput'])).toContain('"#/components/schemas/SettingInput"');
    expect(JSON.stringify(requestBody)).toContain('"#/components/schemas/HolderInput"');
    expect(JSON.stringify(responses['200'])).toContain('"#/components/schemas/Holder"');
  });

  test('a text of a request is only normalised, so its limits hold for what is sent', () => {
    const texts = endpoints.flatMap(({ request, multipart }: EndpointDefinition) =>
      isPart(request) && multipart === undefined ? [schemaText(request, () => undefined)] : [],
    );
    const transformations = new Set(texts.flatMap((text) => text.match(/transform \w*/g) ?? []));
    expect([...transformations].toSorted()).toEqual(['transform asEMail', 'transform asLine', 'transform asLines']);
  });
});
