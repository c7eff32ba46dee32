import type { SnapshotFrom } from 'xstate';
import type { InitPayment } from '#contract/entities/payment.ts';
import { csobPage } from '#contract/payment-gateways.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { paymentNotice } from './payment-notice.ts';
import type { PaymentNotice } from './payment-notice.ts';
import type { paymentMachine } from './payment.machine.ts';
import type { PaymentAttempt } from './payment.types.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/**
 * The message about a payment. `refused`: no order was created; `uncertain`: it is not known whether an order was
 * created; `notBegun`: the order is created, but this attempt failed. All others describe the result of the payment.
 */
export type ShownNotice = 'refused' | 'uncertain' | 'notBegun' | PaymentNotice;

function noticeOf(snapshot: Snapshot): ShownNotice | null {
  const { failure, result } = snapshot.context;
  if (snapshot.matches('notOrdered')) return failure !== null && isPassing(failure) ? 'uncertain' : 'refused';
  if (snapshot.matches('notBegun')) return 'notBegun';
  if (snapshot.matches('unanswered') && result === null) return 'unknownElsewhere';
  const hasResult = (['waiting', 'unanswered', 'unpaid', 'decided'] as const).some((state) => snapshot.matches(state));
  return hasResult && result !== null ? paymentNotice(result) : null;
}

/** The messages with a button that tries again, and those with a button that goes on paying. */
const retried = [
  'refused',
  'uncertain',
  'notBegun',
  'unknown',
  'unknownElsewhere',
] as const satisfies readonly ShownNotice[];
const paidOn = ['begun', 'unpaid', 'unknown'] as const satisfies readonly ShownNotice[];

/** The data that the page of a payment shows. Each button is named by its message; null = there is no such button. */
export const paymentView = (snapshot: Snapshot) => {
  const notice = noticeOf(snapshot);
  return {
    busy: snapshot.hasTag('busy'),
    leaving: snapshot.matches('leaving'),
    asking: snapshot.matches('asking') || snapshot.matches('cancelling'),
    waiting: snapshot.matches('waiting'),
    invoiceAsked: snapshot.matches('confirmingInvoice'),
    notice,
    retry: snapshot.can({ type: 'retry' }) ? (retried.find((one) => one === notice) ?? null) : null,
    canDismiss: snapshot.can({ type: 'dismiss' }),
    payOn: snapshot.can({ type: 'payOn' }) ? (paidOn.find((one) => one === notice) ?? null) : null,
    canCancel: snapshot.can({ type: 'cancelOrder' }),
    canGoToOrders: snapshot.can({ type: 'goToOrders' }),
    orderNumber: snapshot.context.result?.orderNumber ?? null,
    /** The label of `goToOrders`: beside the order list, where the person already is, it closes the message. */
    end: snapshot.context.mode.type === 'cart' ? ('toOrders' as const) : ('close' as const),
  };
};

/**
 * If the person was already at the gateway, the interrupted payment is continued beside the orders, even if it was
 * started in the cart.
 */
export const besideOrders = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.orderId === null || attempt.away === null
    ? attempt
    : { ...attempt, mode: { type: 'payAgain', orderId: attempt.orderId } };

/** The address that the browser opens and, for a gateway that gets a form, the form that it posts there (PAY-01). */
export interface GatewayTarget {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** The address of the gateway's page; the specification's answer does not contain it. */
const pageOf = (target: InitPayment, gatewayUrl: string): string =>
  target.processUrl ?? ('redirect' in target ? `${gatewayUrl}${csobPage}` : gatewayUrl);

/**
 * A gateway without a form gets merchantId, payId, dttm and signature in its address.
 * @param gatewayUrl the address of the gateway
 */
export function gatewayAddress(target: InitPayment, gatewayUrl: string): GatewayTarget {
  const url = pageOf(target, gatewayUrl);
  if ('redirect' in target) {
    const { merchantId, payId, dttm, signature } = target.redirect;
    return { url: [url, ...[merchantId, payId, dttm, signature].map(encodeURIComponent)].join('/') };
  }
  const { form } = target;
  return {
    url,
    form: {
      MERCHANTNUMBER: form.merchantNumber,
      OPERATION: form.operation,
      ORDERNUMBER: form.orderNumber,
      AMOUNT: form.amount,
      CURRENCY: form.currency,
      DEPOSITFLAG: form.depositFlag,
      MERORDERNUM: form.merordernum,
      URL: form.url,
      ...(form.addInfo === undefined ? {} : { ADDINFO: form.addInfo }),
      DIGEST: form.digest,
    },
  };
}
