import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readBalance, readUnfinished } from './balance.ts';
import { BusyCustomer, newTally } from './busy-customer.ts';
import { openPostgresMarket } from './market.ts';
import type { PostgresMarket } from './market.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

/** A few customers for a short time by default; `npm run soak` has 200 for a minute. */
const customers = Number(process.env['LINKA_SOAK_CUSTOMERS'] ?? 40);
const seconds = Number(process.env['LINKA_SOAK_SECONDS'] ?? 6);

let market: PostgresMarket;
beforeAll(async () => {
  market = await openPostgresMarket(2);
});
afterAll(() => market.close());

/** Lets time pass until all work is done. */
async function settle(): Promise<void> {
  for (let round = 0; round < 300; round += 1) {
    if ((await readUnfinished(market.database)).length === 0) return;
    await wait(500);
    if (round % 4 === 3) await market.pass(1500);
  }
}

it('with many customers at two instances with one gateway each, the amounts of shop, gateways and wallets agree', async ({
  annotate,
}) => {
  const tally = newTally();
  const everybody = await Promise.all(
    Array.from({ length: customers }, async (_, place) => new BusyCustomer(market, await market.enter(), place, tally)),
  );
  const end = performance.now() + seconds * 1000;
  await Promise.all(everybody.map((customer) => customer.buyUntil(end)));
  await settle();
  const balance = await readBalance(market);
  const { orders: submitted, calls } = tally;
  await annotate(JSON.stringify({ customers, seconds, submitted, calls, ...balance }));
  expect(tally.faults).toEqual([]);
  expect(balance.flaws).toEqual([]);
  expect(balance.orders).toBe(tally.orders);
  const { ordersPaid, paidOrders } = balance;
  expect(balance).toMatchObject({
    gatewayTaken: ordersPaid,
    delivered: ordersPaid,
    walletsGrew: ordersPaid,
    mailsOfPaid: paidOrders,
  });
  expect(paidOrders).toBeGreaterThan(customers / 2);
  expect(Math.min(...Object.values(balance.takenBy))).toBeGreaterThan(customers / 8);
  expect(await readUnfinished(market.database)).toEqual([]);
});
