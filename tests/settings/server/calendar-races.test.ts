import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { createCalendarAddress, replaceCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { addDays } from '#rules/dates.ts';
import { calendarAddresses, customerCards } from '#server/platform/db/schema.ts';
import { calendarAddressOf, fetchCalendar } from '../../common/server/support/calendar-of.ts';
import { call, freshAccount, send } from '../../common/server/support/call.ts';
import { holderOfCard } from '../../common/server/support/reminded.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, database: 'postgres' });
});
afterAll(() => server.stop());

const atOnce = <Result>(act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 5 }, () => act()));
const day = (days: number): string => addDays(testBegin.slice(0, 10), days);

test('creating or replacing an address several times at once makes only one address (ICS-02)', async () => {
  const { token } = await freshAccount(server, 'newcomer');
  const created = await atOnce(() => call(server, createCalendarAddress, { token }));
  const [first, ...others] = new Set(created.map(({ address }) => address));
  expect(others).toEqual([]);
  const replaced = await atOnce(() => call(server, replaceCalendarAddress, { token, body: { address: first } }));
  const [second, ...more] = new Set(replaced.map(({ address }) => address));
  expect(more).toEqual([]);
  expect([(await fetch(first ?? '')).status, (await fetch(second ?? '')).status]).toEqual([404, 200]);
});

test('a change increases the sequence number of its event only once, even if many programs fetch the calendar at the same time (ICS-03)', async () => {
  const holder = await holderOfCard(server, day(60));
  const address = await calendarAddressOf(server, holder);
  for (const sequence of [0, 1, 2, 3]) {
    const validTo = day(60 + sequence);
    await server.services.database.update(customerCards).set({ validTo }).where(eq(customerCards.id, holder.card.id));
    server.clock.advance(60_000);
    const fetched = await atOnce(() => fetchCalendar(address));
    expect(fetched.map(({ events }) => events[0]?.sequence)).toEqual(fetched.map(() => sequence));
  }
});

test('an address that is fetched while its account is deleted stops working (ICS-02)', async () => {
  const { token, password, accountId } = await freshAccount(server, 'newcomer');
  const address = await calendarAddressOf(server, { token });
  const [deleted, ...fetched] = await Promise.all([
    send(server, deleteCustomerAccount, { token, body: { password } }),
    ...Array.from({ length: 10 }, () => fetch(address)),
  ]);
  expect(deleted.status).toBe(204);
  expect(fetched.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  expect((await fetch(address)).status).toBe(404);
  const ofAccount = eq(calendarAddresses.accountId, accountId);
  expect(await server.services.database.$count(calendarAddresses, ofAccount)).toBe(0);
});
