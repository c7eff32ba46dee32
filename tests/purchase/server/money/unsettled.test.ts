import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { returnInvoice, unsettledPayments } from '#contract/endpoints/payment-desk.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { addDays } from '#rules/dates.ts';
import { bookByNumber } from '#server/desk/invoice-desk.ts';
import { customerCards, orders } from '#server/platform/db/schema.ts';
import { sweepPayments } from '#server/purchase/payments/sweep-payments.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, order, pendingOrder, ticketBody } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, comeBack, goToGateway, init } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
let operator: string;
beforeAll(async () => {
  shop = await startShop();
  operator = (await newCustomer(shop, 'operator')).token;
});
afterAll(() => shop.stop());

const report = (query: Record<string, string> = {}) => ask(shop, unsettledPayments, { token: operator, query });
const lineOf = async (number: number) =>
  (await report({ limit: '999' })).items.find((one) => one.orderNumber === number);

describe("the operator's report of unsettled money (PAY-12)", () => {
  it('is not shown to customers', async () => {
    const { token } = await newCustomer(shop);
    expect((await askRefused(shop, unsettledPayments, { token })).name).toBe('FORBIDDEN');
    expect((await askRefused(shop, returnInvoice, { token, params: { number: 1 } })).name).toBe('FORBIDDEN');
  });

  it("shows the gateway's last answer, the number of checks and the next check of an attempt, until it is settled", async () => {
    const customer = await newCustomer(shop);
    const { id, number, price } = await pendingOrder(shop, customer);
    const page = await goToGateway(await init(shop, customer, id));
    pass(shop, 5);
    await sweepPayments(shop.services);
    await during(shop, 'HTML', async () => {
      for (const _ of [1, 2]) {
        pass(shop, 60);
        await sweepPayments(shop.services);
      }
    });
    expect(await lineOf(number)).toMatchObject({
      kind: 'OPEN',
      orderState: 'PENDING',
      amount: price,
      ageInMinutes: 2,
      payment: {
        gateway: 'CSOB',
        state: 'IN_PROGRESS',
        checks: 3,
        unansweredChecks: 2,
        lastHeard: expect.stringContaining('2'),
      },
    });
    expect(Date.parse((await lineOf(number))?.payment?.nextCheck ?? '')).toBeGreaterThan(shop.clock.now().getTime());
    await choose(page, 'never');
    pass(shop, 3600);
    await settleAll(shop);
    expect(await lineOf(number)).toBeUndefined();
  });

  it('shows money whose reversal is not confirmed', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await pendingOrder(shop, customer);
    const begun = await init(shop, customer, id);
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    const [fields = {}] = await choose(page, 'pay');
    await comeBack(shop, customer, begun, fields);
    await during(shop, 'UNAVAILABLE', () => settleAll(shop));
    expect(await lineOf(number)).toMatchObject({
      kind: 'RETURNING',
      failures: 1,
      payment: { state: 'REVERSING', reversalBegun: shop.clock.now().toISOString() },
    });
    pass(shop, 60);
    await settleAll(shop);
    expect(await lineOf(number)).toBeUndefined();
  });

  it('shows a paid order that is not delivered', async () => {
    const customer = await newCustomer(shop);
    const { id, number } = await pendingOrder(shop, customer);
    const begun = await init(shop, customer, id);
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    await comeBack(shop, customer, begun, fields);
    expect(await lineOf(number)).toMatchObject({ kind: 'UNDELIVERED', payment: null });
    await settleAll(shop);
    expect(await lineOf(number)).toBeUndefined();
  });

  it('shows an invoice whose money the staff must return; the staff can record the return only once', async () => {
    const customer = await newCustomer(shop);
    const body = { ...(await ticketBody(shop, customer)), validFrom: addDays(shop.today(), 3) };
    await ask(shop, addTicketFare, { token: customer.token, body });
    const { id, number } = await order(shop, customer, 'INVOICE');
    const asked = { token: operator, params: { number } };
    expect((await askRefused(shop, returnInvoice, asked)).name).toBe('PAYMENT_NOT_REVERSIBLE');
    const { id: cardId } = await cardOf(shop, customer);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, cardId));
    await settleAll(shop);
    await bookByNumber(shop.services, number, shop.clock.now());
    await settleAll(shop);
    expect(await lineOf(number)).toMatchObject({ kind: 'RETURN_BY_HAND', orderState: 'CANCELLED' });
    await ask(shop, returnInvoice, asked);
    expect(await lineOf(number)).toBeUndefined();
    expect((await ledgerOf(shop, customer, id)).state).toBe('RETURNED');
    expect((await askRefused(shop, returnInvoice, asked)).name).toBe('PAYMENT_NOT_REVERSIBLE');
  });

  it('has pages that do not overlap, the oldest first or the newest first', async () => {
    const numbers: number[] = [];
    for (const kind of ['attempt', 'order', 'order', 'order', 'attempt']) {
      const customer = await newCustomer(shop);
      const { id, number } = await pendingOrder(shop, customer);
      if (kind === 'attempt') await init(shop, customer, id);
      else {
        const paid = { state: 'PAID', settledAt: shop.clock.now() } as const;
        await shop.services.database.update(orders).set(paid).where(eq(orders.id, id));
      }
      pass(shop, 60);
      numbers.push(number);
    }
    const pagesOf = async (direction: Readonly<Record<string, string>>) => {
      const listed: number[] = [];
      for (const offset of ['0', '1', '2', '3', '4']) {
        const { items, totalCount } = await report({ limit: '1', offset, ...direction });
        expect(totalCount).toBe(5);
        listed.push(...items.map((one) => one.orderNumber));
      }
      return listed;
    };
    expect(await pagesOf({})).toEqual(numbers);
    expect(await pagesOf({ sortBy: 'since' })).toEqual(numbers);
    expect(await pagesOf({ sortBy: 'since', sortDesc: 'true' })).toEqual(numbers.toReversed());
  });
});
