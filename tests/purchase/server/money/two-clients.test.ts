import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoice, invoicePdf, orderCalendar } from '#contract/endpoints/order-documents.ts';
import {
  cancelOrder,
  changePaymentType,
  createOrder,
  initPayment,
  order as orderEndpoint,
  orders as ordersEndpoint,
  payAgain,
  sendPaymentEmail,
} from '#contract/endpoints/orders.ts';
import { checkPayment, paymentStatus, reversePayment } from '#contract/endpoints/payments.ts';
import { InitPayment } from '#contract/entities/payment.ts';
import { paymentName } from '#machines/purchase/payment/payment-name.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, pendingOrder, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { gatewayKinds } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { choose, goToGateway, init, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

describe.each(gatewayKinds)('two clients at the same time, paying at %s', (gateway) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  const beginBy = async (customer: Customer, id: number, key: string) => {
    const response = await send(shop, payAgain, { token: customer.token, params: { id }, key });
    const body: unknown = await response.json();
    return response.status === 200 ? v.parse(InitPayment, body) : body;
  };

  it("an order cannot be read, paid or changed with another account's token", async () => {
    const [owner, other] = [await newCustomer(shop), await newCustomer(shop)];
    const { id } = await pendingOrder(shop, owner);
    const begun = await init(shop, owner, id);
    await payBy(shop, owner, begun, 'pay');
    const { token } = other;
    const params = { id };
    const named = { id: paymentName(begun) };
    const refusals = await Promise.all([
      askRefused(shop, orderEndpoint, { token, params }),
      askRefused(shop, initPayment, { token, params }),
      askRefused(shop, payAgain, { token, params }),
      askRefused(shop, cancelOrder, { token, params }),
      askRefused(shop, changePaymentType, { token, params, body: { paymentType: 'INVOICE' } }),
      askRefused(shop, sendPaymentEmail, { token, params }),
      askRefused(shop, invoice, { token, params }),
      askRefused(shop, invoicePdf, { token, params }),
      askRefused(shop, orderCalendar, { token, params }),
      askRefused(shop, paymentStatus, { token, params: named }),
      askRefused(shop, checkPayment, { token, params: named, body: { gpPaymentPayload: {} } }),
      askRefused(shop, reversePayment, { token, params: named }),
    ]);
    expect(new Set(refusals.map(({ name }) => name))).toEqual(new Set(['NOT_FOUND']));
    expect((await ask(shop, ordersEndpoint, { token })).totalCount).toBe(0);
  });

  it('after an attempt has ended, a repetition of its call opens a new attempt', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const first = v.parse(InitPayment, await beginBy(customer, id, 'press:init'));
    await choose(await goToGateway(first), 'giveUp');
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(first) } });
    const second = v.parse(InitPayment, await beginBy(customer, id, 'press:init'));
    expect(paymentName(second)).not.toBe(paymentName(first));
    expect(await beginBy(customer, id, 'press:init')).toEqual(second);
    await payBy(shop, customer, second, 'pay');
    await settleAll(shop);
    expect(await beginBy(customer, id, 'press:init')).toMatchObject({ name: 'ORDER_NOT_PENDING' });
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['REJECTED', 'PAID'] });
  });

  it('after an attempt has ended, calls with the same key from several windows open only one new attempt', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const first = v.parse(InitPayment, await beginBy(customer, id, 'both:init'));
    await choose(await goToGateway(first), 'giveUp');
    await ask(shop, paymentStatus, { token: customer.token, params: { id: paymentName(first) } });
    const all = await Promise.all([1, 2, 3].map(() => beginBy(customer, id, 'both:init')));
    expect(new Set(all.map((begun) => paymentName(v.parse(InitPayment, begun)))).size).toBe(1);
    expect((await ledgerOf(shop, customer, id)).payments).toHaveLength(2);
  });

  it('when an order is paid by card in one window and changed to invoice in another, only one request succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await newCustomer(shop);
      const { id } = await pendingOrder(shop, customer);
      const turn = { token: customer.token, params: { id }, body: { paymentType: 'INVOICE' } };
      const [turned, begun] = await Promise.all([
        send(shop, changePaymentType, turn),
        beginBy(customer, id, `turn${String(round)}:init`),
      ]);
      const { payments, history } = await ledgerOf(shop, customer, id);
      if (turned.status === 200 && 'name' in Object(begun)) {
        expect(begun).toMatchObject({ name: 'ORDER_NOT_PAYABLE' });
        expect(payments).toEqual([]);
      } else {
        expect(payments).toHaveLength(1);
        expect(history).not.toContain('PAYMENT_TYPE_CHANGED');
      }
    }
  });

  it('when an order is cancelled in one window and paid in another, the money is returned', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await newCustomer(shop);
      const { id } = await pendingOrder(shop, customer);
      const [cancelled, answer] = await Promise.all([
        send(shop, cancelOrder, { token: customer.token, params: { id } }),
        beginBy(customer, id, `cancel${String(round)}:init`),
      ]);
      const begun = v.safeParse(InitPayment, answer);
      if (begun.success) await choose(await goToGateway(begun.output), 'pay');
      for (let wait = 0; wait < 4; wait += 1) {
        pass(shop, 30);
        await settleAll(shop);
      }
      const { state, payments, charges, tickets } = await ledgerOf(shop, customer, id);
      const isCancelled = cancelled.status === 200;
      expect(tickets.length + charges.length > 0).toBe(state === 'PAID');
      if (isCancelled) expect(payments).not.toContain('PAID');
      else expect([state, payments]).toEqual(['PAID', ['PAID']]);
    }
  });

  it('ordering the cart in two windows, by card and by invoice, makes one order', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const both = (['BANK_CARD', 'INVOICE'] as const).map((paymentType) =>
      send(shop, createOrder, { token: customer.token, body: { paymentType }, key: `both:${paymentType}` }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ask(shop, ordersEndpoint, { token: customer.token })).totalCount).toBe(1);
  });
});
