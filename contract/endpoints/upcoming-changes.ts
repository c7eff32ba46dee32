import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { UpcomingChanges } from '../entities/upcoming-changes.ts';
import { commonQuery } from '../query.ts';

export const upcomingChanges = endpoint({
  name: 'upcomingChanges',
  method: 'GET',
  path: '/api/eshop/upcoming-changes',
  summary:
    'The changes for the people of the account within twelve months: the ends of their profiles and cards, and the possible actions (ours).',
  access: 'customer',
  extension: 'upcomingChanges',
  query: v.object(commonQuery),
  response: UpcomingChanges,
  errors: [],
});
