import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { PathId, text } from '../values.ts';

/** `note` is the reason, for people who read the application later. */
export const RejectCardApplication = v.object({ note: text(255) });

export const rejectCardApplication = endpoint({
  name: 'rejectCardApplication',
  method: 'PUT',
  path: '/api/eshop/card-applications/:id/reject',
  summary: "Withdraw the account's own card application that is not paid yet; doing so again succeeds.",
  access: 'customer',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: RejectCardApplication,
  errors: ['CARD_APPLICATION_CLOSED'],
});
