import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { login } from '#contract/endpoints/auth.ts';
import { unsettledPayments } from '#contract/endpoints/payment-desk.ts';
import { call } from '#tests/common/server/support/call.ts';
import { BusyCustomer, newTally } from '#tests/purchase/server/money/soak/busy-customer.ts';
import { openFolderMarket, openPostgresMarket } from '#tests/purchase/server/money/soak/market.ts';
import type { Market, Visitor } from '#tests/purchase/server/money/soak/market.ts';
import type { Figure } from '../lib/figure.ts';
import { median } from '../lib/measure.ts';

const customers = 16;
const warmUpSeconds = 3;
const seconds = 10;

const Credentials = v.object({ username: v.string(), password: v.string() });

/** Logs in a new staff account, which may see the pending payments and deliveries. */
async function staffToken(shop: Market['shops'][number]): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ purpose: 'operator' });
  const made = await fetch(`${shop.url}/sandbox/accounts`, { method: 'POST', headers, body });
  return (await call(shop, login, { body: v.parse(Credentials, await made.json()) })).token;
}

/** Waits until no payment and no delivery is pending. */
async function waitForDeliveries({ shops: [shop] }: Market): Promise<void> {
  if (shop === undefined) throw new Error('expected a shop, got none');
  const token = await staffToken(shop);
  for (;;) {
    if ((await call(shop, unsettledPayments, { token })).totalCount === 0) return;
    await wait(20);
  }
}

/**
 * Measures the orders per second. Each order includes the cart, the payment, the return from the gateway and the
 * delivery.
 */
async function measure(name: string, open: () => Promise<Market>): Promise<Figure> {
  const market = await open();
  try {
    const visitors: Visitor[] = [];
    for (let entered = 0; entered < customers; entered += 1) visitors.push(await market.enter());
    const buy = async (during: number) => {
      const tally = newTally();
      const end = performance.now() + during * 1000;
      const busyCustomers = visitors.map((visitor, place) => new BusyCustomer(market, visitor, place, tally));
      await Promise.all(busyCustomers.map((customer) => customer.buyUntil(end, true)));
      await waitForDeliveries(market);
      if (tally.faults.length > 0) throw new Error(tally.faults.join(', '));
      return tally;
    };
    await buy(warmUpSeconds);
    const start = performance.now();
    const { orders, milliseconds } = await buy(seconds);
    const perSecond = orders / ((performance.now() - start) / 1000);
    return {
      name: `Orders from the cart to their delivery, ${name}`,
      measured: `${perSecond.toFixed(1)} / s, one in ${median(milliseconds).toFixed(0)} ms of ${String(customers)} at once`,
    };
  } finally {
    await market.close();
  }
}

/** The orders per second of a shop; shop, gateway and customers share the computer. */
export const orderThroughput = async (): Promise<readonly Figure[]> => [
  await measure('PGlite', openFolderMarket),
  await measure('PostgreSQL, one instance', () => openPostgresMarket(1)),
  await measure('PostgreSQL, two instances', () => openPostgresMarket(2)),
];
