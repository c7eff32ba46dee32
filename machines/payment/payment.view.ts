import type { SnapshotFrom } from 'xstate';
import type { InitPayment } from '../../contract/entities/payment.ts';
import { isPassing } from '../failure-kinds.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/**
 * Where a payment stands that did not go straight to the gateway: `refused`, no order was made; `uncertain`, nobody
 * can say whether it was; `unpaid`, the order stands, the gateway could not be reached; `open`, the gateway knows of
 * the payment and its end is not known here.
 */
export type Standing = 'refused' | 'uncertain' | 'unpaid' | 'open';

function standingOf(snapshot: Snapshot): Standing | null {
  const { failure } = snapshot.context;
  if (snapshot.matches('notOrdered')) return failure !== null && isPassing(failure) ? 'uncertain' : 'refused';
  if (!snapshot.matches('unpaid')) return null;
  return failure === null ? 'open' : 'unpaid';
}

/** A payment as its page shows it. */
export const paymentView = (snapshot: Snapshot) => ({
  busy: snapshot.hasTag('busy'),
  leaving: snapshot.matches('leaving'),
  standing: standingOf(snapshot),
  canRetry: snapshot.can({ type: 'retry' }),
  canDismiss: snapshot.can({ type: 'dismiss' }),
  /** What `goToOrders` is called: beside the order list the person is there already. */
  end: snapshot.context.mode.type === 'cart' ? 'toOrders' : 'close',
});

/** Where the browser goes and, for the second gateway, what it posts there (PAY-01). */
export interface GatewayDoor {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** The first gateway's address holds merchantId, payId, dttm and signature already, percent-encoded by the server. */
export function gatewayDoor(target: InitPayment): GatewayDoor {
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
