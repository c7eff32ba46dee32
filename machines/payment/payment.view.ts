import type { SnapshotFrom } from 'xstate';
import type { InitPayment } from '../../contract/entities/payment.ts';
import type { PaymentAttempt } from './payment.types.ts';
import { isPassing } from '../failure-kinds.ts';
import { paymentTold } from './payment-told.ts';
import type { PaymentTold } from './payment-told.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/**
 * Where a payment stands that did not go straight to the gateway and back: `refused`, no order was made; `uncertain`,
 * nobody can say whether it was; `notBegun`, the order stands, this try led nowhere; else as the shop's books have it.
 */
export type PaymentNotice = 'refused' | 'uncertain' | 'notBegun' | PaymentTold;

function noticeOf(snapshot: Snapshot): PaymentNotice | null {
  const { failure, result } = snapshot.context;
  if (snapshot.matches('notOrdered')) return failure !== null && isPassing(failure) ? 'uncertain' : 'refused';
  if (snapshot.matches('notBegun')) return 'notBegun';
  if (snapshot.matches('unanswered') && result === null) return 'unknownElsewhere';
  const isTold = (['waiting', 'unanswered', 'unpaid', 'decided'] as const).some((state) => snapshot.matches(state));
  return isTold && result !== null ? paymentTold(result) : null;
}

/** A payment as its page shows it. */
export const paymentView = (snapshot: Snapshot) => ({
  busy: snapshot.hasTag('busy'),
  leaving: snapshot.matches('leaving'),
  asking: snapshot.matches('asking') || snapshot.matches('cancelling'),
  waiting: snapshot.matches('waiting'),
  notice: noticeOf(snapshot),
  canRetry: snapshot.can({ type: 'retry' }),
  canDismiss: snapshot.can({ type: 'dismiss' }),
  canPayOn: snapshot.can({ type: 'payOn' }),
  canCancel: snapshot.can({ type: 'cancelOrder' }),
  canGoToOrders: snapshot.can({ type: 'goToOrders' }),
  orderNumber: snapshot.context.result?.orderNumber ?? null,
  /** What `goToOrders` is called: beside the order list the person is there already. */
  end: snapshot.context.mode.type === 'cart' ? 'toOrders' : 'close',
});

/** A payment at whose gateway the person has been can be gone on with beside the orders, wherever it was begun. */
export const besideOrders = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.orderId === null || attempt.away === null
    ? attempt
    : { ...attempt, mode: { type: 'payAgain', orderId: attempt.orderId } };

/** Where the browser goes and, for the second gateway, what it posts there (PAY-01). */
export interface GatewayTarget {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** The first gateway's address holds merchantId, payId, dttm and signature already, percent-encoded by the server. */
export function gatewayAddress(target: InitPayment): GatewayTarget {
  if (target.gateway === 'CSOB') {
    const { merchantId, payId, dttm, signature } = target.redirect;
    return { url: [target.processUrl, ...[merchantId, payId, dttm, signature].map(encodeURIComponent)].join('/') };
  }
  const { form } = target;
  return {
    url: target.processUrl,
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
