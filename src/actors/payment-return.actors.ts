import { fromPromise } from 'xstate';
import { checkPayment, paymentStatus } from '../../contract/endpoints/payments.ts';
import type { PaymentResult } from '../../contract/entities/payment.ts';
import { paymentReturnMachine } from '../../machines/payment-return/payment-return.machine.ts';
import type { PaymentReturnInput } from '../../machines/payment-return/payment-return.types.ts';
import { isToldAsSuccess } from '../../machines/payment-return/payment-return.view.ts';
import type { Shop } from './shop.ts';

const check = (shop: Shop, { gateway, paymentId, fields }: PaymentReturnInput, signal: AbortSignal) => {
  const params = { id: paymentId };
  if (gateway === 'GP_WEBPAY') return shop.call(checkPayment, { params, body: { gpPaymentPayload: fields }, signal });
  const { payId: _, ...query } = fields;
  return shop.call(paymentStatus, { params, query, signal });
};

export const providePaymentReturn = (shop: Shop) =>
  paymentReturnMachine.provide({
    actors: {
      checkPayment: fromPromise<PaymentResult, PaymentReturnInput>(({ input, signal }) => check(shop, input, signal)),
    },
    actions: {
      announceOutcome: ({ context: { result } }) => {
        if (result === null) return;
        const { paymentStatus: status, orderNumber } = result;
        shop.showToast({
          messageId: `paymentReturn.outcomes.${status}`,
          values: { orderNumber: String(orderNumber) },
          colour: isToldAsSuccess(status) ? 'success' : 'error',
        });
      },
      announceRefused: () => shop.showToast({ messageId: 'paymentReturn.refused', colour: 'error', timeout: -1 }),
      announceChanged: () => {
        shop.tell('cart', { type: 'refresh' });
        shop.tell('customerSelection', { type: 'refresh' });
      },
      goToOrders: () => shop.goTo('/app/order-list', { replace: true }),
    },
  });
