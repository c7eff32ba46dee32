import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ChangedCustomer, isicNumberLength, NewCustomer } from '../entities/customer-input.ts';
import { Customer } from '../entities/customer.ts';
import { commonQuery, QueryDate, QueryId, queryList } from '../query.ts';
import { PathId, requiredLine } from '../values.ts';

export const checkCustomer = endpoint({
  name: 'checkCustomer',
  method: 'GET',
  path: '/api/eshop/customers-check',
  summary: "Whether nobody else has this name and birth date. Only the account's own people can be excluded.",
  access: 'customer',
  extension: 'specified',
  query: v.object({
    ...commonQuery,
    firstName: requiredLine(50),
    lastName: requiredLine(50),
    birthDay: QueryDate,
    excludedCustomerIds: v.optional(queryList(QueryId)),
  }),
  response: v.object({ unique: v.boolean() }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const checkIsicNumber = endpoint({
  name: 'checkIsicNumber',
  method: 'GET',
  path: '/api/eshop/customers-check-isic-card-validation',
  summary:
    "Whether a person with this name has a valid ISIC card with this number, and nobody else uses this number. Only one of the account's own people can be excluded.",
  access: 'customer',
  extension: 'specified',
  query: v.object({
    ...commonQuery,
    firstName: requiredLine(50),
    lastName: requiredLine(50),
    excludedCustomerId: v.optional(QueryId),
    isicNumber: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.length(isicNumberLength)),
    customerProfileId: QueryId,
  }),
  response: v.object({ valid: v.boolean() }),
  errors: [
    'TOO_MANY_ATTEMPTS',
    'INVALID_CUSTOMER_PROFILE',
    'CUSTOMER_PROFILE_WITHOUT_ISIC',
    'ISIC_REGISTER_UNAVAILABLE',
  ],
});

export const createCustomer = endpoint({
  name: 'createCustomer',
  method: 'POST',
  path: '/api/eshop/customers',
  summary:
    "Create a customer for the account: its own customer if it has none, otherwise an assigned customer. With `originId`, submit the data of an existing customer of the account; if the account manages the customer's card, only missing data are added. The operator's staff checks the data.",
  access: 'customer',
  extension: 'specified',
  requestExtension: 'applicationDrafts',
  creates: true,
  query: v.object(commonQuery),
  request: NewCustomer,
  response: Customer,
  errors: [
    'INVALID_PHOTO',
    'CUSTOMER_NOT_UNIQUE_CUSTOMER',
    'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
    'CUSTODIAN_IS_REQUIRED',
    'CUSTOMER_IN_CARD_APPLICATION',
    'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
    'TOO_OLD_FOR_ASSIGNED_ACCOUNT',
    'INVALID_ACCOUNT',
    'MAXIMUM_PEOPLE_REACHED',
    'TOO_MANY_ATTEMPTS',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  method: 'PUT',
  path: '/api/eshop/customers/:id',
  summary:
    "Change the data of the account's own customer or an assigned customer, or of a managed customer whom another system has sent without a name. A change of a verified name, birth date or photo waits for the check of the operator's staff.",
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: ChangedCustomer,
  response: Customer,
  errors: [
    'INVALID_PHOTO',
    'PHOTO_REQUIRED',
    'CUSTOMER_NOT_UNIQUE',
    'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
    'CUSTODIAN_IS_REQUIRED',
    'INVALID_CUSTODIAN',
    'CUSTOMER_IN_CARD_APPLICATION',
    'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
    'TOO_OLD_FOR_ASSIGNED_ACCOUNT',
    'INVALID_ACCOUNT',
    'MAXIMUM_PEOPLE_REACHED',
    'TOO_MANY_ATTEMPTS',
  ],
});
