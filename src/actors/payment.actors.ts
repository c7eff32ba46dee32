import { fromPromise } from 'xstate';
import * as v from 'valibot';
import { createOrder, initPayment, payAgain } from '../../contract/endpoints/orders.ts';
import type { Order } from '../../contract/entities/order.ts';
import type { InitPayment } from '../../contract/entities/payment.ts';
import { paymentTypes } from '../../contract/enumerations.ts';
import { Id } from '../../contract/values.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type {
  CreateOrderInput,
  InitPaymentInput,
  PaymentAttempt,
  PaymentMode,
} from '../../machines/payment/payment.types.ts';
import { gatewayDoor } from '../../machines/payment/payment.view.ts';
import { heldWhileLeaving } from './held-while-leaving.ts';
import { leaveTo } from './leave.ts';
import type { Shop } from './shop.ts';
import { createStored } from './stored.ts';

const StoredAttempt = v.object({
  accountId: v.number(),
  flowId: v.pipe(v.string(), v.uuid()),
  mode: v.variant('type', [
    v.object({ type: v.literal('cart') }),
    v.object({ type: v.literal('payAgain'), orderId: Id }),
  ]),
  paymentType: v.picklist(paymentTypes),
  content: v.string(),
  orderId: v.nullable(Id),
});

const attempts = () => createStored(window.localStorage, 'linka.payment', 1, StoredAttempt);

const accountIdOf = (shop: Shop): number | null =>
  shop.actor('session').getSnapshot().context.session?.customerAccountId ?? null;

/** The payment of this kind that a reload interrupted, if it was this account's. */
export function interruptedPayment(shop: Shop, kind: PaymentMode['type']): PaymentAttempt | null {
  const stored = attempts();
  const kept = stored.read();
  if (kept === null) return null;
  if (kept.accountId !== accountIdOf(shop)) {
    stored.drop();
    return null;
  }
  const { accountId: _, ...attempt } = kept;
  return attempt.mode.type === kind ? attempt : null;
}

/** Leaves; resolves when the browser shows this very page again (its back button), which has not been reloaded. */
const leave = (shop: Shop, target: InitPayment | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (target === null) return reject(new Error('nowhere to go'));
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    window.addEventListener('pageshow', shown, { signal });
    leaveTo(gatewayDoor(target), shop.actor('boot').getSnapshot().context.configuration);
  });

export function providePayment(shop: Shop, ordersChanged: () => void = () => {}) {
  const stored = attempts();
  return paymentMachine.provide({
    actors: {
      createOrder: fromPromise<Order, CreateOrderInput>(({ input: { paymentType, idempotencyKey } }) =>
        heldWhileLeaving(() => shop.call(createOrder, { body: { paymentType }, idempotencyKey })),
      ),
      initPayment: fromPromise<InitPayment, InitPaymentInput>(({ input: { orderId, again, idempotencyKey } }) =>
        heldWhileLeaving(() => shop.call(again ? payAgain : initPayment, { params: { id: orderId }, idempotencyKey })),
      ),
      leaveForGateway: fromPromise<void, { target: InitPayment | null }>(({ input, signal }) =>
        leave(shop, input.target, signal),
      ),
    },
    actions: {
      keepAttempt: ({ context: { flowId, mode, paymentType, content, orderId } }) => {
        const accountId = accountIdOf(shop);
        if (accountId !== null) stored.write({ accountId, flowId, mode, paymentType, content, orderId });
      },
      dropAttempt: () => stored.drop(),
      announceCartChanged: () => shop.tell('cart', { type: 'refresh' }),
      announceOrdersChanged: ordersChanged,
      announceOrdered: () => shop.showToast({ messageId: 'payment.ordered', colour: 'success' }),
      goToOrders: () => shop.goTo('/app/order-list'),
    },
  });
}
