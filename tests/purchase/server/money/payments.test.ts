import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { checkPayment, paymentStatus, returnedPayment, reversePayment } from '#contract/endpoints/payments.ts';
import { ask, askRefused } from './support/call.ts';
import { newCustomer, pendingOrder } from './support/customer.ts';
import { everyGateway, testedGateways } from './support/gateways.ts';
import { ledgerOf, recordsOf, settleAll } from './support/ledger.ts';
import { beginPayment, choose, comeBack, comeBackRefused, goToGateway, init, nameOf, payBy } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

describe.each(everyGateway)('payments at %s', (gateway) => {
  const { nameField, returnsInQuery, isOpenedByCall, codes } = testedGateways[gateway];
  const [resultCode] = codes;
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway });
  });
  afterAll(() => shop.stop());
  afterEach(() => setFault('NONE'));

  const setFault = (fault: string) =>
    fetch(`${shop.url}/sandbox/gateways/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    });

  const begin = () => beginPayment(shop);

  it('can be read only by the account that pays', async () => {
    const { customer, id, begun } = await begin();
    const other = await newCustomer(shop);
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    expect(await comeBackRefused(shop, other, begun, fields)).toMatchObject({ httpCode: 404, name: 'NOT_FOUND' });
    const reversal = await askRefused(shop, reversePayment, { token: other.token, params: { id: nameOf(begun) } });
    expect(reversal).toMatchObject({ httpCode: 404, name: 'NOT_FOUND' });
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', events: [] });
  });

  it('get NOT_FOUND for an unknown id', async () => {
    const { token } = await newCustomer(shop);
    const asked = { token, params: { id: 'nothing' } };
    expect((await askRefused(shop, paymentStatus, asked)).name).toBe('NOT_FOUND');
    expect((await askRefused(shop, checkPayment, { ...asked, body: { gpPaymentPayload: {} } })).name).toBe('NOT_FOUND');
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('NOT_FOUND');
  });

  it('are not found with the return fields of the other gateway, which are not recorded', async () => {
    const { customer, id, begun } = await begin();
    const asked = { token: customer.token, params: { id: nameOf(begun) } };
    const body = { gpPaymentPayload: { ORDERNUMBER: nameOf(begun), DIGEST: 'x' } };
    const refused = returnsInQuery
      ? await askRefused(shop, checkPayment, { ...asked, body })
      : await askRefused(shop, paymentStatus, { ...asked, query: { resultCode: '0', signature: 'x' } });
    expect(refused.name).toBe('NOT_FOUND');
    expect((await ledgerOf(shop, customer, id)).events).toEqual([]);
  });

  it('are not settled by return fields with any alteration, which are refused', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const signed = Object.keys(fields).filter((name) => name !== nameField);
    for (const name of signed) {
      const altered = { ...fields, [name]: `${fields[name] ?? ''}1` };
      expect((await comeBackRefused(shop, customer, begun, altered)).name).toBe('INVALID_PAYMENT_SIGNATURE');
      const { [name]: _, ...lacking } = fields;
      expect((await comeBackRefused(shop, customer, begun, lacking)).name).toBe('INVALID_PAYMENT_SIGNATURE');
    }
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger.state).toBe('PENDING');
    expect(ledger.events).toEqual(signed.flatMap(() => ['FORGED_RETURN', 'FORGED_RETURN']));
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('show a caller without a log-in their outcome, but no data of the person, for signed return fields', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const result = await ask(shop, returnedPayment, { body: { gateway, fields } });
    const { state, events } = await ledgerOf(shop, customer, id);
    const { order } = await recordsOf(shop, id);
    expect(result).toStrictEqual({
      paymentStatus: 'PAID',
      orderNumber: order?.number,
      charged: 'YES',
      next: 'DELIVERING',
    });
    expect(state).toBe('PAID');
    expect(events).toEqual(['RETURN', 'SETTLED']);
  });

  it('show and record nothing for unsigned fields without a log-in, even if the payment exists', async () => {
    const { customer, id, begun } = await begin();
    const [fields = {}] = await choose(await goToGateway(begun), 'pay');
    const unsigned = { [nameField]: nameOf(begun) };
    for (const wrong of [unsigned, { ...fields, [nameField]: '987654321' }, { ...fields, [resultCode]: '1' }, {}]) {
      const refusal = await askRefused(shop, returnedPayment, { body: { gateway, fields: wrong } });
      expect(refusal).toMatchObject({ httpCode: 400, name: 'INVALID_PAYMENT_SIGNATURE' });
    }
    expect((await ledgerOf(shop, customer, id)).events).toEqual([]);
  });

  it('are not settled by the signed return fields of another payment of the account', async () => {
    const { customer, begun } = await begin();
    const [paid = {}] = await choose(await goToGateway(begun), 'pay');
    const other = await pendingOrderOf(customer);
    const asked = returnsInQuery
      ? { endpoint: paymentStatus, asked: { query: { ...paid, [nameField]: '' } } }
      : { endpoint: checkPayment, asked: { body: { gpPaymentPayload: paid } } };
    const params = { id: nameOf(other.begun) };
    const error = await askRefused(shop, asked.endpoint, { token: customer.token, params, ...asked.asked });
    expect(error.name).toBe('INVALID_PAYMENT_SIGNATURE');
    expect((await ledgerOf(shop, customer, other.id)).state).toBe('PENDING');
  });

  it('show their present state if genuine return fields are sent again hours later, and are not changed', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    const [paid = {}] = await choose(page, 'pay');
    expect(await comeBack(shop, customer, begun, paid)).toMatchObject({ charged: 'YES', next: 'RETURNING' });
    await settleAll(shop);
    const { events, ...before } = await ledgerOf(shop, customer, id);
    expect(before).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'], tickets: [] });
    pass(shop, 3 * 3600);
    expect(await comeBack(shop, customer, begun, paid)).toMatchObject({ charged: 'RETURNED', next: 'CLOSED' });
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toEqual({ ...before, events: [...events, 'RETURN'] });
  });

  const pendingOrderOf = async (customer: Awaited<ReturnType<typeof newCustomer>>) => {
    const second = await pendingOrder(shop, customer);
    return { id: second.id, begun: await init(shop, customer, second.id) };
  };

  it.each(['HTML', 'WRONG_SIGNATURE', 'UNAVAILABLE'])(
    'are not settled while the gateway answers %s, and are settled afterwards',
    async (fault) => {
      const { customer, id, begun } = await begin();
      const [fields = {}] = await choose(await goToGateway(begun), 'pay');
      await setFault(fault);
      expect(['PENDING', 'PROCESSING']).toContain((await comeBack(shop, customer, begun, fields)).paymentStatus);
      expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PENDING', tickets: [] });
      expect((await askRefused(shop, payAgain, { token: customer.token, params: { id } })).name).toBe(
        'PAYMENT_GATEWAY_UNAVAILABLE',
      );
      expect((await askRefused(shop, cancelOrder, { token: customer.token, params: { id } })).name).toBe(
        'PAYMENT_IN_PROGRESS',
      );
      await setFault('NONE');
      pass(shop, 60);
      await settleAll(shop);
      expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'PAID', payments: ['PAID'] });
    },
  );

  if (isOpenedByCall) {
    it('cannot be started while the gateway is down; the order can be paid later', async () => {
      const customer = await newCustomer(shop);
      const { id } = await pendingOrder(shop, customer);
      await setFault('UNAVAILABLE');
      const asked = { token: customer.token, params: { id }, key: 'down' };
      expect(await askRefused(shop, initPayment, asked)).toMatchObject({
        httpCode: 503,
        name: 'PAYMENT_GATEWAY_UNAVAILABLE',
      });
      expect((await ledgerOf(shop, customer, id)).payments).toEqual(['FAILED']);
      await setFault('NONE');
      const begun = await ask(shop, initPayment, asked);
      expect(await payBy(shop, customer, begun, 'pay')).toMatchObject({ paymentStatus: 'PAID' });
    });
  }

  if (!isOpenedByCall) {
    it("cannot be started again while the payer is at the gateway's page", async () => {
      const { customer, id, begun } = await begin();
      expect((await init(shop, customer, id, true)).paymentId).toBe(begun.paymentId);
      await goToGateway(begun);
      expect((await askRefused(shop, payAgain, { token: customer.token, params: { id } })).name).toBe(
        'PAYMENT_IN_PROGRESS',
      );
    });
  }

  it('cannot be reversed if they paid their order, or if they are unpaid', async () => {
    const { customer, id, begun } = await begin();
    const asked = { token: customer.token, params: { id: nameOf(begun) } };
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('PAYMENT_NOT_REVERSIBLE');
    await payBy(shop, customer, begun, 'pay');
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('PAYMENT_NOT_REVERSIBLE');
    expect((await ledgerOf(shop, customer, id)).state).toBe('PAID');
  });

  it('are refunded if the gateway has already settled them with the bank', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    await choose(page, 'never');
    await fetch(`${shop.url}/sandbox/gateways/batch`, { method: 'POST' });
    const reversed = await ask(shop, reversePayment, { token: customer.token, params: { id: nameOf(begun) } });
    expect(reversed.paymentStatus).toBe('RETURNED');
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });

  it('are reversed once by the call; further calls and the worker change nothing', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    await choose(page, 'never');
    const asked = { token: customer.token, params: { id: nameOf(begun) } };
    await setFault('UNAVAILABLE');
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('PAYMENT_NOT_REVERSIBLE');
    await setFault('NONE');
    const answers = await Promise.all([ask(shop, reversePayment, asked), ask(shop, reversePayment, asked)]);
    expect(answers.map(({ paymentStatus: outcome }) => outcome)).toEqual(['RETURNED', 'RETURNED']);
    await settleAll(shop);
    const ledger = await ledgerOf(shop, customer, id);
    expect(ledger).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
    expect(ledger.events.filter((kind) => kind === 'REVERSED')).toHaveLength(1);
  });

  it('are reversed by the worker if the gateway did not answer the first reversal', async () => {
    const { customer, id, begun } = await begin();
    const page = await goToGateway(begun);
    await ask(shop, cancelOrder, { token: customer.token, params: { id } });
    const [fields = {}] = await choose(page, 'pay');
    expect(await comeBack(shop, customer, begun, fields)).toMatchObject({ paymentStatus: 'RETURNED' });
    await setFault('HTML');
    const asked = { token: customer.token, params: { id: nameOf(begun) } };
    expect((await askRefused(shop, reversePayment, asked)).name).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'CANCELLED', payments: ['REVERSING'] });
    await setFault('NONE');
    pass(shop, 10);
    await settleAll(shop);
    expect(await ledgerOf(shop, customer, id)).toMatchObject({ state: 'RETURNED', payments: ['REVERSED'] });
  });
});
