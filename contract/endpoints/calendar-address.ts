import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CalendarAddress, longestCalendarAddress } from '../entities/calendar-address.ts';
import { commonQuery } from '../query.ts';

const path = '/api/eshop/customer-accounts/calendar-address';
const query = v.object(commonQuery);

export const calendarAddress = endpoint({
  name: 'calendarAddress',
  method: 'GET',
  path,
  summary: "The private address of the account's calendar; null = the calendar has no address.",
  access: 'customer',
  extension: 'calendars',
  query,
  response: v.object({ calendarAddress: v.nullable(CalendarAddress) }),
  errors: [],
});

export const createCalendarAddress = endpoint({
  name: 'createCalendarAddress',
  method: 'PUT',
  path,
  summary: "Give the account's calendar a private address; an existing address does not change.",
  access: 'customer',
  extension: 'calendars',
  query,
  response: CalendarAddress,
  errors: [],
});

export const replaceCalendarAddress = endpoint({
  name: 'replaceCalendarAddress',
  method: 'POST',
  path: `${path}/replacement`,
  summary:
    'Replace the address; the old address stops working at once. If it was replaced already, the answer is the present address.',
  access: 'customer',
  extension: 'calendars',
  query,
  request: v.object({ address: v.pipe(v.string(), v.maxLength(longestCalendarAddress)) }),
  response: CalendarAddress,
  errors: ['NOT_FOUND'],
});

export const removeCalendarAddress = endpoint({
  name: 'removeCalendarAddress',
  method: 'DELETE',
  path,
  summary: 'Remove the address, which stops working at once; the answer is the same if there is no address.',
  access: 'customer',
  extension: 'calendars',
  query,
  errors: [],
});
