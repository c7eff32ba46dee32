import { fromPromise } from 'xstate';
import { chosenValues, pagingOf, provideList, textFilter } from '#common/list-table/list.actors.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { invoice, invoicePdf, orderCalendar } from '#contract/endpoints/order-documents.ts';
import { cancelOrder, changePaymentType, order, orders, sendPaymentEmail } from '#contract/endpoints/orders.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { Order, OrderDetail } from '#contract/entities/order.ts';
import { orderStates, paymentTypes } from '#contract/enumerations.ts';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import type { FileRequest, TypeChange } from '#machines/purchase/order/order.types.ts';
import { saveFile } from '#runtime/save-file.ts';
import type { Shop } from '#runtime/shop.ts';
import { providePayment } from '../payment/payment.actors.ts';

/** The account's orders; a row contains the items, which are shown when it is opened. */
export const provideOrderList = (shop: Shop) =>
  provideList<Order>({
    page: (query, signal) => {
      const state = chosenValues(query, 'state', orderStates);
      const paymentType = chosenValues(query, 'paymentType', paymentTypes);
      const date = textFilter(query, 'date');
      return shop.call(orders, {
        query: {
          ...pagingOf(query, orders),
          ...(state === undefined ? {} : { state: [...state] }),
          ...(paymentType === undefined ? {} : { paymentType: [...paymentType] }),
          ...(date === undefined ? {} : { date }),
        },
        signal,
      });
    },
  });

/** One order. `id` is its number from the address and may be any text. */
export const provideOrderDetail = (shop: Shop, id: string) =>
  provideResource<OrderDetail>((signal) => shop.call(order, { params: { id }, signal }));

/** The invoice of one order. */
export const provideInvoice = (shop: Shop, id: string) =>
  provideResource<Invoice>((signal) => shop.call(invoice, { params: { id }, signal }));

/** The actions for one order, in the list and on its own page. */
export const provideOrder = (shop: Shop, ordersChanged: () => void) =>
  orderMachine.provide({
    actors: {
      payment: providePayment(shop, ordersChanged),
      cancelOrder: fromPromise<void, { orderId: number }>(async ({ input }) => {
        await shop.call(cancelOrder, { params: { id: input.orderId } });
      }),
      changePaymentType: fromPromise<void, TypeChange>(async ({ input: { orderId, paymentType } }) => {
        await shop.call(changePaymentType, { params: { id: orderId }, body: { paymentType } });
      }),
      sendEmail: fromPromise<void, { orderId: number }>(async ({ input }) => {
        await shop.call(sendPaymentEmail, { params: { id: input.orderId } });
      }),
      download: fromPromise<void, FileRequest>(async ({ input: { orderId, file } }) => {
        saveFile(await shop.call(file === 'invoice' ? invoicePdf : orderCalendar, { params: { id: orderId } }));
      }),
    },
    actions: {
      announceCancelled: () => shop.showToast({ messageId: 'orders.cancelled', colour: 'success' }),
      announceInvoiced: () => shop.showToast({ messageId: 'orders.invoiced', colour: 'success' }),
      announceSent: () => shop.showToast({ messageId: 'orders.sent', colour: 'success' }),
      announceOrdersChanged: ordersChanged,
    },
  });
