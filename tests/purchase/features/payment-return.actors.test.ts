// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { isResultShown, markResultShown } from '#features/purchase/order-list/shown-results.ts';
import { providePaymentReturn } from '#features/purchase/payment-return/payment-return.actors.ts';
import type { PaymentReturnInput } from '#machines/purchase/payment-return/payment-return.types.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const csob = (fields: PaymentReturnInput['fields']): PaymentReturnInput => ({
  gateway: 'CSOB',
  paymentId: '7ff1@HL',
  fields,
});
const gp = (fields: PaymentReturnInput['fields']): PaymentReturnInput => ({
  gateway: 'GP_WEBPAY',
  paymentId: '5',
  fields: { ORDERNUMBER: '5', ...fields },
});

async function comeBack(input: PaymentReturnInput, answers: Readonly<Record<string, unknown>>) {
  const world = recordingShop(answers);
  const actor = createActor(providePaymentReturn(world.shop), { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return world;
}
const keep = (away: string): void => {
  const value = {
    accountId: 7,
    flowId: '0b9c3b5e-8f1e-4b44-9d5a-3c1f6f7f9a10',
    mode: { type: 'cart' },
    paymentType: 'BANK_CARD',
    content: '',
    orderId: 11,
    away,
  };
  window.localStorage.setItem('linka.payment', JSON.stringify({ version: 2, value }));
};

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the return from the gateway (PAY-02)', () => {
  it('sends the signed fields of the first gateway unchanged, without the payment id', async () => {
    const { calls } = await comeBack(csob({ payId: '7ff1@HL', signature: 'ab', resultCode: '0' }), {
      paymentStatus: results.delivered,
    });
    expect(calls).toMatchObject([
      { name: 'paymentStatus', options: { params: { id: '7ff1@HL' }, query: { signature: 'ab', resultCode: '0' } } },
    ]);
    expect(calls[0]?.options.query).not.toHaveProperty('payId');
  });

  it('sends all signed fields of the second gateway', async () => {
    const { calls } = await comeBack(gp({ DIGEST: 'ab', PRCODE: '0' }), { checkPayment: results.delivered });
    const body = { gpPaymentPayload: { ORDERNUMBER: '5', DIGEST: 'ab', PRCODE: '0' } };
    expect(calls).toMatchObject([{ name: 'checkPayment', options: { params: { id: '5' }, body } }]);
  });

  it.each([csob({ payId: '7ff1@HL', resultCode: '0' }), gp({ PRCODE: '0' })])(
    'checks the payment only by its id if no field is signed',
    async (input) => {
      const { calls } = await comeBack(input, { paymentStatus: results.rejected });
      expect(calls.map(({ name, options }) => [name, options.query, options.body])).toEqual([
        ['paymentStatus', undefined, undefined],
      ]);
    },
  );

  it.each([
    [results.delivered, 'PAID'],
    [results.begun, 'PENDING'],
    [results.cancelled, 'CANCELLED'],
    [results.rejected, 'REJECTED'],
    [results.returned, 'RETURNED'],
    [results.unclear, 'UNKNOWN'],
  ])('shows the outcome and opens the orders: %o', async (result, status) => {
    const { effects } = await comeBack(csob({ payId: '7ff1@HL', signature: 'ab' }), { paymentStatus: result });
    expect(effects).toEqual([
      `toast paymentReturn.outcomes.${status}`,
      'tell cart refresh',
      'tell customerSelection refresh',
      'go to /app/order-list?result=11',
    ]);
  });

  it('allows the order list to show the result of this order again, but not the result of another order (PAY-13)', async () => {
    for (const orderId of ['11', '12']) markResultShown(orderId);
    await comeBack(csob({ payId: '7ff1@HL', signature: 'ab' }), { paymentStatus: results.delivered });
    expect([isResultShown('11'), isResultShown('12')]).toEqual([false, true]);
  });

  it('opens the list, not the result, for a person who does not wait for the result', async () => {
    const world = recordingShop({ paymentStatus: results.undecided });
    const input = csob({ payId: '7ff1@HL', signature: 'ab' });
    const actor = createActor(providePaymentReturn(world.shop), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    actor.send({ type: 'goToOrders' });
    expect(world.effects).toContain('go to /app/order-list');
  });

  it('deletes only the stored payment with the id in the address', async () => {
    keep('another');
    await comeBack(csob({ payId: '7ff1@HL', signature: 'ab' }), { paymentStatus: results.delivered });
    expect(window.localStorage.getItem('linka.payment')).not.toBeNull();
    keep('7ff1@HL');
    await comeBack(csob({ payId: '7ff1@HL', signature: 'ab' }), { paymentStatus: results.delivered });
    expect(window.localStorage.getItem('linka.payment')).toBeNull();
  });
});
