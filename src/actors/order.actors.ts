import { fromPromise } from 'xstate';
import { cancelOrder, orders } from '../../contract/endpoints/orders.ts';
import type { Order } from '../../contract/entities/order.ts';
import { orderStates, paymentTypes } from '../../contract/enumerations.ts';
import { orderMachine } from '../../machines/order/order.machine.ts';
import { chosen, pagingOf, provideList, written } from './list.actors.ts';
import { providePayment } from './payment.actors.ts';
import type { Shop } from './shop.ts';

/** What the orders can be sorted by. */
export const orderColumns = ['number', 'state', 'issued', 'price', 'paymentType'] as const;

/** The account's orders; a row holds the items that it opens to. */
export const provideOrderList = (shop: Shop) =>
  provideList<Order>({
    page: (query, signal) => {
      const state = chosen(query, 'state', orderStates);
      const paymentType = chosen(query, 'paymentType', paymentTypes);
      const date = written(query, 'date');
      return shop.call(orders, {
        query: {
          ...pagingOf(query, orderColumns),
          ...(state === undefined ? {} : { state: [...state] }),
          ...(paymentType === undefined ? {} : { paymentType: [...paymentType] }),
          ...(date === undefined ? {} : { date }),
        },
        signal,
      });
    },
  });

export const provideOrder = (shop: Shop, ordersChanged: () => void) =>
  orderMachine.provide({
    actors: {
      payment: providePayment(shop, ordersChanged),
      cancelOrder: fromPromise<void, { orderId: number }>(async ({ input }) => {
        await shop.call(cancelOrder, { params: { id: input.orderId } });
      }),
    },
    actions: {
      announceCancelled: () => shop.showToast({ messageId: 'orders.cancelled', colour: 'success' }),
      announceOrdersChanged: ordersChanged,
    },
  });
