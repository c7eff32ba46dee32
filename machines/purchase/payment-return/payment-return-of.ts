import { knownGateways, paymentGateways } from '#contract/payment-gateways.ts';
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
