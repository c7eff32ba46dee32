import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CustomerProfileInput } from '../entities/customer-profile-input.ts';
import { CustomerProfileDetail } from '../entities/tariff-details.ts';
import { OfferedProfile } from '../entities/tariff.ts';
import { customerProfileTypes } from '../enumerations.ts';
import { commonQuery, listOf, paging, QueryBoolean, validityQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const customerProfilesColumns = ['orderNumber', 'id', 'displayName', 'profileNumber'] as const;

export const customerProfiles = endpoint({
  name: 'customerProfiles',
  method: 'GET',
  path: '/api/public/customer-profiles',
  summary: 'The customer profiles, by page; `onlyPrimary`: only profiles with profile number 1.',
  access: 'public',
  extension: 'specified',
  sortColumns: customerProfilesColumns,
  query: v.object({
    ...paging(customerProfilesColumns),
    onlyPrimary: v.optional(QueryBoolean),
    type: v.optional(v.picklist(customerProfileTypes)),
    validity: validityQuery,
  }),
  response: listOf(OfferedProfile),
  errors: [],
});

export const customerProfile = endpoint({
  name: 'customerProfile',
  method: 'GET',
  path: '/api/public/customer-profiles/:id',
  summary: 'One customer profile.',
  access: 'public',
  extension: 'specified',
  params,
  query,
  response: CustomerProfileDetail,
  errors: ['NOT_FOUND'],
});

export const createCustomerProfile = endpoint({
  name: 'createCustomerProfile',
  method: 'POST',
  path: '/api/public/customer-profiles',
  summary: 'Add a customer profile.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  query,
  request: CustomerProfileInput,
  response: CustomerProfileDetail,
  errors: ['NOT_UNIQUE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const updateCustomerProfile = endpoint({
  name: 'updateCustomerProfile',
  method: 'PUT',
  path: '/api/public/customer-profiles/:id',
  summary: 'Change a customer profile: the body contains the whole profile.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  request: CustomerProfileInput,
  response: CustomerProfileDetail,
  errors: ['NOT_FOUND', 'NOT_UNIQUE', 'IN_USE'],
});

export const deleteCustomerProfile = endpoint({
  name: 'deleteCustomerProfile',
  method: 'DELETE',
  path: '/api/public/customer-profiles/:id',
  summary: 'Delete a customer profile that no combination, card, ticket, cart or order names.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  errors: ['NOT_FOUND', 'IN_USE'],
});
