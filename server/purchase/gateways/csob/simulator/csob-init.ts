import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import { isFresh } from '../../gateway-time.ts';
import type { Verifier } from '../../rsa.ts';
import { bookPayment, isAuthorised, open } from '../../simulation/books.ts';
import { csobBooks } from './csob-merchant.ts';
import type { CsobReply } from './csob-reply.ts';
import { InitRequest, refusal } from './csob-request.ts';

const ok = { resultCode: 0, resultMessage: 'OK' };
const invalidReply = (resultMessage: string): CsobReply => ({ resultCode: 110, resultMessage });

const textOf = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

/** The text that the merchant must have signed, built from the received message. */
function signedText(request: InitRequest, sent: Readonly<Record<string, unknown>>): string {
  const cart = request.cart.flatMap((item) => [item.name, item.quantity, item.amount, item.description]);
  const head = [
    'merchantId',
    'orderNo',
    'dttm',
    'payOperation',
    'payMethod',
    'totalAmount',
    'currency',
    'closePayment',
  ];
  const tail = ['merchantData', 'customerId', 'language', 'ttlSec'];
  const values = [
    ...[...head, 'returnUrl', 'returnMethod'].map((field) => sent[field]),
    ...cart,
    ...tail.map((field) => sent[field]),
  ];
  return values.flatMap(textOf).join('|');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function book(database: Database, request: InitRequest, now: Date): Promise<CsobReply> {
  const payId = `${randomBytes(6).toString('hex')}@LK`;
  await bookPayment(database, {
    gateway: csobBooks.gateway,
    paymentId: payId,
    orderNumber: request.orderNo,
    amount: request.totalAmount,
    currency: request.currency,
    returnUrl: request.returnUrl,
    returnMethod: request.returnMethod,
    merchantData: request.merchantData ?? null,
    status: open.created,
    created: now,
    expires: new Date(now.getTime() + request.ttlSec * 1000),
    request: { description: request.cart.map((item) => item.name).join(', '), language: request.language },
  });
  return { payId, ...ok, paymentStatus: open.created };
}

/**
 * payment/init: validates the message like the real gateway and inserts the payment. The answer to a wrong signature is
 * unsigned.
 */
export async function acceptInit(
  database: Database,
  body: unknown,
  { merchantId, verify, now }: { merchantId: string; verify: Verifier; now: Date },
): Promise<CsobReply | 'WRONG_SIGNATURE'> {
  const parsed = v.safeParse(InitRequest, body);
  if (!parsed.success || !isObject(body)) return refusal(parsed.issues ?? []);
  const request = parsed.output;
  if (!verify(signedText(request, body), request.signature)) return 'WRONG_SIGNATURE';
  if (request.merchantId !== merchantId) return invalidReply('Invalid parameter: merchantId');
  if (!isFresh(request.dttm, now)) return invalidReply('Invalid parameter: dttm');
  const sum = request.cart.reduce((total, item) => total + item.amount, 0);
  if (sum !== request.totalAmount) return invalidReply('Invalid parameter: cart');
  if (await isAuthorised(database, csobBooks.gateway, request.orderNo)) {
    return invalidReply(`authorized trx for merchantId ${merchantId} and orderNo ${request.orderNo} already exists`);
  }
  return book(database, request, now);
}
