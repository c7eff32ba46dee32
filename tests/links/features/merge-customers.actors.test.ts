import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideMergeCustomers } from '#features/links/merge-customers/merge-customers.actors.ts';
import type { Shop } from '#runtime/shop.ts';

const person = (id: number) => ({ customer: { id, fullName: `Osoba ${id}`, birthDay: null } });

/** A shop whose account has this many customers. The first of them is the placeholder. */
function shopWith(people: number, announced = people) {
  const calls: unknown[] = [];
  const effects: unknown[] = [];
  const shop = {
    call: ((endpoint: { name: string }, options: { query?: { offset: number; limit: number } }) => {
      const { query, ...rest } = options;
      calls.push([endpoint.name, query === undefined ? { ...rest, signal: undefined } : query.offset]);
      if (query === undefined) return Promise.resolve(undefined);
      if (calls.length > 20) return Promise.reject(new Error('the people are asked for again and again'));
      const all = Array.from({ length: people }, (_, at) => person(at + 1));
      return Promise.resolve({ items: all.slice(query.offset, query.offset + query.limit), totalCount: announced });
    }) as never,
    tell: (...event: unknown[]) => void effects.push(event),
    showToast: (toast: unknown) => void effects.push(toast),
  } as unknown as Shop;
  return { shop, calls, effects };
}

it('the dialog reads all pages of the account’s people, without the person to merge', async () => {
  const { shop, calls } = shopWith(1000);
  const actor = createActor(provideMergeCustomers(shop), { input: { customerId: 1, draft: null } }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls).toHaveLength(10);
  expect(calls.at(-1)).toEqual(['customerAccountLinks', 900]);
  expect(context.candidates).toHaveLength(999);
  expect(context.candidates[0]).toEqual({ id: 2, fullName: 'Osoba 2', birthDay: null });
});

it('the dialog stops reading after the last person, even if the total count was higher', async () => {
  const { shop } = shopWith(1, 3);
  const actor = createActor(provideMergeCustomers(shop), { input: { customerId: 1, draft: null } }).start();
  const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(settled.matches('alone')).toBe(true);
});

it('the dialog merges the person into the chosen person, shows who has the cards, and refreshes account and cart', async () => {
  const { shop, calls, effects } = shopWith(3);
  const actor = createActor(provideMergeCustomers(shop), { input: { customerId: 1, draft: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'choose', customerId: 3 });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(calls.at(-1)).toEqual(['assignOrigin', { params: { id: 1 }, body: { originId: 3 }, signal: undefined }]);
  expect(effects).toEqual([
    { messageId: 'mergeCustomers.success', values: { name: 'Osoba 3' }, colour: 'success' },
    ['customerSelection', { type: 'refresh' }],
    ['cart', { type: 'refresh' }],
  ]);
});
