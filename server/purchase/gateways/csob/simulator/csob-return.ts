import { gatewayTime } from '../../gateway-time.ts';
import type { Signer } from '../../rsa.ts';
import type { SimulatedPayment } from '../../simulation/books.ts';

/** The signed fields that the payer's browser brings to the shop; all values are texts (docs/gateway-messages.md). */
export function csobReturn(
  payment: Pick<SimulatedPayment, 'paymentId' | 'status' | 'merchantData'>,
  sign: Signer,
  now: Date,
): Record<string, string> {
  const fields = {
    payId: payment.paymentId,
    dttm: gatewayTime(now),
    resultCode: '0',
    resultMessage: 'OK',
    paymentStatus: String(payment.status),
    ...(payment.merchantData === null ? {} : { merchantData: payment.merchantData }),
  };
  return { ...fields, signature: sign(Object.values(fields).join('|')) };
}
