import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BranchOffice } from '../entities/branch-office.ts';
import { listOf, paging, QueryBoolean } from '../query.ts';

const branchOfficesColumns = ['branchNumber', 'id', 'name'] as const;

export const branchOffices = endpoint({
  name: 'branchOffices',
  method: 'GET',
  path: '/api/public/branch-offices',
  summary: "The operator's offices, by page.",
  access: 'public',
  extension: 'specified',
  sortColumns: branchOfficesColumns,
  query: v.object({ ...paging(branchOfficesColumns), cardDeliveryAllowed: v.optional(QueryBoolean) }),
  response: listOf(BranchOffice),
  errors: [],
});
