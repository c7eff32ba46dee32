import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import {
  bankCardTokenizations,
  cardApplications,
  idempotencyKeys,
  orders,
  outbox,
  payments,
  reminders,
} from '#server/platform/db/schema.ts';
import { holderOfCard } from './support/reminded.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';
import { testBegin } from './support/test-clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: true });
});
afterAll(() => server.stop());

const long = new Date('2026-01-01T00:00:00Z');

/** Prepares work for each worker. Returns a function that reads the state of the work of each worker. */
async function arrange() {
  const { database, fileStore } = server.services;
  const { accountId, customerId } = await holderOfCard(server, addDays(testBegin.slice(0, 10), 30));
  const order = { accountId, state: 'PENDING', price: 1000, paymentType: 'BANK_CARD' } as const;
  const overdue = inserted(
    await database
      .insert(orders)
      .values({ ...order, issued: long })
      .returning(),
  );
  const unpaid = inserted(
    await database
      .insert(orders)
      .values({ ...order, issued: server.clock.now() })
      .returning(),
  );
  const attempt = { orderId: unpaid.id, gateway: 'CSOB', amount: 1000, currency: 'CZK', state: 'CREATED' } as const;
  await database.insert(payments).values({ ...attempt, created: long, nextCheckAt: long });
  const application = inserted(
    await database
      .insert(cardApplications)
      .values({
        accountId,
        customerId,
        carrierType: 'BANK_CARD',
        state: 'UNCHECKED_DATA',
        applicationNumber: `W-${String(accountId)}`,
        created: server.clock.now(),
      })
      .returning(),
  );
  const begun = { applicationId: application.id, accountId, state: 'OPEN', created: long, nextCheckAt: long } as const;
  const tokenization = inserted(await database.insert(bankCardTokenizations).values(begun).returning());
  const key = { accountId, key: 'old', operation: 'addFee', requestHash: 'hash', created: long };
  await database.insert(idempotencyKeys).values(key);
  const tidy = vi.spyOn(fileStore, 'tidy');
  return async () => ({
    overdue: (await database.select().from(orders).where(eq(orders.id, overdue.id)))[0]?.state,
    attempt: (await database.select().from(payments).where(eq(payments.orderId, unpaid.id)))[0]?.state,
    tokenization: (
      await database.select().from(bankCardTokenizations).where(eq(bankCardTokenizations.id, tokenization.id))
    )[0]?.state,
    keys: await database.$count(idempotencyKeys, eq(idempotencyKeys.accountId, accountId)),
    isReminded: await isMailed(accountId),
    isTidied: tidy.mock.calls.length > 0,
  });
}

async function isMailed(accountId: number): Promise<boolean> {
  const rows = await server.services.database
    .select({ done: outbox.done })
    .from(reminders)
    .innerJoin(outbox, eq(outbox.subjectId, reminders.id))
    .where(eq(reminders.accountId, accountId));
  return rows.length > 0 && rows.every(({ done }) => done !== null);
}

test('a running shop does all its recurring work by itself', async () => {
  const outcome = await arrange();
  server.clock.advance(3_600_000);
  await expect.poll(outcome, { timeout: 60_000, interval: 200 }).toEqual({
    overdue: 'CANCELLED',
    attempt: 'FAILED',
    tokenization: 'EXPIRED',
    keys: 0,
    isReminded: true,
    isTidied: true,
  });
});
