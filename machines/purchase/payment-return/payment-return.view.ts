import type { SnapshotFrom } from 'xstate';
import type { OrderState, PaymentGateway } from '#contract/enumerations.ts';
import type { paymentReturnMachine } from './payment-return.machine.ts';
import type { PaymentReturnInput } from './payment-return.types.ts';

/**
 * Reads the query that a gateway sends people back with: `payId` is the first gateway's, `ORDERNUMBER` the second's.
 * Null = the query is not that of a gateway.
 */
export function paymentReturnOf(query: Readonly<Record<string, string | undefined>>): PaymentReturnInput | null {
  const fields = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const { payId = '', ORDERNUMBER = '' } = fields;
  if (payId !== '') return { gateway: 'CSOB', paymentId: payId, fields };
  return ORDERNUMBER === '' ? null : { gateway: 'GP_WEBPAY', paymentId: ORDERNUMBER, fields };
}

const signatures: Readonly<Record<PaymentGateway, string>> = { CSOB: 'signature', GP_WEBPAY: 'DIGEST' };

/** Whether the fields of a return have a signature at all; the server verifies it (PAY-03). */
export const isSigned = (gateway: PaymentGateway, fields: PaymentReturnInput['fields']): boolean =>
  (fields[signatures[gateway]] ?? '') !== '';

/** Whether an outcome is shown as a success: PAID, PENDING and PROCESSING are, all others are errors (PAY-02). */
export const isShownAsSuccess = (status: OrderState): boolean =>
  status === 'PAID' || status === 'PENDING' || status === 'PROCESSING';

export const paymentReturnView = (snapshot: SnapshotFrom<typeof paymentReturnMachine>) => ({
  unanswered: snapshot.matches('unanswered'),
  /** The gateway has answered, but not decided. */
  undecided: snapshot.context.result !== null,
  canGoOn: snapshot.can({ type: 'goToOrders' }),
});
