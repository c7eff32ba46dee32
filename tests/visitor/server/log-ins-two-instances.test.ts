import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOut } from '#contract/endpoints/log-out.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import { customerAccounts, orders } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal, send } from '../../common/server/support/call.ts';
import { ordering, topUp } from '../../common/server/support/purchase.ts';
import { quarterSecond } from '../../common/server/support/quarter-second.ts';
import { createSeededPostgres } from '../../common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '../../common/server/support/seeded-postgres.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { waitingStatements } from '../../common/server/support/waiting-statements.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const presentOf = async (token: string) =>
  (await call(one, openLogIns, { token })).logIns.find(({ isPresent }) => isPresent)?.id ?? 0;

async function loggedInTwice() {
  const account = await freshAccount(one, 'adult');
  return { ...account, lost: account.token, token: await logIn(one, account.username) };
}

const countWaiting = () => waitingStatements(one.services.database);

test('a log-in that one instance has ended is refused by the other within 250 ms (TRL-03)', async () => {
  const { lost, token } = await loggedInTwice();
  await call(other, openLogIns, { token: lost });
  await call(one, endLogIn, { token, params: { id: await presentOf(lost) } });
  await refusal(one, openLogIns, 'UNAUTHENTICATED', { token: lost });
  await quarterSecond();
  await refusal(other, openLogIns, 'UNAUTHENTICATED', { token: lost });
  await call(other, openLogIns, { token });
});

test('a log-out at one instance ends the log-in at the other instance, too', async () => {
  const { token } = await freshAccount(one, 'newcomer');
  await call(other, logOut, { token });
  await quarterSecond();
  await refusal(one, openLogIns, 'UNAUTHENTICATED', { token });
});

test('an order with an ended log-in is refused at once, also by the instance that has not read the end of the log-in yet', async () => {
  const { lost, token, customerId } = await loggedInTwice();
  await topUp(other, { token: lost }, customerId);
  await call(one, endOtherLogIns, { token });
  await refusal(other, createOrder, 'UNAUTHENTICATED', ordering({ token: lost }));
});

test("an order that waits for the account's lock is refused if its log-in is ended meanwhile", async () => {
  const { lost, token, customerId, accountId } = await loggedInTwice();
  await topUp(other, { token: lost }, customerId);
  const done = await one.services.database.transaction(async (transaction) => {
    await transaction.select().from(customerAccounts).where(eq(customerAccounts.id, accountId)).for('update');
    const ended = send(one, endOtherLogIns, { token });
    await expect.poll(countWaiting).toBe(1);
    const ordered = send(other, createOrder, ordering({ token: lost }));
    await expect.poll(countWaiting).toBe(2);
    return { ended, ordered };
  });
  expect([(await done.ended).status, (await done.ordered).status]).toEqual([204, 401]);
  const mine = eq(orders.accountId, accountId);
  const [latest] = await one.services.database
    .select()
    .from(orders)
    .where(mine)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(latest?.issued.getTime()).toBeLessThan(one.clock.now().getTime());
});

test('two log-ins that are ended at the same time at two instances are both refused afterwards', async () => {
  const { lost, token, username } = await loggedInTwice();
  const third = await logIn(one, username);
  const ids = { lost: await presentOf(lost), token: await presentOf(token) };
  const answers = await Promise.all([
    send(one, endLogIn, { token: third, params: { id: ids.lost } }),
    send(other, endLogIn, { token: third, params: { id: ids.token } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await quarterSecond();
  for (const ended of [lost, token]) await refusal(one, openLogIns, 'UNAUTHENTICATED', { token: ended });
  expect((await call(one, openLogIns, { token: third })).logIns).toHaveLength(1);
});
