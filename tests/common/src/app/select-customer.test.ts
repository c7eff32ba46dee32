import { describe, expect, it } from 'vitest';
import { selectCustomer } from '#app/router/select-customer.ts';
import type { Shop } from '#runtime/shop.ts';

const effectsOf = (path: string): unknown[] => {
  const effects: unknown[] = [];
  const shop: Pick<Shop, 'tell'> = { tell: (id, event) => void effects.push([id, event]) };
  return [selectCustomer(shop, path), ...effects];
};

const registered = ['customerSelection', { type: 'selectRegistered' }];

describe('the customer of a page (APP-09, ACC-05)', () => {
  it.each(['/app/user-linked-account/7', '/app/user-linked-account/7/'])('is the linked customer on %s', (path) => {
    expect(effectsOf(path)).toEqual([true, ['customerSelection', { type: 'selectLinked', customerId: 7 }]]);
  });

  it.each(['/app/user-account', '/app/shopping-cart', '/', '/app/user-linked-accounts/7'])(
    "is the account's own customer on %s",
    (path) => expect(effectsOf(path)).toEqual([true, registered]),
  );

  it.each(['', '/', '/0', '/-1', '/7a', '/1.5', '/99999999999'])(
    "is the account's own customer at the address of a linked account without a valid customer id: %s",
    (rest) => expect(effectsOf(`/app/user-linked-account${rest}`)).toEqual([false, registered]),
  );
});
