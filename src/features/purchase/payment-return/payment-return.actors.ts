import { fromPromise } from 'xstate';
import { checkPayment, paymentStatus } from '#contract/endpoints/payments.ts';
import { knownGateways } from '#contract/payment-gateways.ts';
import { paymentReturnMachine } from '#machines/purchase/payment-return/payment-return.machine.ts';
import type { PaymentReturnInput } from '#machines/purchase/payment-return/payment-return.types.ts';
import { isSigned, isShownAsSuccess } from '#machines/purchase/payment-return/payment-return.view.ts';
import { toldResult, type ToldResult } from '#machines/purchase/payment/told-result.ts';
import type { Shop } from '#runtime/shop.ts';
import { resultAddress } from '../order-list/result-address.ts';
import { forgetShownResult } from '../order-list/shown-results.ts';
import { dropReturnedPayment } from '../payment/kept-payment.ts';

/**
 * Checks the payment with the fields that the gateway sent. If these fields cannot be from the gateway, the payment is
 * checked by its name alone.
 */
const check = (shop: Shop, { gateway, paymentId, fields }: PaymentReturnInput, signal: AbortSignal) => {
  const params = { id: paymentId };
  if (!isSigned(gateway, fields)) return shop.call(paymentStatus, { params, signal });
  const { paymentField, returnsInQuery } = knownGateways[gateway];
  if (!returnsInQuery) return shop.call(checkPayment, { params, body: { gpPaymentPayload: fields }, signal });
  const { [paymentField]: _, ...query } = fields;
  return shop.call(paymentStatus, { params, query, signal });
};

export const providePaymentReturn = (shop: Shop) =>
  paymentReturnMachine.provide({
    actors: {
      checkPayment: fromPromise<ToldResult, PaymentReturnInput>(async ({ input, signal }) =>
        toldResult(await check(shop, input, signal)),
      ),
    },
    actions: {
      announceOutcome: ({ context: { result } }) => {
        if (result === null) return;
        const { paymentStatus: status, orderId, orderNumber, charged, next } = result;
        const isSuccess = isShownAsSuccess(status);
        shop.showToast({
          messageId: `paymentReturn.outcomes.${status}`,
          values: { orderNumber: String(orderNumber ?? 'none'), charged, next },
          colour: isSuccess ? 'success' : 'error',
          // The page of the result says the same, and the toast must not cover it for long.
          ...(isSuccess || orderId !== null ? {} : { timeout: -1 }),
        });
      },
      announceDistrusted: () => shop.showToast({ messageId: 'paymentReturn.distrusted', colour: 'warning' }),
      announceUnknown: () => shop.showToast({ messageId: 'paymentReturn.unknown', colour: 'error', timeout: -1 }),
      dropAttempt: ({ context }) => dropReturnedPayment(context.paymentId),
      announceChanged: () => {
        shop.tell('cart', { type: 'refresh' });
        shop.tell('customerSelection', { type: 'refresh' });
      },
      goToOrders: ({ context: { result }, event }) => {
        const orderId = result?.orderId ?? null;
        // The person does not wait for the result any more.
        if (orderId === null || event.type === 'goToOrders') return shop.goTo('/app/order-list', { replace: true });
        forgetShownResult(String(orderId));
        shop.goTo(resultAddress(orderId), { replace: true });
      },
    },
  });
