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
  summary: 'The remaining lifetime of the cart in whole seconds; null while the cart is empty.',
  access: 'customer',
  extension: 'specified',
  query,
  response: v.object({ cartLifetime: v.nullable(v.number()) }),
  errors: [],
});

export const nullifyCartLifetime = endpoint({
  name: 'nullifyCartLifetime',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/cart-lifetime-nullify',
  summary: 'End the lifetime of an empty cart (CRT-03); the lifetime of a cart with items does not change.',
  access: 'customer',
  extension: 'specified',
  query,
  errors: [],
});

export const renewCartLifetime = endpoint({
  name: 'renewCartLifetime',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/cart-lifetime-renew',
  summary:
    'Give the cart its full lifetime again. While more than five minutes are left, the call changes nothing and is not counted.',
  access: 'customer',
  extension: 'cartLife',
  query,
  response: v.object({ cartLifetime: v.number(), renewalsLeft: v.number() }),
  errors: ['CART_EMPTY', 'CART_EXPIRED', 'CART_RENEWALS_USED_UP'],
});

export const accountPermissions = endpoint({
  name: 'accountPermissions',
  method: 'GET',
  path: '/api/eshop/customer-accounts/permissions',
  summary: 'The guarded pages that the account may open (APP-10).',
  access: 'customer',
  extension: 'permissions',
  query,
  response: v.object({ allowedPages: v.array(v.picklist(guardedPages)) }),
  errors: [],
});

export const updateAccountSettings = endpoint({
  name: 'updateAccountSettings',
  method: 'PUT',
  path: '/api/eshop/customer-accounts/settings',
  summary:
    "Change the account's settings: the language of its mails, which must be a language that the operator offers.",
  access: 'customer',
  extension: 'specified',
  query,
  request: v.object({ locale: v.picklist(locales) }),
  errors: [],
});
