import { createCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { readCalendar } from './calendars.ts';
import type { ReadCalendar } from './calendars.ts';
import { call } from './call.ts';
import type { TestServer } from './start-server.ts';

/** The address of an account's calendar; it is created if it does not exist. */
export const calendarAddressOf = async (server: TestServer, { token }: { readonly token: string }): Promise<string> =>
  (await call(server, createCalendarAddress, { token })).address;

/** Fetches a calendar as a program does, and reads it. */
export async function fetchCalendar(address: string): Promise<ReadCalendar> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`expected a calendar, got ${String(answer.status)}`);
  return readCalendar(new TextDecoder('utf-8', { fatal: true }).decode(await answer.arrayBuffer()));
}
