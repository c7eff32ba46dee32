import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, createOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { checkPayment, paymentStatus } from '#contract/endpoints/payments.ts';
import { repeatedHeader } from '#contract/idempotency.ts';
import { cartItems, payments, simulatedPayments } from '#server/platform/db/schema.ts';
import { ask, askRefused, send } from './support/call.ts';
import { newCustomer, pendingOrder, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { gatewayKinds, testedGateways } from './support/gateways.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, comeBackRefused, goToGateway, init, nameOf, payBy } from './support/payer.ts';
import type { Fields } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

describe.each(gatewayKinds)('the outcome of a payment at %s', (gateway) => {
  const { nameField, returnsInQuery, isOpenedByCall, codes } = testedGateways[gateway];
  const unsignedCodes = Object.fromEntries(codes.map((name) => [name, '0']));
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());

  const begin = () => beginPayment(shop);
  const isCharged = async ({ customer, id }: { customer: Customer; id: number }) => {
    const { tickets, charges, state } = await ledgerOf(shop, customer, id);
    expect([tickets.length, charges.length]).toEqual(state === 'PAID' ? [1, 1] : [0, 0]);
    return state;
  };

  it('contains the order, whether money was taken, and the next step', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    const [declined = {}] = await choose(page, 'giveUp');
    expect(await comeBack(shop, customer, begun, declined)).toMatchObject({
      paymentStatus: 'REJECTED',
      orderState: 'PENDING',
      charged: 'NO',
      next: 'PAY_AGAIN',
    });
    const again = await init(shop, customer, id, true);
    const [paid = {}] = await choose(await goToGateway(again), 'pay');
    expect(await comeBack(shop, customer, again, paid)).toMatchObject({
      paymentStatus: 'PAID',
      orderState: 'PAID',
      charged: 'YES',
      next: 'DELIVERING',
    });
    await settleAll(shop);
    expect(await comeBack(shop, customer, again, paid)).toMatchObject({ charged: 'YES', next: 'DELIVERED' });
    expect(await comeBack(shop, customer, begun, declined)).toMatchObject({ charged: 'NO', next: 'DELIVERED' });
    expect(await isCharged({ customer, id })).toBe('PAID');
  });

  it('shows whether the payer can return to the gateway; the next call to pay has the same result', async () => {
    const { customer, id, begun } = await begin();
    const currentOutcome = () => ask(shop, paymentStatus, { token: customer.token, params: { id: nameOf(begun) } });
    expect(await currentOutcome()).toMatchObject({ charged: 'NO', next: 'CONTINUE', resumable: true });
    await goToGateway(begun);
    expect(await currentOutcome()).toMatchObject({ charged: 'UNKNOWN', next: 'WAIT', resumable: isOpenedByCall });
    if (isOpenedByCall) expect(nameOf(await init(shop, customer, id, true))).toBe(nameOf(begun));
    else {
      const refused = await askRefused(shop, payAgain, { token: customer.token, params: { id } });
      expect(refused.name).toBe('PAYMENT_IN_PROGRESS');
    }
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    expect(await currentOutcome()).toMatchObject({ orderState: 'CANCELLED', resumable: false });
  });

  it('is PROCESSING when the payer returns, and PAID a minute later', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'late', 60);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({
      paymentStatus: 'PROCESSING',
      orderState: 'PENDING',
      charged: 'UNKNOWN',
      next: 'WAIT',
    });
    pass(shop, 61);
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ orderState: 'PAID', charged: 'YES' });
    await settleAll(shop);
    expect(await isCharged({ customer, id })).toBe('PAID');
  });

  it.each(['HTML', 'WRONG_SIGNATURE', 'UNAVAILABLE', 'NO_ANSWER_BEFORE', 'NO_ANSWER_AFTER'] as const)(
    'is unknown while the gateway answers %s, and the payment is not settled',
    async (fault) => {
      const { customer, id, begun } = await begin();
      const [fields = {}] = await choose(await goToGateway(begun), 'pay');
      const unanswered = await during(shop, fault, () => comeBack(shop, customer, begun, fields));
      expect(unanswered).toMatchObject({ orderState: 'PENDING', charged: 'UNKNOWN', next: 'WAIT' });
      pass(shop, 60);
      await settleAll(shop);
      expect(await isCharged({ customer, id })).toBe('PAID');
    },
  );

  it('waits for a slow answer of the gateway', async () => {
    const { customer, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    expect(await during(shop, 'SLOW', () => comeBack(shop, customer, begun, fields))).toMatchObject({ charged: 'YES' });
  });

  it('is the same for two log-ins of the account that ask at the same time; an expired log-in gets no outcome', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const wrongly = await comeBackRefused(shop, { ...customer, token: 'expired' }, begun, fields);
    expect(wrongly.name).toBe('UNAUTHENTICATED');
    const { accountId, username } = customer;
    const other = { ...customer, ...(await shop.services.tokens.sign({ accountId, username }, 1000)) };
    const answers = await Promise.all([comeBack(shop, customer, begun, fields), comeBack(shop, other, begun, fields)]);
    expect(answers.map(({ orderState }) => orderState)).toEqual(['PAID', 'PAID']);
    await settleAll(shop);
    expect(await isCharged({ customer, id })).toBe('PAID');
  });

  it("is PAID even if the customer's next cart has expired before the return", async () => {
    const { customer, id, begun } = await begin();
    await putTopUp(shop, customer);
    const [fields = {}] = await choose(await goToGateway(begun), 'late', 2400);
    pass(shop, 3000);
    await settleAll(shop);
    const { database } = shop.services;
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ orderState: 'PAID' });
    await settleAll(shop);
    expect(await isCharged({ customer, id })).toBe('PAID');
    expect((await database.select().from(cartItems).where(eq(cartItems.accountId, customer.accountId))).length).toBe(1);
  });

  it('is not changed by unsigned or too many fields, which are refused; the payment is settled later', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const { token } = customer;
    const params = { id: nameOf(begun) };
    if (returnsInQuery) {
      const unsigned = await askRefused(shop, paymentStatus, { token, params, query: { paymentStatus: '7' } });
      expect(unsigned.name).toBe('INVALID_PAYMENT_SIGNATURE');
    } else {
      const asked = (gpPaymentPayload: Fields) =>
        askRefused(shop, checkPayment, { token, params, body: { gpPaymentPayload } });
      expect((await asked({})).name).toBe('INVALID_PAYMENT_SIGNATURE');
      expect((await asked({ [nameField]: params.id, ...unsignedCodes })).name).toBe('INVALID_PAYMENT_SIGNATURE');
      const many = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`X${String(place)}`, '1']));
      expect((await asked(many)).name).toBe('VALIDATION_ERROR');
      expect(await comeBack(shop, customer, begun, { ...fields, SOMETHING: 'else' })).toMatchObject({ charged: 'YES' });
    }
    await settleAll(shop);
    pass(shop, 60);
    await settleAll(shop);
    expect(await isCharged({ customer, id })).toBe('PAID');
  });

  it('is read again from the gateway if the payer returns with signed fields after an unpaid attempt', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'giveUp');
    await comeBack(shop, customer, begun, fields);
    const { database } = shop.services;
    await database
      .update(simulatedPayments)
      .set({ status: 7 })
      .where(eq(simulatedPayments.paymentId, nameOf(begun)));
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ orderState: 'PAID', charged: 'YES' });
    await settleAll(shop);
    expect(await isCharged({ customer, id })).toBe('PAID');
  });

  if (isOpenedByCall) {
    it.each(['HTML', 'UNAVAILABLE', 'WRONG_SIGNATURE', 'NO_ANSWER_BEFORE', 'NO_ANSWER_AFTER'] as const)(
      'is FAILED when the gateway answers %s at the start: no money is taken, and the order can be paid',
      async (fault) => {
        const customer = await newCustomer(shop);
        const { id } = await pendingOrder(shop, customer);
        const asked = { token: customer.token, params: { id }, key: `down-${fault}` };
        const error = await during(shop, fault, () => askRefused(shop, initPayment, asked));
        expect(error).toMatchObject({ httpCode: 503, name: 'PAYMENT_GATEWAY_UNAVAILABLE' });
        expect(await ledgerOf(shop, customer, id)).toMatchObject({
          state: 'PENDING',
          payments: ['FAILED'],
          history: ['CREATED', 'ATTEMPT_BEGUN', 'ATTEMPT_ENDED'],
        });
        expect(await payBy(shop, customer, await ask(shop, initPayment, asked), 'pay')).toMatchObject({
          charged: 'YES',
        });
        await settleAll(shop);
        expect(await isCharged({ customer, id })).toBe('PAID');
      },
    );
  }

  it('is requested less and less often while the gateway does not answer, and settles with the first answer', async () => {
    const { customer, id, begun } = await begin();
    await choose(await goToGateway(begun), 'never');
    await during(shop, 'UNAVAILABLE', async () => {
      for (let minutes = 0; minutes < 120; minutes += 1) {
        pass(shop, 60);
        await settleAll(shop);
      }
    });
    const [silent] = await shop.services.database.select().from(payments).where(eq(payments.orderId, id));
    expect(silent?.state).toBe('CREATED');
    expect(silent?.unansweredChecks).toBeGreaterThan(5);
    expect(silent?.unansweredChecks).toBeLessThan(20);
    pass(shop, 1800);
    await settleAll(shop);
    const [settled] = await shop.services.database.select().from(payments).where(eq(payments.orderId, id));
    expect(settled).toMatchObject({ state: 'PAID', unansweredChecks: 0 });
    expect(await isCharged({ customer, id })).toBe('PAID');
  });
});

describe('a repeated submit', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const repeats = (response: Response): boolean => response.headers.get(repeatedHeader) === 'true';

  it('gets the same order and the same attempt, with the header for repetitions', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const asked = { token: customer.token, body: { paymentType: 'BANK_CARD' }, key: 'flow:order' };
    const orders = [await send(shop, createOrder, asked), await send(shop, createOrder, asked)];
    expect(orders.map(repeats)).toEqual([false, true]);
    const [first, second] = await Promise.all(orders.map((response) => response.json() as Promise<{ id: number }>));
    expect(second).toEqual(first);
    const paying = { token: customer.token, params: { id: first?.id ?? 0 }, key: 'flow:init' };
    const answers = [
      await send(shop, initPayment, paying),
      await send(shop, initPayment, paying),
      await send(shop, payAgain, { ...paying, key: 'other' }),
    ];
    expect(answers.map(repeats)).toEqual([false, true, true]);
    const bodies = await Promise.all(answers.map((response) => response.json() as Promise<{ paymentId: number }>));
    expect(new Set(bodies.map(({ paymentId }) => paymentId)).size).toBe(1);
  });

  it('opens another attempt with the same key only after the first attempt has ended', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    const asked = { token: customer.token, params: { id }, key: 'ended' };
    const begun = await ask(shop, initPayment, asked);
    expect(await ask(shop, initPayment, asked)).toEqual(begun);
    expect(await payBy(shop, customer, begun, 'cancel')).toMatchObject({ charged: 'NO', next: 'PAY_AGAIN' });
    const other = await ask(shop, initPayment, asked);
    expect(await ask(shop, initPayment, asked)).toEqual(other);
    expect((await ledgerOf(shop, customer, id)).payments).toEqual(['CANCELLED', 'CREATED']);
  });

  it('gets no header for repetitions if the call creates nothing', async () => {
    const customer = await newCustomer(shop);
    const { id } = await pendingOrder(shop, customer);
    expect(repeats(await send(shop, cancelOrder, { token: customer.token, params: { id } }))).toBe(false);
  });
});
