import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { guardedPages } from '../guarded-pages.ts';
import { commonQuery } from '../query.ts';
import { locales } from '../start-up-enumerations.ts';

const query = v.object(commonQuery);

export const cartLifetime = endpoint({
  name: 'cartLifetime',
  method: 'GET',
  path: '/api/eshop/customer-accounts/cart-lifetime',
  summary: 'What is left of the life of the cart in whole seconds; null while it is empty.',
  access: 'customer',
  query,
  response: v.object({ cartLifetime: v.nullable(v.number()) }),
  errors: [],
});

export const nullifyCartLifetime = endpoint({
  name: 'nullifyCartLifetime',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/cart-lifetime-nullify',
  summary: 'End the life of an empty cart (CRT-03); a cart with items keeps its own.',
  access: 'customer',
  query,
  errors: [],
});

export const renewCartLifetime = endpoint({
  name: 'renewCartLifetime',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/cart-lifetime-renew',
  summary: "Make the cart's life whole again. Not counted, and nothing changed, while more than five minutes are left.",
  access: 'customer',
  query,
  response: v.object({ cartLifetime: v.number(), renewalsLeft: v.number() }),
  errors: ['CART_EMPTY', 'CART_EXPIRED', 'CART_RENEWALS_USED_UP'],
});

export const accountPermissions = endpoint({
  name: 'accountPermissions',
  method: 'GET',
  path: '/api/eshop/customer-accounts/permissions',
  summary: 'The pages that the account may open, of those that ask (APP-10).',
  access: 'customer',
  query,
  response: v.object({ allowedPages: v.array(v.picklist(guardedPages)) }),
  errors: [],
});

export const updateAccountSettings = endpoint({
  name: 'updateAccountSettings',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/settings',
  summary: "Change the account's settings: the language of its mails, one of those that the operator offers.",
  access: 'customer',
  query,
  request: v.object({ locale: v.picklist(locales) }),
  errors: [],
});
