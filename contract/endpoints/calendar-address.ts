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
  summary: "The private address of the account's calendar; null = it has none.",
  access: 'customer',
  query,
  response: v.object({ calendarAddress: v.nullable(CalendarAddress) }),
  errors: [],
});

export const createCalendarAddress = endpoint({
  name: 'createCalendarAddress',
  method: 'PUT',
  path,
  summary: "Give the account's calendar a private address; an account that has one keeps it.",
  access: 'customer',
  query,
  response: CalendarAddress,
  errors: [],
});

export const replaceCalendarAddress = endpoint({
  name: 'replaceCalendarAddress',
  method: 'POST',
  path: `${path}/replacement`,
  summary: 'Replace the address, which stops at once. The present one is answered where it was replaced already.',
  access: 'customer',
  query,
  request: v.object({ address: v.pipe(v.string(), v.maxLength(longestCalendarAddress)) }),
  response: CalendarAddress,
  errors: ['NOT_FOUND'],
});

export const removeCalendarAddress = endpoint({
  name: 'removeCalendarAddress',
  method: 'DELETE',
  path,
  summary: 'Remove the address, which stops at once; the answer is the same where there is none.',
  access: 'customer',
  query,
  errors: [],
});
