import { paid } from '../books.ts';
import type { SimulatedPayment } from '../books.ts';
import { csobReturn } from '../csob/csob-return.ts';
import { spoil } from '../faults.ts';
import { gpReturn } from '../gp-webpay/gp-return.ts';
import type { SimulatorKeys } from '../simulator-keys.ts';

/** How the payer's browser returns to the shop, and with which fields. */
export interface ReturnToShop {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** How the browser sends the fields. */
  readonly charset: 'utf-8' | 'windows-1250';
}

const signedFields = (payment: SimulatedPayment, keys: SimulatorKeys, now: Date): Record<string, string> =>
  payment.gateway === 'CSOB' ? csobReturn(payment, keys.csob.sign, now) : gpReturn(payment, keys.gpWebpay.sign);

const spoilt = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ['signature', 'DIGEST'].includes(name) ? spoil(value) : value,
    ]),
  );

/** The return of a payment in its current state; a forged return claims that it is paid, with an invalid signature. */
export function returnOf(payment: SimulatedPayment, keys: SimulatorKeys, now: Date, forged = false): ReturnToShop {
  const fields = forged
    ? spoilt(signedFields({ ...payment, status: paid }, keys, now))
    : signedFields(payment, keys, now);
  const charset = payment.gateway === 'CSOB' ? 'utf-8' : 'windows-1250';
  return { method: payment.returnMethod, url: payment.returnUrl, fields, charset };
}
