import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';

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
