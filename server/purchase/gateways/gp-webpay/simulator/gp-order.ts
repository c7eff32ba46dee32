import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import type { Verifier } from '../../rsa.ts';
import { bookPayment, findPayment, open } from '../../simulation/books.ts';
import type { SimulatedPayment } from '../../simulation/books.ts';
import { gpBooks } from './gp-merchant.ts';

const digits = (limit: number) => v.pipe(v.string(), v.regex(/^\d+$/), v.maxLength(limit));

const plainText = v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/), v.maxLength(255));

/** The fields of CREATE_ORDER (docs/gateway-messages.md). */
const Order = v.object({
  MERCHANTNUMBER: v.pipe(v.string(), v.maxLength(10)),
  OPERATION: v.literal('CREATE_ORDER'),
  ORDERNUMBER: digits(15),
  AMOUNT: digits(15),
  CURRENCY: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  DEPOSITFLAG: v.picklist(['0', '1']),
  MERORDERNUM: v.optional(digits(30)),
  URL: v.pipe(v.string(), v.url(), v.maxLength(300)),
  DESCRIPTION: v.optional(plainText),
  MD: v.optional(plainText),
  DIGEST: v.string(),
});

const digestOrder = [
  'MERCHANTNUMBER',
  'OPERATION',
  'ORDERNUMBER',
  'AMOUNT',
  'CURRENCY',
  'DEPOSITFLAG',
  'MERORDERNUM',
  'URL',
  'DESCRIPTION',
  'MD',
];
const currencies: Readonly<Record<string, string>> = {
  '203': 'CZK',
  '978': 'EUR',
  '985': 'PLN',
  '946': 'RON',
  '840': 'USD',
};
const sessionMinutes = 15;

/** The result of a form: a payment to show, an answer to send back to the shop, or an error page. */
export type OrderAnswer =
  | { readonly kind: 'PAGE'; readonly payment: SimulatedPayment }
  | { readonly kind: 'RETURN'; readonly payment: SimulatedPayment; readonly prCode: string; readonly srCode: string }
  | { readonly kind: 'ERROR'; readonly message: string };

const error = (message: string): OrderAnswer => ({ kind: 'ERROR', message });

/** The answer to a second form for a known order is 14, or 20 if the payment has ended. The payment does not change. */
async function answerKnown(database: Database, orderNumber: string, now: Date): Promise<OrderAnswer> {
  const payment = await findPayment(database, gpBooks, orderNumber, now);
  if (payment === undefined) return error('The order cannot be read.');
  const ended = payment.status > open.inProgress;
  return { kind: 'RETURN', payment, prCode: ended ? '20' : '14', srCode: ended ? '22' : '1' };
}

/**
 * Accepts a form. Without a valid digest, the form and its return URL cannot be trusted: the payer sees an error page.
 */
export async function acceptOrder(
  database: Database,
  form: Readonly<Record<string, string>>,
  { merchantNumber, verify, now }: { merchantNumber: string; verify: Verifier; now: Date },
): Promise<OrderAnswer> {
  if (form['DIGEST'] === undefined) return error('Error 5/34: DIGEST is missing.');
  const text = digestOrder.map((name) => form[name]).filter((value) => value !== undefined);
  if (!verify(text.join('|'), form['DIGEST'])) return error('Error 31: wrong DIGEST.');
  const parsed = v.safeParse(Order, form);
  if (!parsed.success) return error('Error 3: a field has bad content.');
  const order = parsed.output;
  if (order.MERCHANTNUMBER !== merchantNumber) return error('Error 11: unknown merchant.');
  const payment = await bookPayment(database, {
    gateway: gpBooks.gateway,
    paymentId: order.ORDERNUMBER,
    orderNumber: order.ORDERNUMBER,
    merchantOrderNumber: order.MERORDERNUM ?? null,
    amount: Number(order.AMOUNT),
    currency: currencies[order.CURRENCY] ?? order.CURRENCY,
    returnUrl: order.URL,
    returnMethod: 'GET',
    merchantData: order.MD ?? null,
    status: open.created,
    created: now,
    expires: new Date(now.getTime() + sessionMinutes * 60_000),
    request: { description: order.DESCRIPTION ?? '' },
  });
  return payment === undefined ? answerKnown(database, order.ORDERNUMBER, now) : { kind: 'PAGE', payment };
}
