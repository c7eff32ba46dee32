import { fromPromise } from 'xstate';
import { configurationOf } from '#common/configuration.ts';
import { cancelOrder, createOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import type { Order } from '#contract/entities/order.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import type { CreateOrderInput, InitPaymentInput } from '#machines/purchase/payment/payment.types.ts';
import { gatewayAddress } from '#machines/purchase/payment/payment.view.ts';
import { toldResult, type ToldResult } from '#machines/purchase/payment/told-result.ts';
import { holdFailureWhileLeaving } from '#runtime/hold-failure-while-leaving.ts';
import { leaveUntilBack } from '#runtime/leave.ts';
import type { Shop } from '#runtime/shop.ts';
import { resultAddress } from '../order-list/result-address.ts';
import { forgetShownResult } from '../order-list/shown-results.ts';
import { dropPayment, keepPayment } from './kept-payment.ts';

function leave(shop: Shop, target: InitPayment | null, signal: AbortSignal): Promise<void> {
  const gatewayUrl = configurationOf(shop)?.paymentGatewayUrl ?? null;
  if (target === null || gatewayUrl === null) return Promise.reject(new Error('the payment has no gateway address'));
  return leaveUntilBack(gatewayAddress(target, gatewayUrl), gatewayUrl, signal);
}

export function providePayment(shop: Shop, ordersChanged: () => void = () => {}) {
  return paymentMachine.provide({
    actors: {
      createOrder: fromPromise<Order, CreateOrderInput>(({ input: { paymentType, idempotencyKey } }) =>
        holdFailureWhileLeaving(() =>
          shop.call(createOrder, {
            body: { paymentType },
            idempotencyKey,
            repeated: () => shop.showToast({ messageId: 'payment.repeated', colour: 'info' }),
          }),
        ),
      ),
      initPayment: fromPromise<InitPayment, InitPaymentInput>(({ input: { orderId, again, idempotencyKey } }) =>
        holdFailureWhileLeaving(() =>
          shop.call(again ? payAgain : initPayment, { params: { id: orderId }, idempotencyKey }),
        ),
      ),
      leaveForGateway: fromPromise<void, { target: InitPayment | null }>(({ input, signal }) =>
        leave(shop, input.target, signal),
      ),
      askOutcome: fromPromise<ToldResult, { paymentName: string }>(async ({ input, signal }) =>
        toldResult(await shop.call(paymentStatus, { params: { id: input.paymentName }, signal })),
      ),
      cancelOrder: fromPromise<void, { orderId: number }>(async ({ input }) => {
        await shop.call(cancelOrder, { params: { id: input.orderId } });
      }),
    },
    actions: {
      keepAttempt: ({ context: { flowId, mode, paymentType, content, orderId, away } }) =>
        keepPayment(shop, { flowId, mode, paymentType, content, orderId, away }),
      dropAttempt: dropPayment,
      announceCartChanged: () => shop.tell('cart', { type: 'refresh' }),
      announceOrdersChanged: ordersChanged,
      announceOrdered: () => shop.showToast({ messageId: 'payment.ordered', colour: 'success' }),
      announceFree: () => {
        shop.showToast({ messageId: 'payment.free', colour: 'success' });
        shop.tell('customerSelection', { type: 'refresh' });
      },
      announceFailed: () => shop.showToast({ messageId: 'payment.notOpened', colour: 'error', timeout: -1 }),
      announceCancelled: () => shop.showToast({ messageId: 'orders.cancelled', colour: 'success' }),
      goToOrders: ({ context: { paymentType, orderId } }) => {
        if (paymentType !== 'INVOICE' || orderId === null) return shop.goTo('/app/order-list');
        // The result shows at once the data for the bank transfer (PAY-15).
        forgetShownResult(String(orderId));
        shop.goTo(resultAddress(orderId));
      },
    },
  });
}
