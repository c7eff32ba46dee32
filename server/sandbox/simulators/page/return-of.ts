import { knownGateways } from '#contract/payment-gateways.ts';
import { paid } from '#server/purchase/gateways/simulation/books.ts';
import type { SimulatedPayment } from '#server/purchase/gateways/simulation/books.ts';
import { spoil } from '#server/purchase/gateways/simulation/faults.ts';
import type { NamedSimulator } from '../running-simulators.ts';

/** The request with which the payer's browser returns to the shop. */
export interface ReturnToShop {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The encoding in which the browser sends the fields. */
  readonly charset: 'utf-8' | 'windows-1250';
}

/** A return that claims that the payment is paid, with an invalid signature. */
async function forgedFields(simulator: NamedSimulator, payment: SimulatedPayment, now: Date) {
  const fields = await simulator.returnFields({ ...payment, status: paid }, now);
  const { signatureField } = knownGateways[simulator.gateway];
  return { ...fields, [signatureField]: spoil(fields[signatureField] ?? '') };
}

/** The payer's return to the shop, for a payment in its current state. */
export async function returnOf(
  simulator: NamedSimulator,
  payment: SimulatedPayment,
  now: Date,
  forged: boolean,
): Promise<ReturnToShop> {
  const fields = forged ? await forgedFields(simulator, payment, now) : await simulator.returnFields(payment, now);
  return { method: payment.returnMethod, url: payment.returnUrl, fields, charset: simulator.charset };
}
