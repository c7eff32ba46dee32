import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { attempts, idempotencyKeys, linkNotices, mailedTokens, outbox, reminders } from '#server/platform/db/schema.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { freshAccount } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const hour = 3_600_000;
const day = 24 * hour;

/** The moment so many milliseconds ago, and the moment a millisecond earlier. */
const around = (age: number): readonly [Date, Date] => {
  const moment = server.clock.now().getTime() - age;
  return [new Date(moment), new Date(moment - 1)];
};

test('an idempotency key is kept for a day', async () => {
  const { database } = server.services;
  const [kept, old] = around(day);
  const row = { accountId: -1, operation: 'addFee', requestHash: 'hash' };
  await database.insert(idempotencyKeys).values([
    { ...row, key: 'kept', created: kept },
    { ...row, key: 'old', created: old },
  ]);
  await deleteOldRows(server.services);
  const keys = await database.select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, -1));
  expect(keys.map(({ key }) => key)).toEqual(['kept']);
});

test('a counted attempt is kept for a day', async () => {
  const { database } = server.services;
  const [kept, old] = around(day);
  await database.insert(attempts).values([
    { subject: 'housekeeping', at: kept },
    { subject: 'housekeeping', at: old },
  ]);
  await deleteOldRows(server.services);
  const rows = await database.select().from(attempts).where(eq(attempts.subject, 'housekeeping'));
  expect(rows.map(({ at }) => at)).toEqual([kept]);
});

test('a link without a recipient is kept for a day, any other link for 30 days after it expired', async () => {
  const { database } = server.services;
  const { accountId } = await freshAccount(server, 'newcomer');
  const [kept, old] = around(day);
  const [keptExpiry, oldExpiry] = around(30 * day);
  const expires = server.clock.now();
  const rows = await database
    .insert(mailedTokens)
    .values([
      { kind: 'PASSWORD', accountId: null, created: kept, expires },
      { kind: 'PASSWORD', accountId: null, created: old, expires },
      { kind: 'PASSWORD', accountId, created: keptExpiry, expires: keptExpiry },
      { kind: 'PASSWORD', accountId, created: oldExpiry, expires: oldExpiry },
      { kind: 'VERIFY', accountId, created: old, expires },
    ])
    .returning({ id: mailedTokens.id });
  await deleteOldRows(server.services);
  const ids = rows.map(({ id }) => id);
  const left = await database
    .select()
    .from(mailedTokens)
    .where(inArray(mailedTokens.id, ids))
    .orderBy(asc(mailedTokens.id));
  expect(left.map(({ id }) => ids.indexOf(id))).toEqual([0, 2, 4]);
});

test('outbox entries of links, reminders and notices are kept for a day after they are done, other entries for ever', async () => {
  const { database } = server.services;
  const [kept, old] = around(day);
  const kinds = ['MAIL_TOKEN', 'MAIL_REMINDER', 'MAIL_LINK_NOTICE', 'MAIL_INVOICE'] as const;
  const entries = kinds.flatMap((kind) => [
    { kind, subjectId: -1, done: kept },
    { kind, subjectId: -2, done: old },
    { kind, subjectId: -3, done: null },
  ]);
  await database.insert(outbox).values(entries.map((entry) => ({ ...entry, created: old, notBefore: old })));
  await deleteOldRows(server.services);
  const left = await database
    .select()
    .from(outbox)
    .where(inArray(outbox.subjectId, [-1, -2, -3]));
  const leftOf = (kind: string) => left.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId);
  expect(kinds.map((kind) => leftOf(kind).toSorted((one, other) => other - one))).toEqual([
    [-1, -3],
    [-1, -3],
    [-1, -3],
    [-1, -2, -3],
  ]);
});

test('a notice is kept until the entry of its mail is deleted', async () => {
  const { database } = server.services;
  const [kept, old] = around(day);
  const notice = { kind: 'APPROVED', accountId: 1, otherAccountId: 2, customerId: 3 } as const;
  const notices = await database.insert(linkNotices).values([notice, notice, notice]).returning({ id: linkNotices.id });
  const ids = notices.map(({ id }) => id);
  const entries = ids.map((subjectId, index) => ({ subjectId, done: [kept, old, null][index] ?? null }));
  await database
    .insert(outbox)
    .values(entries.map((entry) => ({ ...entry, kind: 'MAIL_LINK_NOTICE' as const, created: old, notBefore: old })));
  const ofOther = {
    kind: 'MAIL_APPLICATION',
    subjectId: ids[2] ?? 0,
    done: old,
    created: old,
    notBefore: old,
  } as const;
  await database.insert(outbox).values(ofOther);
  await deleteOldRows(server.services);
  const left = await database
    .select()
    .from(linkNotices)
    .where(inArray(linkNotices.id, ids))
    .orderBy(asc(linkNotices.id));
  expect(left.map(({ id }) => ids.indexOf(id))).toEqual([0, 2]);
});

test('a reminder is kept for a year and a day after the end of the ticket or card', async () => {
  const { database, clock } = server.services;
  const { accountId } = await freshAccount(server, 'newcomer');
  const ends = [-366, -367].map((days) => addDays(localDay(clock.now()), days));
  const row = { accountId, type: 'TICKET_EXPIRATION', subjectId: 1, created: clock.now() } as const;
  await database.insert(reminders).values(ends.map((end) => ({ ...row, ends: end })));
  await deleteOldRows(server.services);
  const left = await database.select().from(reminders).where(eq(reminders.accountId, accountId));
  expect(left.map((reminder) => reminder.ends)).toEqual(ends.slice(0, 1));
});
