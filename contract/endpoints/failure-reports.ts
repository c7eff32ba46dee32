import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ReplayTicket } from '../entities/replay-ticket.ts';
import { commonQuery } from '../query.ts';
import { IsoDate, IsoMoment, text } from '../values.ts';

/** The longest code of a report; a longer text is not looked up. */
export const longestFailureCode = 40;

export const reportFailure = endpoint({
  name: 'reportFailure',
  method: 'POST',
  path: '/api/eshop/failure-reports',
  summary:
    'Store a report of the events before a failure (ours), without personal data, for our support. The answer is a code that names the report, and the last day on which it is kept.',
  access: 'public',
  extension: 'failureReports',
  query: v.object(commonQuery),
  request: v.object({ ticket: ReplayTicket }),
  response: v.object({ code: v.string(), keptUntil: IsoDate }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const deskFailureReport = endpoint({
  name: 'deskFailureReport',
  method: 'GET',
  path: '/api/system/failure-reports/:code',
  summary:
    'A failure that a person has reported (ours), by the code that the person has got; any spelling of the code is accepted.',
  access: 'operator',
  extension: 'desk',
  params: v.object({ code: text(longestFailureCode) }),
  query: v.object(commonQuery),
  response: v.object({ code: v.string(), reported: IsoMoment, keptUntil: IsoDate, ticket: ReplayTicket }),
  errors: [],
});
