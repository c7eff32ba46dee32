import type { SnapshotFrom } from 'xstate';
import type { OrderState } from '#contract/enumerations.ts';
import { knownGateways } from '#contract/payment-gateways.ts';
import type { PaymentGateway } from '#contract/payment-gateways.ts';
import type { UnknownName } from '#contract/values.ts';
import type { paymentReturnMachine } from './payment-return.machine.ts';
import type { PaymentReturnInput } from './payment-return.types.ts';

/** Whether the fields of a return contain a signature; the server verifies it (PAY-03). */
export const isSigned = (gateway: PaymentGateway, fields: PaymentReturnInput['fields']): boolean =>
  (fields[knownGateways[gateway].signatureField] ?? '') !== '';

/** Whether an outcome is shown as a success (PAY-02); all other outcomes are shown as errors. */
export const isShownAsSuccess = (status: OrderState | UnknownName): boolean =>
  status === 'PAID' || status === 'PENDING' || status === 'PROCESSING';

export const paymentReturnView = (snapshot: SnapshotFrom<typeof paymentReturnMachine>) => ({
  unanswered: snapshot.matches('unanswered'),
  /** The gateway has answered, but the payment is not decided yet. */
  undecided: snapshot.context.result !== null,
  orderId: snapshot.context.result?.orderId ?? null,
  orderNumber: snapshot.context.result?.orderNumber ?? null,
  canGoOn: snapshot.can({ type: 'goToOrders' }),
});
