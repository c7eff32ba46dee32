import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';

export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/eshop/auth/log-out',
  summary: 'End the log-in of this call: its token is refused from then on (ours).',
  access: 'customer',
  extension: 'logIns',
  query: v.object(commonQuery),
  errors: [],
});
