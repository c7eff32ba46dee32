import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BranchOffice } from '../entities/branch-office.ts';
import { listOf, paging, QueryBoolean } from '../query.ts';

export const branchOffices = endpoint({
  name: 'branchOffices',
  method: 'GET',
  path: '/api/public/branch-offices',
  summary: "The operator's offices, by page.",
  access: 'public',
  query: v.object({ ...paging(['branchNumber', 'id', 'name']), cardDeliveryAllowed: v.optional(QueryBoolean) }),
  response: listOf(BranchOffice),
  errors: [],
});
