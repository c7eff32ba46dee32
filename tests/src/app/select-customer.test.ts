import { describe, expect, it } from 'vitest';
import { selectCustomer } from '../../../src/app/router/select-customer.ts';
import type { Shop } from '../../../src/runtime/shop.ts';

const deedsAt = (path: string): unknown[] => {
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
  it.each(['/app/user-linked-account/7', '/app/user-linked-account/7/'])('%s is about the linked customer', (path) => {
    expect(deedsAt(path)).toEqual([['customerSelection', { type: 'selectLinked', customerId: 7 }]]);
  });

  it.each(['/app/user-account', '/app/shopping-cart', '/', '/app/user-linked-accounts/7'])(
    "%s is about the account's own",
    (path) => expect(deedsAt(path)).toEqual([registered]),
  );

  it.each(['', '/', '/0', '/-1', '/7a', '/1.5', '/99999999999'])(
    'a linked account without a customer (%s) leads to the own account',
    (rest) => expect(deedsAt(`/app/user-linked-account${rest}`)).toEqual([registered, toAccount]),
  );
});
