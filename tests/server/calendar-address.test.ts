import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendarAddress } from '../../contract/endpoints/calendar-address.ts';
import { readCalendar } from './support/calendars.ts';
import { call, freshAccount } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

test('thin', async () => {
  const { token } = await freshAccount(server, 'parent');
  const { address } = await call(server, createCalendarAddress, { token });
  const answer = await fetch(address);
  const text = await answer.text();
  console.log(address, [...answer.headers], text);
  console.log(JSON.stringify(readCalendar(text), null, 1));
  expect((await fetch(address, { method: 'HEAD' })).headers.get('etag')).toBe(answer.headers.get('etag'));
});
