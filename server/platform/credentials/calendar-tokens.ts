import type { Database } from '../db/database.ts';
import { isSameSecret } from './is-same-secret.ts';
import { createPurposeSignature } from './purpose-signature.ts';

/**
 * The signed content of a calendar's address: the account, and the key of the address's row. Deleting this row revokes
 * the address.
 */
export interface CalendarSubject {
  /** A UUID in lower case. */
  readonly key: string;
  readonly accountId: number;
}

/** Signs and checks the tokens of the private addresses of calendars (docs/decisions/0030). */
export interface CalendarTokens {
  sign(subject: CalendarSubject): string;
  /**
   * The key in a token; undefined if the text does not have the form of a token. The signature is not checked:
   * `isSigned` does that.
   */
  keyOf(token: string): string | undefined;
  /** Whether a token is exactly the text that was signed for the subject. */
  isSigned(token: string, subject: CalendarSubject): boolean;
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

export async function createCalendarTokens(database: Database): Promise<CalendarTokens> {
  const signatureOf = await createPurposeSignature(database, 'calendarKey', 'calendar');
  const sign = ({ key, accountId }: CalendarSubject): string => `${key}.${signatureOf(`${key}:${String(accountId)}`)}`;
  return {
    sign,
    keyOf: (token) => form.exec(token)?.[1],
    isSigned: (token, subject) => isSameSecret(token, sign(subject)),
  };
}
