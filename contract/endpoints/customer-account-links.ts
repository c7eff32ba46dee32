import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { Username } from '../values.ts';

const query = v.object(commonQuery);

/** The single-use token of a mailed request. */
const MailedToken = v.pipe(v.string(), v.maxLength(200));

export const requestCardManagement = endpoint({
  name: 'requestCardManagement',
  method: 'POST',
  path: '/api/eshop/customer-account-links-managed-account-link-request',
  summary: "Ask another account, by mail, to manage the card of the caller's own customer.",
  access: 'customer',
  extension: 'specified',
  query,
  request: v.object({ username: Username }),
  errors: [
    'INVALID_EMAIL',
    'INVALID_CUSTOMER_CARD',
    'INVALID_ACCOUNT',
    'CANNOT_MANAGE_OWN_CARD',
    'MAXIMUM_ACCOUNTS_REACHED',
    'CARD_ALREADY_MANAGED',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const approveCardManagement = endpoint({
  name: 'approveCardManagement',
  method: 'POST',
  path: '/api/eshop/customer-account-links/manage-approve',
  summary: 'Agree to manage the card that a mailed request is about; the caller must be the account that was asked.',
  access: 'customer',
  extension: 'specified',
  query,
  request: v.object({ token: MailedToken }),
  errors: [
    'INVALID_CUSTOMER_CARD',
    'INVALID_ACCOUNT',
    'APPROVE_MANAGED_CARD_INVALID_TOKEN',
    'EXPIRED_TOKEN',
    'MAXIMUM_ACCOUNTS_REACHED',
    'CARD_ALREADY_MANAGED',
  ],
});

export const rejectCardManagement = endpoint({
  name: 'rejectCardManagement',
  method: 'DELETE',
  path: '/api/eshop/customer-account-links/:token/reject-card-manage-request',
  summary: 'Decline to manage the card that a mailed request is about; the caller must be the account that was asked.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ token: MailedToken }),
  query,
  errors: ['INVALID_ACCOUNT', 'REJECT_MANAGED_CARD_INVALID_TOKEN', 'EXPIRED_TOKEN'],
});
