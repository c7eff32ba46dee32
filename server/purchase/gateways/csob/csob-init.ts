import type { PaymentAttempt } from '#server/platform/services/gateways.ts';

/** How many seconds the payer may take at the gateway; 300 to 1800 are allowed (docs/gateway-messages.md). */
export const csobLifetimeSeconds = 900;

/**
 * The order number as Base64. The gateway stores it with the payment and sends it back when the payer returns to the
 * shop.
 */
const merchantData = (attempt: PaymentAttempt): string =>
  Buffer.from(String(attempt.merchantOrderNumber), 'utf8').toString('base64');

/** The message of payment/init without its signature: one cart line over the whole amount. */
export const csobInit = (attempt: PaymentAttempt, merchantId: string, dttm: string) => ({
  merchantId,
  orderNo: String(attempt.orderNumber),
  dttm,
  payOperation: 'payment',
  payMethod: 'card',
  totalAmount: attempt.amount,
  currency: attempt.currency,
  closePayment: true,
  returnUrl: attempt.returnUrl,
  returnMethod: 'POST',
  cart: [{ name: `Linka ${String(attempt.merchantOrderNumber)}`, quantity: 1, amount: attempt.amount }],
  merchantData: merchantData(attempt),
  language: attempt.language,
  ttlSec: csobLifetimeSeconds,
});
