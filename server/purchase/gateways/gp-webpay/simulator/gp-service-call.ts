import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import type { Verifier } from '../../rsa.ts';
import { findPayment, move, paid, reversed, settledWithBank } from '../../simulation/books.ts';
import { gpBooks } from './gp-merchant.ts';

const Question = v.object({
  messageId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  merchantNumber: v.string(),
  orderNumber: v.string(),
  operation: v.picklist(['STATE', 'REVERSE', 'REFUND']),
  digest: v.string(),
});

export interface ServiceAnswer {
  readonly messageId: string;
  readonly orderNumber: string;
  readonly prCode: string;
  readonly srCode: string;
  readonly state: string;
}

/**
 * Answers with the state of an order, or returns its money; undefined if the merchant did not sign the question. This
 * service replaces the gateway's SOAP web service and is not its protocol (docs/gateway-messages.md).
 */
export async function answerService(
  database: Database,
  body: unknown,
  { merchantNumber, verify, now }: { merchantNumber: string; verify: Verifier; now: Date },
): Promise<ServiceAnswer | undefined> {
  const parsed = v.safeParse(Question, body);
  if (!parsed.success || parsed.output.merchantNumber !== merchantNumber) return undefined;
  const { messageId, orderNumber, operation, digest } = parsed.output;
  if (!verify([messageId, merchantNumber, orderNumber, operation].join('|'), digest)) return undefined;
  const answer = { messageId, orderNumber, prCode: '0', srCode: '0' };
  const payment = await findPayment(database, gpBooks, orderNumber, now);
  if (payment === undefined) return { ...answer, prCode: '15', srCode: '1', state: '' };
  if (operation === 'STATE') return { ...answer, state: String(payment.status) };
  const moved =
    operation === 'REVERSE'
      ? await move(database, payment, [paid], { status: reversed })
      : await move(database, payment, [settledWithBank], { status: gpBooks.states.refunded });
  return moved === undefined
    ? { ...answer, prCode: '20', srCode: '22', state: String(payment.status) }
    : { ...answer, state: String(moved.status) };
}
