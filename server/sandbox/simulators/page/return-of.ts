import { paid } from '../books.ts';
import type { SimulatedPayment } from '../books.ts';
import { csobReturn } from '../csob/csob-return.ts';
import { spoil } from '../faults.ts';
import { gpReturn } from '../gp-webpay/gp-return.ts';
import type { SimulatorKeys } from '../simulator-keys.ts';

/** The request with which the payer's browser returns to the shop. */
export interface ReturnToShop {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The encoding in which the browser sends the fields. */
  readonly charset: 'utf-8' | 'windows-1250';
}

const signedFields = (payment: SimulatedPayment, keys: SimulatorKeys, now: Date): Record<string, string> =>
  payment.gateway === 'CSOB' ? csobReturn(payment, keys.csob.sign, now) : gpReturn(payment, keys.gpWebpay.sign);

const withSpoiltSignatures = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ['signature', 'DIGEST'].includes(name) ? spoil(value) : value,
    ]),
  );

/**
 * The payer's return to the shop, for a payment in its current state. A forged return has the state paid and an invalid
 * signature.
 */
export function returnOf(payment: SimulatedPayment, keys: SimulatorKeys, now: Date, forged = false): ReturnToShop {
  const fields = forged
    ? withSpoiltSignatures(signedFields({ ...payment, status: paid }, keys, now))
    : signedFields(payment, keys, now);
  const charset = payment.gateway === 'CSOB' ? 'utf-8' : 'windows-1250';
  return { method: payment.returnMethod, url: payment.returnUrl, fields, charset };
}
