import { namedByToken, unsubscribeToken, type UnsubscribeSubject } from '#rules/unsubscribe-token.ts';
import type { Database } from '../db/database.ts';
import { isSameSecret } from './is-same-secret.ts';
import { createPurposeSignature } from './purpose-signature.ts';

/**
 * Signs and checks the tokens with which the recipient of a reminder switches reminders off without log-in. A token does
 * not expire while the installation's secret is the same, because people keep mails for years.
 */
export interface UnsubscribeTokens {
  sign(subject: UnsubscribeSubject): string;
  /** The content of a token; undefined unless the token is exactly the text that was signed. */
  verify(token: string): UnsubscribeSubject | undefined;
}

export async function createUnsubscribeTokens(database: Database): Promise<UnsubscribeTokens> {
  const signatureOf = await createPurposeSignature(database, 'unsubscribeKey', 'unsubscribe-notifications');
  const sign = (subject: UnsubscribeSubject): string =>
    unsubscribeToken(subject, signatureOf(unsubscribeToken(subject, '')));
  return {
    sign,
    verify(token) {
      const subject = namedByToken(token);
      return subject !== null && isSameSecret(token, sign(subject)) ? subject : undefined;
    },
  };
}
