import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { largestBody } from '#server/platform/http/limit-body.ts';
import { readInput } from '#server/platform/http/read-input.ts';

const about = {
  name: 'read',
  method: 'POST',
  path: '/',
  summary: '',
  access: 'public',
  extension: 'specified',
  errors: [],
} as const;
const ofJson = (request: v.GenericSchema) => endpoint({ ...about, request });
const anything = ofJson(v.looseObject({}));

interface Read {
  readonly body?: unknown;
  readonly refused?: string;
  readonly errors?: readonly string[] | undefined;
}

/** Reads a request with the schemas of an endpoint; returns its body, or the name and the lines of the refusal. */
async function read(definition: EndpointDefinition, request: RequestInit): Promise<Read> {
  let result: Read = {};
  const app = new Hono();
  app.post('/', async (context) => {
    try {
      result = { body: (await readInput(context, definition)).body };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result = { refused: error.errorName, errors: error.errors };
    }
    return context.body(null, 204);
  });
  await app.request('/', { method: 'POST', ...request });
  return result;
}

const json = { 'content-type': 'application/json' };
const readJson = (definition: EndpointDefinition, body: unknown) =>
  read(definition, { headers: json, body: JSON.stringify(body) });

describe('the errors of an invalid call', () => {
  test('have one line each, at most twenty lines', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `field${String(index)}`);
    const lacking = ofJson(v.object(Object.fromEntries(names.map((name) => [name, v.string()]))));
    const { refused, errors } = await readJson(lacking, {});
    expect(refused).toBe('VALIDATION_ERROR');
    expect(errors?.map((line) => line.split(':')[0])).toEqual(names.slice(0, 20));
  });

  test('have at most 200 characters each, so that an answer does not repeat a long text', async () => {
    const short = ofJson(v.object({ name: v.picklist(['one']) }));
    const { errors } = await readJson(short, { name: 'x'.repeat(300) });
    expect(errors?.map((line) => line.length)).toEqual([200]);
  });
});

describe('a JSON body', () => {
  test('must be an object', async () => {
    expect(await readJson(anything, [])).toEqual({ refused: 'VALIDATION_ERROR', errors: ['body: is a list'] });
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('may have the content type %s', async (type) => {
    expect(await read(anything, { headers: { 'content-type': type }, body: '{"a":1}' })).toEqual({ body: { a: 1 } });
  });

  test.each(['text/plain', 'application/jsonp', 'text/plain; application/json'])(
    'is refused if it is %s',
    async (type) => {
      const { refused } = await read(anything, { headers: { 'content-type': type }, body: '{"a":1}' });
      expect(refused).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  const nested = (depth: number): object => (depth === 0 ? { end: true } : { in: nested(depth - 1) });

  test('may have at most 32 levels', async () => {
    expect(await readJson(anything, nested(32))).toEqual({ body: nested(32) });
    expect(await readJson(anything, nested(33))).toEqual({
      refused: 'VALIDATION_ERROR',
      errors: ['in: is nested too deeply'],
    });
  });

  test.each(['nul\u0000', 'half\uD83D'])(
    'is refused if a name in it cannot be stored in the database: %j',
    async (name) => {
      expect(await readJson(anything, { list: [{ [name]: 1 }] })).toEqual({
        refused: 'VALIDATION_ERROR',
        errors: ['0: has an unusable name'],
      });
    },
  );

  const ofSize = (bytes: number): string => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

  test.each([true, false])(
    'may have at most 256 KiB, with a declared length or without it (%s)',
    async (isDeclared) => {
      const readSized = (bytes: number) =>
        read(anything, {
          headers: { ...json, ...(isDeclared ? { 'content-length': String(bytes) } : {}) },
          body: ofSize(bytes),
        });
      expect(largestBody).toBe(256 * 1024);
      expect((await readSized(largestBody)).refused).toBeUndefined();
      expect((await readSized(largestBody + 1)).refused).toBe('PAYLOAD_TOO_LARGE');
    },
  );

  test('is refused at once if it is too large, but can still be read to its end', async () => {
    let [taken, isCancelled] = [0, false];
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          taken += 1;
          controller.enqueue(new Uint8Array(largestBody + 1));
        },
        cancel() {
          isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const { refused } = await read(anything, { headers: json, body, duplex: 'half' } as RequestInit);
    expect([refused, taken, isCancelled]).toEqual(['PAYLOAD_TOO_LARGE', 1, false]);
  });
});

describe('a multipart body', () => {
  const parts = endpoint({ ...about, request: v.looseObject({}), multipart: 1000 });

  test('has each field one time', async () => {
    const once = new FormData();
    once.append('note', 'one');
    expect(await read(parts, { body: once })).toEqual({ body: { note: 'one' } });
    once.append('note', 'two');
    expect(await read(parts, { body: once })).toEqual({
      refused: 'VALIDATION_ERROR',
      errors: ['body: has a part twice'],
    });
  });

  test('may not be larger than its call allows', async () => {
    const large = new FormData();
    large.append('note', 'x'.repeat(1000));
    expect((await read(parts, { body: large })).refused).toBe('PAYLOAD_TOO_LARGE');
  });
});
