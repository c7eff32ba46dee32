import { ApiError } from '../../platform/errors/api-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { gatewayModule } from '../gateways/gateway-modules.ts';
import { recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

const keptLength = 40;

type Fields = Readonly<Record<string, string>>;

/** The returned fields that are logged: the gateway's codes, but no data of the payer. */
const detailOf = ({ gateway }: Payment, fields: Fields): Record<string, string> =>
  Object.fromEntries(
    gatewayModule(gateway).codeFields.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value.slice(0, keptLength)]];
    }),
  );

/** Whether the payment's gateway has signed the returned fields for this merchant (PAY-03). */
export const isSignedReturn = ({ gateways }: Services, { gateway }: Payment, fields: Fields): boolean =>
  gateways.byName(gateway).verifyReturn(fields);

/** Logs genuine and forged fields of a return from the gateway. These fields alone never settle a payment. */
export const recordReturn = (
  { database }: Services,
  payment: Payment,
  kind: 'RETURN' | 'FORGED_RETURN',
  fields: Fields,
  now: Date,
): Promise<void> => recordEvent(database, { paymentId: payment.id, kind, at: now, detail: detailOf(payment, fields) });

/**
 * Verifies that the gateway signed the returned fields for this payment and merchant, and logs them (PAY-03). Throws
 * ApiError INVALID_PAYMENT_SIGNATURE.
 */
export async function verifyReturn(
  services: Services,
  payment: Payment,
  fields: Fields,
  isThisPayment: boolean,
  now: Date,
): Promise<void> {
  const isGenuine = isThisPayment && isSignedReturn(services, payment, fields);
  await recordReturn(services, payment, isGenuine ? 'RETURN' : 'FORGED_RETURN', fields, now);
  if (isGenuine) return;
  services.logger.warn({ paymentId: payment.id }, 'a forged return was refused');
  throw new ApiError('INVALID_PAYMENT_SIGNATURE');
}
