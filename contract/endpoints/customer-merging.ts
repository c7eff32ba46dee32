import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { Id, PathId } from '../values.ts';

export const assignOrigin = endpoint({
  name: 'assignOrigin',
  method: 'PUT',
  path: '/api/eshop/customers/:id/assign-origin',
  summary:
    'Merge a customer whom another system has sent without a name into another customer of the account: cards and tickets move.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: v.object({ originId: Id }),
  errors: [
    'MERGE_NOT_ALLOWED',
    'CUSTOMER_NOT_PLACEHOLDER',
    'INVALID_ORIGIN',
    'LINK_NOT_CANCELABLE',
    'PLACEHOLDER_LINKED_ELSEWHERE',
    'CARD_APPLICATION_EXISTS',
  ],
});
