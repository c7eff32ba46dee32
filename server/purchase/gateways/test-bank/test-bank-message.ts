import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameSecret } from '#server/platform/credentials/is-same-secret.ts';

/** HMAC-SHA256 of a text with the secret that the shop and the gateway share. */
export const testBankSignature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export const isSignedBy = (secret: string, text: string, signature: string): boolean =>
  isSameSecret(signature, testBankSignature(secret, text));

/** A message in both directions: JSON as a text, so that exactly the signed bytes are parsed. */
const Sealed = v.object({ message: v.string(), signature: v.string() });
export type Sealed = v.InferOutput<typeof Sealed>;

export function seal(secret: string, content: object): Sealed {
  const message = JSON.stringify(content);
  return { message, signature: testBankSignature(secret, message) };
}

const Json = v.pipe(v.string(), v.parseJson());

/** The content of a message; undefined if it is not signed with the secret, or is not what the schema expects. */
export function openSealed<Schema extends v.GenericSchema>(
  secret: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | undefined {
  const sealed = v.safeParse(Sealed, body);
  if (!sealed.success || !isSignedBy(secret, sealed.output.message, sealed.output.signature)) return undefined;
  const content = v.safeParse(v.pipe(Json, schema), sealed.output.message);
  return content.success ? content.output : undefined;
}

/** What the shop asks. `messageId` is random; the answer repeats it. */
export const Question = v.variant('operation', [
  v.object({
    messageId: v.string(),
    operation: v.literal('BEGIN'),
    orderNumber: v.string(),
    merchantOrderNumber: v.string(),
    amount: v.number(),
    currency: v.string(),
    returnUrl: v.string(),
  }),
  v.object({ messageId: v.string(), operation: v.picklist(['STATE', 'REVERSE', 'REFUND']), paymentId: v.string() }),
]);
export type Question = v.InferOutput<typeof Question>;

/** BEGUN: the payer has opened the page. SETTLED: paid, and settled with the bank. */
export const Answer = v.object({
  messageId: v.string(),
  paymentId: v.string(),
  state: v.picklist(['OPEN', 'BEGUN', 'PAID', 'SETTLED', 'CANCELLED', 'REJECTED', 'REVERSED']),
});
export type Answer = v.InferOutput<typeof Answer>;

/** The texts that are signed when the browser opens the gateway, and when it returns. */
export const openingText = (payId: string, dttm: string): string => `open|${payId}|${dttm}`;
export const returnText = (payment: string, state: string): string => `return|${payment}|${state}`;
