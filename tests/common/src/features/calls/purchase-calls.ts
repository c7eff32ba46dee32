import { expect } from 'vitest';
import { provideCartRenewal } from '#features/purchase/cart-renewal/cart-renewal.actors.ts';
import { provideCartRestore } from '#features/purchase/cart-restore/cart-restore.actors.ts';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { provideInvoice, provideOrder, provideOrderDetail } from '#features/purchase/order/order.actors.ts';
import { providePaymentReturn } from '#features/purchase/payment-return/payment-return.actors.ts';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { does, reads, shows, type FlowCalls } from '../../support/actor-calls.ts';

const nothing = () => {};
const idempotencyKey = 'key';
const params = { id: 11 };
const input = { orderId: 11 };
/** Leaving the page does not abort an order or a removal. */
const goesOn = true;

/** The result of a payment, which the shop completes only if the back end tells nothing but the status. */
const told = (name: string) => ({ answers: { [name]: results.delivered }, gets: results.delivered });

export const purchaseCalls: Readonly<Record<string, FlowCalls>> = {
  provideCartRenewal: {
    provide: provideCartRenewal,
    actors: { cartTime: null, renew: reads('renewCartLifetime', {}, { goesOn }) },
  },
  provideCartRestore: {
    provide: provideCartRestore,
    actors: {
      readExpired: reads('expiredCart'),
      restore: reads('restoreCart', { idempotencyKey }, { input: { idempotencyKey }, goesOn }),
      letGo: does('dismissExpiredCart', {}, { goesOn }),
    },
  },
  provideCart: {
    provide: provideCart,
    actors: {
      readCart: reads('shoppingCart'),
      rejectApplications: {
        input: { applicationIds: [7, 8] },
        sends: [
          ['rejectCardApplication', { params: { id: 7 }, body: { note: 'cart.applicationNote' } }],
          ['rejectCardApplication', { params: { id: 8 }, body: { note: 'cart.applicationNote' } }],
        ],
        goesOn,
      },
      removeItem: does('removeCartItem', { params: { id: 3 } }, { input: { id: 3 }, goesOn }),
      clearCart: does('clearCart', {}, { goesOn }),
      nullifyLifetime: does('nullifyCartLifetime'),
      ticks: null,
      knownEnd: null,
      surroundings: null,
    },
  },
  provideOrderDetail: shows((shop) => provideOrderDetail(shop, '11'), reads('order', { params: { id: '11' } })),
  provideInvoice: shows((shop) => provideInvoice(shop, '11'), reads('invoice', { params: { id: '11' } })),
  provideOrder: {
    provide: (shop) => provideOrder(shop, nothing),
    actors: {
      payment: null,
      cancelOrder: does('cancelOrder', { params }, { input, goesOn }),
      changePaymentType: does(
        'changePaymentType',
        { params, body: { paymentType: 'INVOICE' } },
        { input: { orderId: 11, paymentType: 'INVOICE' }, goesOn },
      ),
      sendEmail: does('sendPaymentEmail', { params }, { input, goesOn }),
      download: null,
    },
  },
  providePaymentReturn: {
    provide: providePaymentReturn,
    actors: {
      checkPayment: [
        reads(
          'paymentStatus',
          { params: { id: '5' } },
          {
            input: { gateway: 'CSOB', paymentId: '5', fields: { payId: '5', resultCode: '0' } },
            ...told('paymentStatus'),
          },
        ),
        reads(
          'paymentStatus',
          { params: { id: '5' }, query: { signature: 'ab' } },
          {
            input: { gateway: 'CSOB', paymentId: '5', fields: { payId: '5', signature: 'ab' } },
            ...told('paymentStatus'),
          },
        ),
        reads(
          'checkPayment',
          { params: { id: '5' }, body: { gpPaymentPayload: { ORDERNUMBER: '5', DIGEST: 'ab' } } },
          {
            input: { gateway: 'GP_WEBPAY', paymentId: '5', fields: { ORDERNUMBER: '5', DIGEST: 'ab' } },
            ...told('checkPayment'),
          },
        ),
      ],
    },
  },
  providePayment: {
    provide: (shop) => providePayment(shop),
    actors: {
      createOrder: reads(
        'createOrder',
        { body: { paymentType: 'BANK_CARD' }, idempotencyKey, repeated: expect.any(Function) },
        { input: { paymentType: 'BANK_CARD', idempotencyKey }, goesOn },
      ),
      initPayment: [
        reads('initPayment', { params, idempotencyKey }, { input: { ...input, again: false, idempotencyKey }, goesOn }),
        reads('payAgain', { params, idempotencyKey }, { input: { ...input, again: true, idempotencyKey }, goesOn }),
      ],
      leaveForGateway: null,
      askOutcome: reads(
        'paymentStatus',
        { params: { id: '5' } },
        { input: { paymentName: '5' }, ...told('paymentStatus') },
      ),
      cancelOrder: does('cancelOrder', { params }, { input, goesOn }),
    },
  },
};
