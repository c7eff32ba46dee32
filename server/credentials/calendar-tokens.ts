import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';
import { isSameSecret } from './is-same-secret.ts';

/** What an address of a calendar is signed for: the row that revokes it when it is deleted, and the account. */
export interface CalendarSubject {
  /** A UUID in lower case. */
  readonly key: string;
  readonly accountId: number;
}

/** Signs and checks the tokens of the private addresses of calendars (docs/decisions/0030). */
export interface CalendarTokens {
  sign(subject: CalendarSubject): string;
  /** The key that a token names; undefined for another text. Whether it is well signed can be told with its account. */
  keyOf(token: string): string | undefined;
  /** Whether a token is spelt exactly as it was signed for the subject. */
  isSigned(token: string, subject: CalendarSubject): boolean;
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

export async function createCalendarTokens(database: Database): Promise<CalendarTokens> {
  const key = Buffer.from(await secret(database, 'calendarKey', () => randomBytes(32).toString('base64')), 'base64');
  const sign = (subject: CalendarSubject): string => {
    // The purpose is signed as well, so that no signature for another purpose fits.
    const signed = `calendar:${subject.key}:${String(subject.accountId)}`;
    return `${subject.key}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  };
  return {
    sign,
    keyOf: (token) => form.exec(token)?.[1],
    isSigned: (token, subject) => isSameSecret(token, sign(subject)),
  };
}
