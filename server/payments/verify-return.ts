import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import { recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** The fields of a return that are logged: the gateways' codes, nothing about the payer. */
const keptFields = ['resultCode', 'paymentStatus', 'OPERATION', 'PRCODE', 'SRCODE'];
const keptLength = 40;

const detailOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    keptFields.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value.slice(0, keptLength)]];
    }),
  );

/**
 * Verifies that the gateway signed a return for this payment and merchant, and logs the return (PAY-03). A return never
 * settles a payment by itself. Throws ApiError INVALID_PAYMENT_SIGNATURE.
 */
export async function verifyReturn(
  { database, gateways, logger }: Services,
  payment: Payment,
  fields: Readonly<Record<string, string>>,
  isThisPayment: boolean,
  now: Date,
): Promise<void> {
  const genuine = isThisPayment && gateways.byName(payment.gateway).verifyReturn(fields);
  const kind = genuine ? 'RETURN' : 'FORGED_RETURN';
  await recordEvent(database, { paymentId: payment.id, kind, at: now, detail: detailOf(fields) });
  if (genuine) return;
  logger.warn({ paymentId: payment.id }, 'a forged return was refused');
  throw new ApiError('INVALID_PAYMENT_SIGNATURE');
}
