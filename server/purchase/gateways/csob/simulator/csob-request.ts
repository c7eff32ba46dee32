import * as v from 'valibot';

const trimmed = (limit: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(limit), v.regex(/^\S(.*\S)?$/s));
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const Dttm = v.pipe(v.string(), v.regex(/^\d{14}$/));

export const EchoRequest = v.object({ merchantId: v.string(), dttm: Dttm, signature: v.string() });
export const PaymentRequest = v.object({ ...EchoRequest.entries, payId: v.string() });

/** The fields of payment/init (docs/gateway-messages.md). */
export const InitRequest = v.object({
  merchantId: v.string(),
  orderNo: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
  dttm: Dttm,
  payOperation: v.optional(v.picklist(['payment', 'oneclickPayment', 'customPayment'])),
  payMethod: v.optional(v.picklist(['card', 'card#LVP'])),
  totalAmount: positive,
  currency: v.picklist(['CZK', 'EUR', 'USD', 'GBP', 'HUF', 'PLN', 'RON', 'NOK', 'SEK']),
  closePayment: v.optional(v.boolean()),
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(300)),
  returnMethod: v.picklist(['GET', 'POST']),
  cart: v.pipe(
    v.array(
      v.object({
        name: trimmed(20),
        quantity: positive,
        amount: natural,
        description: v.optional(trimmed(40)),
      }),
    ),
    v.minLength(1),
    v.maxLength(2),
  ),
  merchantData: v.optional(v.pipe(v.string(), v.base64(), v.maxLength(255))),
  customerId: v.optional(trimmed(50)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  ttlSec: v.optional(v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(1800)), 1800),
  signature: v.string(),
});
export type InitRequest = v.InferOutput<typeof InitRequest>;

const fieldOf = (issue: v.BaseIssue<unknown> | undefined): string =>
  (issue === undefined ? null : v.getDotPath(issue)) ?? 'request';

/** The result code of a message: 100 = a field is missing, 110 = a field is invalid. */
export const refusal = (issues: readonly v.BaseIssue<unknown>[]): { resultCode: number; resultMessage: string } => {
  const missing = issues.find((issue) => issue.received === 'undefined');
  const field = fieldOf(missing ?? issues[0]);
  return missing === undefined
    ? { resultCode: 110, resultMessage: `Invalid parameter: ${field}` }
    : { resultCode: 100, resultMessage: `Missing parameter: ${field}` };
};
