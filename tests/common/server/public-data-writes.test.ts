import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPriceListPeriod } from '#contract/endpoints/price-lists.ts';
import { freshAccount, logIn, refusal, send } from './support/call.ts';
import type { CallOptions } from './support/call.ts';
import { periodBody } from './support/reference-bodies.ts';
import { referenceKinds } from './support/reference-kinds.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const Row = v.looseObject({ id: v.number() });
const Page = v.object({ items: v.array(Row), totalCount: v.number() });
type Endpoint = (typeof referenceKinds)[number]['list' | 'read' | 'create' | 'update' | 'remove'];

/** Sends a call of any endpoint and checks its answer against the contract. */
async function answerOf(endpoint: Endpoint, options: CallOptions): Promise<unknown> {
  const response = await send(server, endpoint, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.name}: expected a success, got ${String(response.status)} ${text}`);
  if (!('response' in endpoint)) return text;
  const answer: unknown = JSON.parse(text);
  expect(v.is(endpoint.response, answer), `${endpoint.name} ${text}`).toBe(true);
  return answer;
}

const rowOf = async (endpoint: Endpoint, options: CallOptions) => v.parse(Row, await answerOf(endpoint, options));

/** A body without its lists, because the prices and attachments in an answer's lists have ids. */
const withoutLists = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !Array.isArray(value)));

describe.each(referenceKinds)('a $kind', ({ list, read, create, update, remove, body, changed }) => {
  const ids = async () => {
    const page = v.parse(
      Page,
      await answerOf(list, { query: { limit: 999, sortBy: list.path.includes('zones') ? 'name' : 'id' } }),
    );
    expect(page.totalCount).toBe(page.items.length);
    return page.items.map(({ id }) => id);
  };

  test('is created, read, changed and deleted, and every read shows the change at once', async () => {
    const before = await ids();
    const { id, ...made } = await rowOf(create, { token, body });
    expect(made).toMatchObject(withoutLists(body));
    expect((await ids()).toSorted((a, b) => a - b)).toEqual([...before, id].toSorted((a, b) => a - b));
    expect(await rowOf(read, { params: { id } })).toEqual({ id, ...made });
    const after = await rowOf(update, { token, params: { id }, body: changed });
    expect(after).toMatchObject({ id, ...withoutLists(changed) });
    expect(await rowOf(read, { params: { id } })).toEqual(after);
    expect(await answerOf(remove, { token, params: { id } })).toBe('');
    expect(await ids()).toEqual(before);
    await refusal(server, read, 'NOT_FOUND', { params: { id } });
    await refusal(server, remove, 'NOT_FOUND', { token, params: { id } });
    await refusal(server, update, 'NOT_FOUND', { token, params: { id }, body });
  });

  test('does not change if it is sent back unchanged', async () => {
    const [id = 0] = await ids();
    const asRead = await rowOf(read, { params: { id } });
    expect(await rowOf(update, { token, params: { id }, body: asRead })).toEqual(asRead);
    expect(await rowOf(read, { params: { id } })).toEqual(asRead);
  });

  test('is created only once for each idempotency key', async () => {
    const options = { token, body, headers: { 'idempotency-key': `one-${create.name}` } };
    const first = await rowOf(create, options);
    const count = (await ids()).length;
    expect(await rowOf(create, options)).toEqual(first);
    expect((await ids()).length).toBe(count);
    await refusal(server, create, 'IDEMPOTENCY_KEY_REUSED', { ...options, body: changed });
    await answerOf(remove, { token, params: { id: first.id } });
  });

  test('can be changed by the operator only', async () => {
    const customer = (await freshAccount(server, 'adult')).token;
    const before = await ids();
    const [id = 0] = before;
    for (const [endpoint, options] of [
      [create, { body }],
      [update, { body: changed, params: { id } }],
      [remove, { params: { id } }],
    ] as const) {
      await refusal(server, endpoint, 'UNAUTHENTICATED', options);
      await refusal(server, endpoint, 'FORBIDDEN', { ...options, token: customer });
    }
    expect(await ids()).toEqual(before);
    expect(await rowOf(read, { params: { id } })).not.toMatchObject(withoutLists(changed));
  });

  test('requires every field of its body', async () => {
    const before = await ids();
    for (const name of Object.keys(body)) {
      const { [name]: _, ...less } = body as Record<string, unknown>;
      const answer = await refusal(server, create, 'VALIDATION_ERROR', { token, body: less });
      expect(answer.errors?.join()).toContain(name);
      await refusal(server, update, 'VALIDATION_ERROR', { token, params: { id: before[0] ?? 0 }, body: less });
    }
    for (const none of [null, [], 'x', 1]) await refusal(server, create, 'VALIDATION_ERROR', { token, body: none });
    expect(await ids()).toEqual(before);
  });
});

const coded = referenceKinds.filter((kind) => kind.taken !== undefined);

test.each(coded)('the number or code of a $kind is unique', async ({ read, create, update, remove, body, taken }) => {
  await refusal(server, create, 'NOT_UNIQUE', { token, body: taken });
  const { id } = await rowOf(create, { token, body });
  const asMade = await rowOf(read, { params: { id } });
  await refusal(server, update, 'NOT_UNIQUE', { token, params: { id }, body: taken });
  expect(await rowOf(read, { params: { id } })).toEqual(asMade);
  await answerOf(remove, { token, params: { id } });
});

test('a period can be added by the operator only, to an existing price list', async () => {
  const options = { params: { id: 1 }, body: periodBody('1990-01-01', '1990-12-31') };
  await refusal(server, createPriceListPeriod, 'UNAUTHENTICATED', options);
  await refusal(server, createPriceListPeriod, 'FORBIDDEN', {
    ...options,
    token: (await freshAccount(server, 'adult')).token,
  });
  await refusal(server, createPriceListPeriod, 'NOT_FOUND', { ...options, token, params: { id: 2_147_483_647 } });
});
