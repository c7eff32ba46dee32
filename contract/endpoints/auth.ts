import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { Id } from '../values.ts';

const query = v.object(commonQuery);

/** Username and password; empty ones are answered by name, so their lengths are only bounded above. */
export const Credentials = v.object({
  username: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(200)),
});

export const LoginResult = v.object({
  token: v.string(),
  customerAccountId: Id,
  username: v.string(),
  customer: v.nullable(v.object({ id: Id, firstName: v.string(), lastName: v.string() })),
  /** What is left of the cart's life in whole seconds; null while the cart is empty. */
  cartLifetime: v.nullable(v.number()),
});
export type LoginResult = v.InferOutput<typeof LoginResult>;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/eshop/auth/login',
  summary: 'Log in: the token, the account and its customer, the life of its cart.',
  access: 'public',
  query,
  request: Credentials,
  response: LoginResult,
  errors: [
    'INVALID_CREDENTIALS',
    'CUSTOMER_ACCOUNT_NOT_VERIFIED',
    'EMPTY_USERNAME',
    'EMPTY_PASSWORD',
    'TOO_MANY_ATTEMPTS',
  ],
});
