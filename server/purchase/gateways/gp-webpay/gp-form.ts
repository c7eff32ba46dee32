import type * as v from 'valibot';
import type { GatewayForm } from '#contract/entities/payment.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type { PaymentAttempt } from '#server/platform/services/gateways.ts';
import type { Signer } from '../rsa.ts';
import { gpRequestFields, gpText } from './gp-text.ts';

/** ISO 4217 numbers of the shop's currencies. */
const currencyNumbers: Readonly<Record<string, string>> = {
  CZK: '203',
  EUR: '978',
  PLN: '985',
  RON: '946',
  USD: '840',
};

/**
 * CREATE_ORDER, captured at once (docs/gateway-messages.md). The shop posts each field under its upper-cased name:
 * `merordernum` as MERORDERNUM, `orderNumber` as ORDERNUMBER, `depositFlag` as DEPOSITFLAG, and so on.
 */
export function gpForm(
  attempt: PaymentAttempt,
  merchantNumber: string,
  sign: Signer,
): v.InferOutput<typeof GatewayForm> {
  const currency = currencyNumbers[attempt.currency];
  if (currency === undefined) throw new GatewayUnavailable(`currency ${attempt.currency}`);
  const form = {
    merchantNumber,
    operation: 'CREATE_ORDER',
    orderNumber: String(attempt.orderNumber),
    amount: String(attempt.amount),
    currency,
    depositFlag: '1',
    merordernum: String(attempt.merchantOrderNumber),
    url: attempt.returnUrl,
  };
  const sent = Object.fromEntries(Object.entries(form).map(([name, value]) => [name.toUpperCase(), value]));
  return { ...form, digest: sign(gpText(sent, gpRequestFields)) };
}
