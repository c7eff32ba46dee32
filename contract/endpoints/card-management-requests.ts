import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CardManagementRequest } from '../entities/card-management-request.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const query = v.object(commonQuery);
const params = v.object({ id: PathId });

export const cardManagementRequests = endpoint({
  name: 'cardManagementRequests',
  method: 'GET',
  path: '/api/eshop/customer-account-links-managed-account-link-requests',
  summary:
    "The unanswered requests to manage the card of the caller's own customer, the newest first; expired requests are listed for a month.",
  access: 'customer',
  extension: 'managementRequests',
  query,
  response: v.object({ items: v.array(CardManagementRequest) }),
  errors: [],
});

export const resendCardManagementRequest = endpoint({
  name: 'resendCardManagementRequest',
  method: 'POST',
  path: '/api/eshop/customer-account-links-managed-account-link-requests/:id/resend',
  summary: 'Mail an unanswered request to manage the card again; only the newest mail can be answered.',
  access: 'customer',
  extension: 'managementRequests',
  params,
  query,
  errors: [
    'NOT_FOUND',
    'REQUEST_ALREADY_ANSWERED',
    'INVALID_CUSTOMER_CARD',
    'INVALID_ACCOUNT',
    'MAXIMUM_ACCOUNTS_REACHED',
    'CARD_ALREADY_MANAGED',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const withdrawCardManagementRequest = endpoint({
  name: 'withdrawCardManagementRequest',
  method: 'DELETE',
  path: '/api/eshop/customer-account-links-managed-account-link-requests/:id',
  summary: 'Withdraw an unanswered request to manage the card; its mail cannot be answered any more.',
  access: 'customer',
  extension: 'managementRequests',
  params,
  query,
  errors: ['NOT_FOUND', 'REQUEST_ALREADY_ANSWERED'],
});
