import type { SnapshotFrom } from 'xstate';
import type { OrderState } from '#contract/enumerations.ts';
import { knownGateways, paymentGateways } from '#contract/payment-gateways.ts';
import type { PaymentGateway } from '#contract/payment-gateways.ts';
import type { paymentReturnMachine } from './payment-return.machine.ts';
import type { PaymentReturnInput } from './payment-return.types.ts';

/**
 * Reads the query of the address to which a gateway sends people back. The gateway is recognised by its field with the
 * payment's id. Null = the query does not come from a gateway.
 */
export function paymentReturnOf(query: Readonly<Record<string, string | undefined>>): PaymentReturnInput | null {
  const fields = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const gateway of paymentGateways) {
    const paymentId = fields[knownGateways[gateway].paymentField] ?? '';
    if (paymentId !== '') return { gateway, paymentId, fields };
  }
  return null;
}

/** Whether the fields of a return contain a signature; the server verifies it (PAY-03). */
export const isSigned = (gateway: PaymentGateway, fields: PaymentReturnInput['fields']): boolean =>
  (fields[knownGateways[gateway].signatureField] ?? '') !== '';

/** Whether an outcome is shown as a success (PAY-02); all other outcomes are shown as errors. */
export const isShownAsSuccess = (status: OrderState): boolean =>
  status === 'PAID' || status === 'PENDING' || status === 'PROCESSING';

export const paymentReturnView = (snapshot: SnapshotFrom<typeof paymentReturnMachine>) => ({
  unanswered: snapshot.matches('unanswered'),
  /** The gateway has answered, but the payment is not decided yet. */
  undecided: snapshot.context.result !== null,
  canGoOn: snapshot.can({ type: 'goToOrders' }),
});
