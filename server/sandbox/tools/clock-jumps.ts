import { DateTime } from 'luxon';
import { operatorTimeZone } from '#rules/time-zone.ts';
import { usernameIs } from '../../accounts/auth/find-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customerCards } from '../../platform/db/schema.ts';
import { localDay } from '../../platform/time/clock.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';

/** A moment that is useful for tests. */
export interface ClockJump {
  readonly label: string;
  readonly to: Date;
}

const second = 1000;
const minute = 60 * second;

/** The moment of a time such as `2026-11-21T10:30` in the operator's time zone; null if the time is invalid. */
export function momentOf(localTime: string): Date | null {
  const time = DateTime.fromISO(localTime, { zone: operatorTimeZone });
  return time.isValid ? time.toJSDate() : null;
}

/** A moment in the operator's time zone, in the format of a datetime-local field. */
export const localTimeOf = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: operatorTimeZone }).toISO({ precision: 'minute', includeOffset: false }) ?? '';

/** The jumps that do not depend on an account. */
export const generalJumps = (now: Date, tokenLifetimeInMinutes: number): ClockJump[] => [
  { label: 'Tomorrow', to: dayBounds(localDay(now)).before },
  {
    label: 'Two minutes before a session that begins now ends',
    to: new Date(now.getTime() + (tokenLifetimeInMinutes - 2) * minute),
  },
  { label: 'The end of each session that exists now', to: new Date(now.getTime() + tokenLifetimeInMinutes * minute) },
];

/**
 * Jumps to the ends of an account's cart and of the active cards of the account's customers; null if there is no such
 * account.
 */
export async function accountJumps(database: Database, username: string, now: Date): Promise<ClockJump[] | null> {
  const [account] = await database
    .select({ id: customerAccounts.id, cartExpiresAt: customerAccounts.cartExpiresAt })
    .from(customerAccounts)
    .where(usernameIs(username));
  if (account === undefined) return null;
  const cards = await database
    .select({ cardNumber: customerCards.cardNumber, validTo: customerCards.validTo })
    .from(customerCards)
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .where(and(eq(accountLinks.accountId, account.id), eq(customerCards.state, 'ACTIVE')))
    .orderBy(asc(customerCards.validTo), asc(customerCards.id));
  const end = account.cartExpiresAt;
  return [
    ...(end === null || end <= now
      ? []
      : [
          { label: 'One minute before the cart expires', to: new Date(end.getTime() - minute) },
          { label: 'The end of the cart', to: new Date(end.getTime() + second) },
        ]),
    ...cards.map(({ cardNumber, validTo }) => ({
      label: `The day after card ${cardNumber} expires`,
      to: dayBounds(validTo).before,
    })),
  ];
}
