import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { Id } from '../values.ts';

/** The number as a person types it; rules/connect-account.ts checks it. */
const typed = v.pipe(v.string(), v.maxLength(60));

const query = v.object(commonQuery);
const request = v.object({ cardNumber: typed, applicationNumber: v.optional(typed, '') });
/** The custodian of the customer who is being connected; null = the customer has none. */
const response = v.object({ parentId: v.nullable(Id) });

/** The errors of the two calls that connect an account. */
const refusals = [
  'CUSTOMER_NOT_UNIQUE_CUSTOMER',
  'INVALID_CARD_AND_APPLICATION',
  'CUSTOMER_ALREADY_REGISTERED',
  'CUSTOMER_ALREADY_ASSIGNED',
  'INVALID_CUSTOMER_CARD',
  'INVALID_ACCOUNT',
  'INVALID_CARD_APPLICATION_USERNAME',
  'MAXIMUM_PEOPLE_REACHED',
  'TOO_MANY_ATTEMPTS',
] as const;

export const connectRegisteredAccount = endpoint({
  name: 'connectRegisteredAccount',
  method: 'PUT',
  path: '/api/eshop/customers-connect-registered-account',
  summary: "Make the holder of an existing card the account's own customer.",
  access: 'customer',
  extension: 'specified',
  query,
  request,
  response,
  errors: [...refusals, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', 'INVALID_CARD'],
});

export const connectAssignedAccount = endpoint({
  name: 'connectAssignedAccount',
  method: 'PUT',
  path: '/api/eshop/customers-connect-assigned-account',
  summary: "Assign the holder of an existing card, such as a child of the account's own customer, to the account.",
  access: 'customer',
  extension: 'specified',
  query,
  request,
  response,
  errors: [
    ...refusals,
    'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
    'PARENT_AND_OWNER_DIFFER',
    'TOO_OLD_FOR_ASSIGNED_ACCOUNT',
    'CUSTOMER_WITHOUT_PARENT',
    'CANNOT_MANAGE_OWN_CARD',
  ],
});
