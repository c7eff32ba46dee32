import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const setMainAccount = endpoint({
  name: 'setMainAccount',
  method: 'PUT',
  path: '/api/eshop/customer-account-links/:id/registered',
  summary: "Make a managed customer the account's own customer; other accounts continue to manage the customer's card.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: [
    'LINK_CHANGE_NOT_ALLOWED',
    'ACCOUNT_NOT_ONLY_MANAGING',
    'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
    'CUSTOMER_ALREADY_REGISTERED',
  ],
});

export const setAssignedAccount = endpoint({
  name: 'setAssignedAccount',
  method: 'PUT',
  path: '/api/eshop/customer-account-links/:id/assigned',
  summary: "Assign a managed customer to the account; the account's own customer must be the customer's parent.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: [
    'LINK_CHANGE_NOT_ALLOWED',
    'TOO_OLD_FOR_ASSIGNED_ACCOUNT',
    'CUSTOMER_ALREADY_REGISTERED',
    'CUSTOMER_ALREADY_ASSIGNED',
    'CUSTOMER_WITHOUT_PARENT',
    'PARENT_AND_OWNER_DIFFER',
    'MAXIMUM_PEOPLE_REACHED',
  ],
});
