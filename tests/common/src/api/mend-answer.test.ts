import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '#api/read-answer.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { eshopOrderStatesList } from '#contract/endpoints/enumerations.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { createOrder, order as orderEndpoint, orders } from '#contract/endpoints/orders.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { answersOf, isList, partsIn, type Part } from '../../contract/answers.ts';

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The member as another back end may send it; undefined = the back end does not send it. */
function lax(part: Part, value: unknown): unknown {
  const { type, entries, item, wrapped, options } = part;
  if (wrapped !== undefined) {
    // An empty list is not the value that an absent one has.
    if (type === 'optional' && Array.isArray(value) && value.length === 0) return value;
    if (value !== null && value !== undefined) return lax(wrapped, value);
    if (type === 'nullable') return undefined;
    return wrapped.type === 'nullable' || wrapped.type === 'nullish' ? value : null;
  }
  if (item !== undefined && Array.isArray(value)) {
    return value.length === 0 ? null : value.map((row: unknown) => lax(item, row));
  }
  if (entries !== undefined && isObject(value)) {
    const members = Object.entries(entries).flatMap(([name, member]) => {
      const sent = isList(part) && name === 'totalCount' ? undefined : lax(member, value[name]);
      return sent === undefined ? [] : [[name, sent] as const];
    });
    return { ...Object.fromEntries(members), ofAnotherBackEnd: { id: 1 } };
  }
  const shape = type === 'variant' ? partsIn(options).find((each) => v.is(each, value)) : undefined;
  return shape === undefined ? value : lax(shape, value);
}

const read = (endpoint: EndpointDefinition, body: unknown): Promise<unknown> =>
  readAnswer(endpoint, Response.json(body ?? null));

/**
 * The desk reads a replay ticket only if it contains nothing but what a ticket may contain (decision 0032). An answer
 * that the specification does not show may be any.
 */
const answering = endpoints.filter(
  ({ response, file, name }) =>
    response !== undefined && !('fallback' in response) && file === undefined && name !== 'deskFailureReport',
);

describe('an answer of another back end (CAL-04)', () => {
  it.each(answering.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is read if fields are absent, null or unknown: %s',
    async (_name, endpoint) => {
      const response = endpoint.response ?? v.never();
      const sent = answersOf(response);
      await fc.assert(
        fc.asyncProperty(sent, async (answer) => {
          expect(await read(endpoint, lax(response, answer))).toEqual(v.parse(response, answer));
        }),
        { numRuns: 15 },
      );
    },
  );
});

const named = (name: string) => ({ id: 77, name, displayName: 'Částečně zaplacená' });
const sample = (response: v.GenericSchema, seed = 5): Members => {
  const answer = fc.sample(answersOf(response), { seed, numRuns: 20 }).find((each) => isObject(each));
  return isObject(answer) ? answer : {};
};

describe('a name that the contract does not know (CAL-04)', () => {
  it('is UNKNOWN in an enumeration with a displayed name, which is kept', async () => {
    const answer = { ...sample(createOrder.response), state: named('PARTLY_PAID'), paymentType: named('VOUCHER') };
    await expect(readAnswer(createOrder, Response.json(answer))).resolves.toMatchObject({
      state: { id: 77, name: 'UNKNOWN', displayName: 'Částečně zaplacená' },
      paymentType: { name: 'UNKNOWN' },
    });
    await expect(readAnswer(eshopOrderStatesList, Response.json([named('PARTLY_PAID')]))).resolves.toHaveLength(1);
  });

  it('leaves an item of an order in its place, and takes no reason from an order', async () => {
    const [item] = fc.sample(answersOf(createOrder.response.entries.items.item), 1);
    const answer = {
      ...sample(createOrder.response),
      cancelReason: 'FRAUD',
      items: [{ ...(isObject(item) ? item : {}), type: 'PARKING', name: 'Parkování' }],
    };
    await expect(readAnswer(orders, Response.json({ items: [answer], totalCount: 1 }))).resolves.toMatchObject({
      items: [{ cancelReason: null, items: [{ type: 'UNKNOWN', name: 'Parkování' }] }],
    });
  });

  it('leaves a row out of its list if the row can be shown in no other way', async () => {
    const event = { kind: 'PAID', at: '2026-11-21T08:00:00.000Z', detail: {} };
    const answer = { ...sample(orderEndpoint.response), history: [event, { ...event, kind: 'AUDITED' }] };
    await expect(readAnswer(orderEndpoint, Response.json(answer))).resolves.toMatchObject({ history: [event] });
    const settings = [
      { ...named('CUSTOMER_CARD_VALIDITY'), value: '5' },
      { ...named('PARKING_FEE'), value: '1' },
    ];
    await expect(readAnswer(globalSettings, Response.json(settings))).resolves.toEqual([settings[0]]);
  });

  it('makes an answer unreadable that is no list', async () => {
    const configuration = { ...sample(systemConfigurations.response), paymentGateway: 'PARKING' };
    await expect(readAnswer(systemConfigurations, Response.json(configuration))).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
      status: 200,
    });
  });
});

describe('an answer that has no other meaning', () => {
  it.each([
    ['an id is a text', { id: '7' }],
    ['a list is absent', { items: undefined }],
    ['a member that must not be null is null', { price: null }],
  ])('stays unreadable if %s', async (_, wrong) => {
    const answer = { ...sample(createOrder.response), ...wrong };
    await expect(read(createOrder, answer)).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER', status: 200 });
  });

  it('stays unreadable if the rows of a list are absent', async () => {
    await expect(read(relatedCustomers, { totalCount: 0 })).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER' });
  });
});
