import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { Id, Password, Username } from '../values.ts';

const query = v.object(commonQuery);

/** Username and password. Empty values get errors of their own, so the schema checks only the maximum length. */
export const Credentials = v.object({ username: Username, password: Password });

export const LoginResult = v.object({
  token: v.string(),
  customerAccountId: Id,
  username: v.string(),
  /** The account's own customer; null if the account has none. */
  customer: v.nullable(
    v.object({
      id: Id,
      firstName: v.string(),
      lastName: v.string(),
      /** The whole seconds until the account's cart expires; null while the cart is empty. */
      cartLifeTime: v.nullable(v.number()),
    }),
  ),
});
export type LoginResult = v.InferOutput<typeof LoginResult>;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/eshop/auth/login',
  summary: 'Log in. The answer has the token, the account and its customer, and the remaining lifetime of its cart.',
  access: 'public',
  extension: 'specified',
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

/** The single-use token of a mailed link. */
const MailedToken = v.pipe(v.string(), v.maxLength(200));

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/eshop/auth/register',
  summary: 'Make an account and mail the link that verifies it. The terms must be agreed to.',
  access: 'public',
  extension: 'specified',
  query,
  request: v.object({ username: Username, password: Password, termsAndConditionsAgreed: v.boolean() }),
  errors: ['INVALID_EMAIL', 'EMPTY_USERNAME', 'EMPTY_PASSWORD', 'CUSTOMER_EMAIL_NOT_UNIQUE', 'TOO_MANY_ATTEMPTS'],
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/eshop/auth/resend',
  summary: 'Mail a new link that verifies an account. The answer is the same if no account waits for verification.',
  access: 'public',
  extension: 'specified',
  query,
  request: v.object({ value: Username }),
  errors: ['INVALID_EMAIL', 'TOO_MANY_ATTEMPTS'],
});

export const confirmation = endpoint({
  name: 'confirmation',
  method: 'POST',
  path: '/api/eshop/auth/confirmation',
  summary: 'Verify an account with the token of its mail.',
  access: 'public',
  extension: 'specified',
  query,
  request: v.object({ value: MailedToken }),
  errors: ['INVALID_VERIFICATION_TOKEN'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/eshop/auth/reset-password',
  summary: 'Mail a link that changes a forgotten password. The answer is the same if the account does not exist.',
  access: 'public',
  extension: 'specified',
  query,
  request: v.object({ value: Username }),
  errors: ['INVALID_EMAIL', 'TOO_MANY_ATTEMPTS'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/eshop/auth/change-password',
  summary: 'Choose a new password with the token of a mail.',
  access: 'public',
  extension: 'specified',
  query,
  request: v.object({ password: Password, token: MailedToken }),
  errors: ['EMPTY_PASSWORD', 'INVALID_VERIFICATION_TOKEN', 'CUSTOMER_EMAIL_NOT_UNIQUE', 'TOO_MANY_ATTEMPTS'],
});

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/eshop/auth/update-password',
  summary: 'Change the password of the account that is logged in.',
  access: 'customer',
  extension: 'specified',
  query,
  request: v.object({ password: Password }),
  errors: ['EMPTY_PASSWORD'],
});

export const mapPhoneLogin = endpoint({
  name: 'mapPhoneLogin',
  method: 'POST',
  path: '/api/eshop/auth/map-phone-login',
  summary: "Log in through the operator's telephone application.",
  access: 'mapPhone',
  extension: 'specified',
  query,
  request: Credentials,
  response: LoginResult,
  errors: login.errors,
});

export const mapPhoneResetPassword = endpoint({
  name: 'mapPhoneResetPassword',
  method: 'POST',
  path: '/api/eshop/auth/map-phone-reset-password',
  summary: "Mail a link that changes a forgotten password, on request of the operator's telephone application.",
  access: 'mapPhone',
  extension: 'specified',
  query,
  request: v.object({ value: Username }),
  errors: resetPassword.errors,
});
