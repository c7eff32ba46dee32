import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelOrder,
  createOrder,
  initPayment,
  order as orderEndpoint,
  orders as ordersEndpoint,
  payAgain,
} from '#contract/endpoints/orders.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { orderStates } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { cartItems, orders } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { cardOf, newCustomer, order, pendingOrder, putTicket, putTopUp, ticketBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { goToGateway, init, payBy } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const refuseOrder = ({ token }: Customer, paymentType: string) =>
  askRefused(shop, createOrder, { token, body: { paymentType } });

describe('creating an order', () => {
  it('takes all items of the cart, which is empty afterwards', async () => {
    const customer = await newCustomer(shop);
    const ticket = await putTicket(shop, customer);
    const topUp = await putTopUp(shop, customer);
    const { cardNumber } = await cardOf(shop, customer);
    const created = await order(shop, customer);
    expect(created).toMatchObject({
      state: { name: 'PENDING', displayName: 'Čeká na zaplacení' },
      paymentType: { name: 'BANK_CARD' },
      price: ticket.price + topUp.price,
      issued: shop.clock.now().toISOString(),
      items: [
        {
          name: ticket.name,
          price: ticket.price,
          quantity: 1,
          totalPrice: ticket.price,
          cardNumber,
          customerFullName: 'Lenka Dvořáková',
        },
        { name: topUp.name, price: topUp.price, cardNumber },
      ],
    });
    expect((await ask(shop, shoppingCart, { token: customer.token })).empty).toBe(true);
    expect(await ask(shop, orderEndpoint, { token: customer.token, params: { id: created.id } })).toMatchObject(
      created,
    );
  });

  it('makes one order for one idempotency key, for concurrent and later requests', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    const asked = { token: customer.token, body: { paymentType: 'BANK_CARD' }, key: 'order-1' };
    const [first, second] = await Promise.all([ask(shop, createOrder, asked), ask(shop, createOrder, asked)]);
    const third = await ask(shop, createOrder, asked);
    expect([second, third]).toEqual([first, first]);
    expect((await ask(shop, ordersEndpoint, { token: customer.token })).totalCount).toBe(1);
    const other = { ...asked, body: { paymentType: 'INVOICE' } };
    expect((await askRefused(shop, createOrder, other)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is refused for an empty cart', async () => {
    expect((await refuseOrder(await newCustomer(shop), 'BANK_CARD')).name).toBe('CART_EMPTY');
  });

  it('is refused with a payment type that the operator does not allow', async () => {
    const { database, settings } = shop.services;
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    await settings.change(database, { allowedPaymentTypes: ['BANK_CARD'] });
    expect((await refuseOrder(customer, 'INVOICE')).name).toBe('PAYMENT_TYPE_NOT_ALLOWED');
    await settings.change(database, { allowedPaymentTypes: null });
    expect((await order(shop, customer, 'INVOICE')).paymentType.name).toBe('INVOICE');
  });

  it('by invoice is refused for a ticket that starts too soon, with the earliest day in the metadata; from that day on it is accepted', async () => {
    const customer = await newCustomer(shop);
    const body = await ticketBody(shop, customer);
    await ask(shop, addTicketFare, { token: customer.token, body: { ...body, validFrom: addDays(body.validFrom, 2) } });
    expect(await refuseOrder(customer, 'INVOICE')).toMatchObject({
      name: 'TICKET_FARE_TOO_SOON',
      metadata: { earliestValidFrom: '2026-11-24' },
    });
    const other = await newCustomer(shop);
    const later = { ...(await ticketBody(shop, other)), validFrom: '2026-11-24' };
    await ask(shop, addTicketFare, { token: other.token, body: later });
    expect((await order(shop, other, 'INVOICE')).state.name).toBe('PENDING');
  });

  it('by invoice is refused with a card application in the cart', async () => {
    const customer = await newCustomer(shop);
    await shop.services.database.insert(cartItems).values({
      accountId: customer.accountId,
      type: 'FEE',
      name: 'Card application',
      price: 100,
      taxPercentage: 21,
      payload: { applicationId: 1 },
      created: shop.clock.now(),
    });
    expect((await refuseOrder(customer, 'INVOICE')).name).toBe('INVOICE_NOT_ALLOWED');
  });

  it('is refused when the same ticket was bought meanwhile', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await putTicket(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    await settleAll(shop);
    expect(await refuseOrder(customer, 'BANK_CARD')).toMatchObject({ httpCode: 409, name: 'CART_CHANGED' });
  });
});

it('an order by invoice cannot be paid by card', async () => {
  const customer = await newCustomer(shop);
  await putTopUp(shop, customer);
  const { id } = await order(shop, customer, 'INVOICE');
  for (const endpoint of [initPayment, payAgain]) {
    expect((await askRefused(shop, endpoint, { token: customer.token, params: { id } })).name).toBe(
      'ORDER_NOT_PAYABLE',
    );
  }
});

describe('the order list', () => {
  const issue = async (customer: Customer, count: number) => {
    await shop.services.database.insert(orders).values(
      Array.from({ length: count }, (_, index) => ({
        accountId: customer.accountId,
        state: orderStates[index % 3] ?? 'PENDING',
        issued: new Date(Date.parse('2026-11-10T22:59:00Z') + index * 60_000),
        price: 1000 - index,
        paymentType: index % 2 === 0 ? ('BANK_CARD' as const) : ('INVOICE' as const),
      })),
    );
  };
  const list = (customer: Customer, query: Record<string, string>) =>
    ask(shop, ordersEndpoint, { token: customer.token, query });

  it('is sorted by number, newest first, page by page', async () => {
    const customer = await newCustomer(shop);
    await issue(customer, 30);
    const first = await list(customer, {});
    const second = await list(customer, { offset: '25' });
    expect([first.totalCount, first.items.length, second.totalCount, second.items.length]).toEqual([30, 25, 30, 5]);
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect((await list(customer, { offset: '100' })).totalCount).toBe(30);
  });

  it('filters by states, payment type and local day', async () => {
    const customer = await newCustomer(shop);
    await issue(customer, 6);
    expect((await list(customer, { state: 'PENDING' })).totalCount).toBe(2);
    expect((await list(customer, { paymentType: 'INVOICE' })).totalCount).toBe(3);
    expect((await list(customer, { state: 'PENDING', paymentType: 'BANK_CARD' })).totalCount).toBe(1);
    expect((await list(customer, { date: '2026-11-10' })).totalCount).toBe(1);
    expect((await list(customer, { date: '2026-11-11' })).totalCount).toBe(5);
    const twoStates = await fetch(`${shop.url}/api/eshop/orders?state=PENDING&state=PAID`, {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(await twoStates.json()).toMatchObject({ totalCount: 4 });
  });

  it.each(['number', 'state', 'issued', 'price', 'paymentType'])('sorts by %s in both directions', async (sortBy) => {
    const customer = await newCustomer(shop);
    await issue(customer, 6);
    const up = await list(customer, { sortBy, sortDesc: 'false' });
    const down = await list(customer, { sortBy, sortDesc: 'true' });
    const value = (item: (typeof up.items)[number]) =>
      ({
        number: item.number,
        state: item.state.id,
        issued: Date.parse(item.issued),
        price: item.price,
        paymentType: item.paymentType.id,
      })[sortBy] ?? 0;
    expect(up.items.map(value)).toEqual(up.items.map(value).toSorted((one, other) => one - other));
    expect(down.items.map(value)).toEqual(up.items.map(value).toReversed());
  });

  it('sorts by a column in ascending order by default', async () => {
    const customer = await newCustomer(shop);
    await issue(customer, 6);
    const prices = (await list(customer, { sortBy: 'price' })).items.map(({ price }) => price);
    expect(prices).toEqual([995, 996, 997, 998, 999, 1000]);
  });

  it.each(['false', 'true'])('sorts equal values by number, newest first, with sortDesc=%s', async (sortDesc) => {
    const customer = await newCustomer(shop);
    await issue(customer, 6);
    const { items } = await list(customer, { sortBy: 'paymentType', sortDesc });
    const numbers = items.map(({ number }) => number);
    for (const half of [numbers.slice(0, 3), numbers.slice(3)]) {
      expect(half).toEqual(half.toSorted((one, other) => other - one));
    }
  });

  it('does not contain orders of other accounts', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { id } = await pendingOrder(shop, one);
    expect((await list(other, {})).totalCount).toBe(0);
    for (const endpoint of [orderEndpoint, initPayment, payAgain, cancelOrder]) {
      expect(await askRefused(shop, endpoint, { token: other.token, params: { id } })).toMatchObject({
        httpCode: 404,
        name: 'NOT_FOUND',
      });
    }
  });
});

describe('starting a payment', () => {
  it('twice returns the same attempt', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const first = await init(shop, customer, id);
    const second = await init(shop, customer, id, true);
    expect(second.paymentId).toBe(first.paymentId);
    await goToGateway(first);
    expect((await init(shop, customer, id, true)).paymentId).toBe(first.paymentId);
  });

  it('twice at the same time returns the same attempt, with one key and with two keys', async () => {
    for (const keys of [
      ['pay', 'pay'],
      ['one', 'two'],
    ]) {
      const customer = await newCustomer(shop);
      const { id } = await pendingOrder(shop, customer);
      const all = await Promise.all(
        keys.map((key) => ask(shop, initPayment, { token: customer.token, params: { id }, key })),
      );
      expect(all[1]?.paymentId).toBe(all[0]?.paymentId);
      expect((await ledgerOf(shop, customer, id)).payments).toEqual(['CREATED']);
    }
  });

  it('with the key of another kind of request is refused', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const asked = { token: customer.token, params: { id }, key: 'pay-1' };
    const begun = await ask(shop, initPayment, asked);
    expect(await ask(shop, initPayment, asked)).toEqual(begun);
    expect((await askRefused(shop, payAgain, asked)).name).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is refused for a paid order', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    await payBy(shop, customer, await init(shop, customer, id), 'pay');
    for (const endpoint of [initPayment, payAgain, cancelOrder]) {
      expect((await askRefused(shop, endpoint, { token: customer.token, params: { id } })).name).toBe(
        'ORDER_NOT_PENDING',
      );
    }
  });

  it('is refused if the payer has paid but has not returned, and settles the order', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const page = await goToGateway(await init(shop, customer, id));
    await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'never' }) });
    expect((await askRefused(shop, payAgain, { token: customer.token, params: { id } })).name).toBe(
      'ORDER_NOT_PENDING',
    );
    expect((await ledgerOf(shop, customer, id)).state).toBe('PAID');
  });
});

describe('cancelling', () => {
  it('is possible only once, for a pending order', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const asked = { token: customer.token, params: { id } };
    expect((await ask(shop, cancelOrder, asked)).state.name).toBe('CANCELLED');
    expect((await askRefused(shop, cancelOrder, asked)).name).toBe('ORDER_NOT_PENDING');
    expect(await (await send(shop, orderEndpoint, asked)).json()).toMatchObject({ state: { name: 'CANCELLED' } });
  });
});
