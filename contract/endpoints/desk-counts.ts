import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DeskCounts } from '../entities/desk-counts.ts';
import { commonQuery } from '../query.ts';

export const deskCounts = endpoint({
  name: 'deskCounts',
  method: 'GET',
  path: '/api/system/desk-counts',
  summary: 'How much waits for the staff on each page of the desk (ours).',
  access: 'operator',
  extension: 'desk',
  query: v.object(commonQuery),
  response: DeskCounts,
  errors: [],
});
