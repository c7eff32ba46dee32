import { describe, expect, it } from 'vitest';
import { selectCustomer } from '../../../src/app/router/select-customer.ts';
import type { Shop } from '../../../src/runtime/shop.ts';

const effectsOf = (path: string): unknown[] => {
  const effects: unknown[] = [];
  const shop: Pick<Shop, 'tell' | 'goTo'> = {
    tell: (id, event) => void effects.push([id, event]),
    goTo: (to, options) => void effects.push([to, options]),
  };
  selectCustomer(shop, path);
  return effects;
};

const registered = ['customerSelection', { type: 'selectRegistered' }];
const toAccount = ['/app/user-account', { replace: true }];

describe('the customer of a page (APP-09, ACC-05)', () => {
  it.each(['/app/user-linked-account/7', '/app/user-linked-account/7/'])('is the linked customer on %s', (path) => {
    expect(effectsOf(path)).toEqual([['customerSelection', { type: 'selectLinked', customerId: 7 }]]);
  });

  it.each(['/app/user-account', '/app/shopping-cart', '/', '/app/user-linked-accounts/7'])(
    "is the account's own customer on %s",
    (path) => expect(effectsOf(path)).toEqual([registered]),
  );

  it.each(['', '/', '/0', '/-1', '/7a', '/1.5', '/99999999999'])(
    "is the account's own customer on a linked account's page without a valid customer id (%s), which is redirected",
    (rest) => expect(effectsOf(`/app/user-linked-account${rest}`)).toEqual([registered, toAccount]),
  );
});
