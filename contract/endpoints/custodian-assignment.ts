import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AssignedCustodian } from '../entities/customer-input.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

export const assignCustodian = endpoint({
  name: 'assignCustodian',
  method: 'PUT',
  path: '/api/eshop/customers/:id/assign-custodian',
  summary:
    'Give a child whose card the account manages, and who has no custodian, a custodian: a customer of the account or a new person.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: AssignedCustodian,
  errors: [
    'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED',
    'CUSTODIAN_ALREADY_ASSIGNED',
    'INVALID_CUSTODIAN',
    'CUSTODIAN_IS_REQUIRED',
    'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
    'MAXIMUM_PEOPLE_REACHED',
    'TOO_MANY_ATTEMPTS',
  ],
});
