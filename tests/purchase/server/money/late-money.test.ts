import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, payAgain } from '#contract/endpoints/orders.ts';
import { addFee, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { locales } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { bookByNumber } from '#server/desk/invoice-desk.ts';
import { cardApplications, customerCards, eWallets, fees } from '#server/platform/db/schema.ts';
import { speak } from '#tests/common/server/support/speak.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, order, pendingOrder, putTicket, putTopUp, ticketBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { gatewayKinds } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const hour = 3600;

describe.each(gatewayKinds)('an order that is not paid in time, at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
    await shop.services.settings.change(shop.services.database, { ORDER_LIFETIME_IN_HOURS: 1 });
  });
  afterAll(() => shop.stop());

  const settle = async (seconds: number) => {
    pass(shop, seconds);
    await settleAll(shop);
  };

  /** An expired order. The payer has arranged that the gateway takes the money three hours later. */
  const expiredWithMoneyComing = async (fill: (customer: Customer) => Promise<unknown>) => {
    const customer = await newCustomer(shop);
    await fill(customer);
    const { id } = await order(shop, customer);
    const begun = await init(shop, customer, id);
    const [fields = {}] = await choose(await goToGateway(begun), 'late', 3 * hour);
    await settle(1300);
    await settle(hour);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', cancelReason: 'EXPIRED' });
    return { customer, id, begun, fields };
  };
  const newApplication = async ({ accountId, customerId }: Customer) => {
    const values = { accountId, customerId, carrierType: 'HAULIER_CARD', state: 'UNCHECKED_DATA' } as const;
    const [row] = await shop.services.database
      .insert(cardApplications)
      .values({ ...values, applicationNumber: `L-${String(accountId)}`, created: shop.clock.now() })
      .returning();
    return row?.id ?? 0;
  };
  const cardIssueId = async () => {
    const [fee] = await shop.services.database.select().from(fees).where(eq(fees.code, 'CARD_ISSUE'));
    return fee?.id ?? 0;
  };
  const block = async (customer: Customer) => {
    const { id } = await cardOf(shop, customer);
    await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
  };

  it('expires, with a line in its history, and cannot be paid any more (PAY-07)', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await settle(hour - 1);
    expect((await ledgerOf(shop, customer, id)).state).toBe('PENDING');
    await settle(1);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'CANCELLED', cancelReason: 'EXPIRED', history: ['CREATED', 'EXPIRED'] });
    for (const endpoint of [payAgain, cancelOrder]) {
      expect((await askRefused(shop, endpoint, { token: customer.token, params: { id } })).name).toBe(
        'ORDER_NOT_PENDING',
      );
    }
  });

  it('does not expire while an attempt is open (PAY-07)', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    pass(shop, hour - 60);
    const page = await goToGateway(await init(shop, customer, id));
    await settle(120);
    expect((await ledgerOf(shop, customer, id)).state).toBe('PENDING');
    await choose(page, 'never');
    await settle(60);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger.state).toBe('PAID');
    expect(ledger.history).toEqual(['CREATED', 'ATTEMPT_BEGUN', 'PAID', 'DELIVERED', 'INVOICED', 'MAILED']);
  });

  it('is delivered when it is paid late and can still be delivered (PAY-06)', async () => {
    const { customer, id, begun, fields } = await expiredWithMoneyComing((one) => putTopUp(shop, one));
    await settle(3 * hour);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    expect(ledger.history).toEqual([
      'CREATED',
      'ATTEMPT_BEGUN',
      'ATTEMPT_ENDED',
      'EXPIRED',
      'LATE_MONEY',
      'PAID',
      'DELIVERED',
      'INVOICED',
      'MAILED',
    ]);
    expect(ledger.charges).toHaveLength(1);
    expect(ledger.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('platba dorazila')]);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ charged: 'YES', next: 'DELIVERED' });
  });

  it('is delivered when the late payer returns before the shop has asked the gateway', async () => {
    const { customer, id, begun, fields } = await expiredWithMoneyComing((one) => putTicket(shop, one));
    pass(shop, 3 * hour);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({
      paymentStatus: 'PAID',
      orderState: 'PAID',
      charged: 'YES',
      next: 'DELIVERING',
    });
    await settleAll(shop);
    expect((await ledgerOf(shop, customer, id)).tickets).toHaveLength(1);
  });

  const expectReturned = async ({ customer, id }: { customer: Customer; id: number }) => {
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({
      state: 'RETURNED',
      cancelReason: 'UNDELIVERABLE',
      payments: ['REVERSED'],
      tickets: [],
      charges: [],
    });
    expect(ledger.history.slice(-5)).toEqual(['LATE_MONEY', 'PAID', 'CANCELLED', 'RETURNED', 'MAILED']);
    expect(ledger.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Vrátili jsme vám peníze')]);
  };

  it('is not delivered when the card was blocked meanwhile; the money is returned', async () => {
    const late = await expiredWithMoneyComing((one) => putTicket(shop, one));
    await block(late.customer);
    await settle(3 * hour);
    await expectReturned(late);
  });

  it('has none of its items delivered when the wallet would exceed its maximum; all money is returned', async () => {
    const late = await expiredWithMoneyComing(async (one) => {
      await putTicket(shop, one);
      await putTopUp(shop, one);
    });
    const { walletId } = await cardOf(shop, late.customer);
    await shop.services.database.update(eWallets).set({ currentAmount: 290_000 }).where(eq(eWallets.id, walletId));
    await settle(3 * hour);
    await expectReturned(late);
  });

  it('is not delivered when the same ticket was bought meanwhile; the money is returned', async () => {
    const late = await expiredWithMoneyComing((one) => putTicket(shop, one));
    await putTicket(shop, late.customer);
    const other = await order(shop, late.customer);
    await payBy(shop, late.customer, await init(shop, late.customer, other.id), 'pay');
    await settleAll(shop);
    await settle(3 * hour);
    expect(await ledgerOf(shop, late.customer, late.id)).toMatchObject({ state: 'RETURNED', tickets: [] });
    expect((await ledgerOf(shop, late.customer, other.id)).tickets).toHaveLength(1);
  });

  it('is not delivered when the fee of the same application was paid meanwhile; the money is returned (APL-03)', async () => {
    let body = { feeId: 0, applicationId: 0 };
    const putFee = ({ token }: Customer) => ask(shop, addFee, { token, body });
    const late = await expiredWithMoneyComing(async (one) => {
      body = { feeId: await cardIssueId(), applicationId: await newApplication(one) };
      await putFee(one);
    });
    await putFee(late.customer);
    const other = await order(shop, late.customer);
    await payBy(shop, late.customer, await init(shop, late.customer, other.id), 'pay');
    await settleAll(shop);
    await settle(3 * hour);
    expect((await ledgerOf(shop, late.customer, late.id)).state).toBe('RETURNED');
    expect((await ledgerOf(shop, late.customer, other.id)).state).toBe('PAID');
  });

  it('is not delivered when the first day of the ticket has passed; the money is returned', async () => {
    const late = await expiredWithMoneyComing((one) => putTicket(shop, one));
    await settle(24 * hour);
    await expectReturned(late);
  });

  it('has late money returned if the customer has cancelled the order, deliverable or not (PAY-06)', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    await choose(await goToGateway(await init(shop, customer, id)), 'late', 2 * hour);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    await settle(1300);
    await settle(2 * hour);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'RETURNED', cancelReason: 'CUSTOMER', payments: ['REVERSED'], charges: [] });
    expect(ledger.history).toEqual([
      'CREATED',
      'ATTEMPT_BEGUN',
      'CANCELLED',
      'ATTEMPT_ENDED',
      'LATE_MONEY',
      'RETURNED',
      'MAILED',
    ]);
  });

  it('is not delivered if another paid order with the same ticket was delivered; the money is returned', async () => {
    const customer = await newCustomer(shop);
    const orders = [];
    for (const _ of [1, 2]) {
      await putTicket(shop, customer);
      orders.push(await order(shop, customer));
    }
    for (const { id } of orders) await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    const ledgers = await Promise.all(orders.map(({ id }) => ledgerOf(shop, customer, id)));
    expect(ledgers.map(({ state }) => state)).toEqual(['PAID', 'RETURNED']);
    expect(ledgers.map(({ tickets }) => tickets.length)).toEqual([1, 0]);
  });
});

describe('late money', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('is booked for an expired order with an invoice, and the order is delivered', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id, number } = await order(shop, customer, 'INVOICE');
    // The invoice is due in 14 days. The order expires when 14 more days have passed.
    pass(shop, 28 * 24 * hour);
    await settleAll(shop);
    expect((await ledgerOf(shop, customer, id)).state).toBe('PENDING');
    pass(shop, 24 * hour);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', cancelReason: 'EXPIRED' });
    await bookByNumber(shop.services, number, shop.clock.now());
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'PAID' });
    expect(ledger.charges).toHaveLength(1);
  });

  it('is returned by the operator if the ticket is in the past: nothing is delivered', async () => {
    const customer = await newCustomer(shop);
    const body = { ...(await ticketBody(shop, customer)), validFrom: addDays(shop.today(), 3) };
    await ask(shop, addTicketFare, { token: customer.token, body });
    const { id, number } = await order(shop, customer, 'INVOICE');
    pass(shop, 40 * 24 * hour);
    await settleAll(shop);
    await bookByNumber(shop.services, number, shop.clock.now());
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({
      state: 'CANCELLED',
      cancelReason: 'UNDELIVERABLE',
      tickets: [],
    });
    const { mails } = await ledgerOf(shop, customer, id);
    expect(mails.at(-1)?.text).toMatch(/objednávku už ale nebylo možné vyřídit\. Peníze vám vrátíme převodem/);
  });

  it('is announced by a mail after its return, with the reason: a second payment, or an order that was not delivered', async () => {
    const twice = await newCustomer(shop);
    const { id, number } = await pendingOrder(shop, twice);
    await choose(await goToGateway(await init(shop, twice, id)), 'late', 2 * hour);
    pass(shop, 1300);
    await settleAll(shop);
    await payBy(shop, twice, await init(shop, twice, id, true), 'pay');
    await settleAll(shop);
    pass(shop, 3 * hour);
    await settleAll(shop);
    const paidTwice = await ledgerOf(shop, twice, id);
    expect(paidTwice).toMatchObject({ state: 'PAID', payments: ['REVERSED', 'PAID'] });
    const cancelled = await beginPayment(shop);
    const page = await goToGateway(cancelled.begun);
    await ask(shop, cancelOrder, { token: cancelled.customer.token, params: { id: cancelled.id } });
    await choose(page, 'never');
    pass(shop, 60);
    await settleAll(shop);
    const notDelivered = await ledgerOf(shop, cancelled.customer, cancelled.id);
    const texts = [paidTwice, notDelivered].map(({ mails }) => mails.at(-1)?.text);
    expect(texts).toEqual([
      expect.stringContaining(`objednávka č. ${String(number)} byla zaplacena dvakrát. Druhou platbu`),
      expect.stringContaining('objednávku už ale nebylo možné vyřídit. Peníze jsme vrátili na vaši kartu.'),
    ]);
  });

  it.each(locales)('is announced by a mail in %s, after its delivery and after its return', async (locale) => {
    const customer = await newCustomer(shop);
    await speak(shop, customer, locale);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    await choose(await goToGateway(await init(shop, customer, id)), 'late', 30 * hour);
    for (const seconds of [1300, 24 * hour, 8 * hour, 6 * hour]) {
      pass(shop, seconds);
      await settleAll(shop);
    }
    await putTicket(shop, customer);
    const second = await order(shop, customer);
    const page = await goToGateway(await init(shop, customer, second.id));
    await ask(shop, cancelOrder, { token: customer.token, params: { id: second.id } });
    await choose(page, 'never');
    pass(shop, 60);
    await settleAll(shop);
    const { mails, state } = await ledgerOf(shop, customer, id);
    expect(state).toBe('PAID');
    expect(mails).toHaveLength(2);
    for (const { subject, html, text } of mails) {
      expect(`${subject}${html}${text}`).not.toMatch(/mail\.order|\{number\}|\{amount\}|undefined/);
      expect(html).toContain(`lang="${locale}"`);
    }
  });
});
