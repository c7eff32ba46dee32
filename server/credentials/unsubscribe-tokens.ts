import { createHmac, randomBytes } from 'node:crypto';
import { namedByToken, unsubscribeToken, type UnsubscribeSubject } from '../../rules/unsubscribe-token.ts';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';
import { isSameSecret } from './is-same-secret.ts';

/**
 * Signs and checks the tokens with which the recipient of a reminder switches it off without log-in. A token works as
 * long as the installation's secret: mails are kept for years.
 */
export interface UnsubscribeTokens {
  sign(subject: UnsubscribeSubject): string;
  /** What a token names; undefined unless it is spelt exactly as it was signed. */
  verify(token: string): UnsubscribeSubject | undefined;
}

export async function createUnsubscribeTokens(database: Database): Promise<UnsubscribeTokens> {
  const key = Buffer.from(await secret(database, 'unsubscribeKey', () => randomBytes(32).toString('base64')), 'base64');
  const sign = (subject: UnsubscribeSubject): string => {
    const named = unsubscribeToken(subject, '');
    // The purpose is signed as well, so that no signature for another purpose fits.
    return unsubscribeToken(
      subject,
      createHmac('sha256', key).update(`unsubscribe-notifications:${named}`).digest('base64url'),
    );
  };
  return {
    sign,
    verify(token) {
      const subject = namedByToken(token);
      return subject !== null && isSameSecret(token, sign(subject)) ? subject : undefined;
    },
  };
}
