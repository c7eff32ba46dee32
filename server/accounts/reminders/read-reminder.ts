import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { AccountLinkType, Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, sql } from '../../platform/db/orm.ts';
import {
  accountLinks,
  customerAccounts,
  customerCards,
  customers,
  reminders,
  tariffProfiles,
  ticketFares,
} from '../../platform/db/schema.ts';
import type { LocalisedName } from '../../platform/db/schema.ts';
import { localDay } from '../../platform/time/clock.ts';
import type { Subject } from './candidate.ts';
import { readCandidates } from './candidates.ts';

/** The data of every reminder, and its recipient. */
interface AnyReminder {
  readonly accountId: number;
  /** The last day of the card or the ticket, or of the person's profile. */
  readonly ends: string;
  readonly to: string;
  readonly locale: Locale;
  readonly customer: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly linkType: AccountLinkType;
}

export interface ReminderTicket {
  readonly name: LocalisedName;
  readonly validFrom: string;
  readonly zoneIds: readonly number[];
}

/** The reminder that a card or a ticket ends. */
export interface EndReminder extends AnyReminder {
  readonly type: Exclude<NotificationType, 'UPCOMING_CHANGE'>;
  readonly cardNumber: string;
  /** Null for a card. */
  readonly ticket: ReminderTicket | null;
}

/** The reminder that something changes for a person; the details are read from the person's upcoming changes. */
export interface ChangeReminder extends AnyReminder {
  readonly type: 'UPCOMING_CHANGE';
}

export type Reminder = EndReminder | ChangeReminder;

/** The card that ends, or the card that the ticket is on; no card for a reminder of a change. */
const cardOfReminder = sql`${customerCards.id} = case ${reminders.type}
  when 'CARD_EXPIRATION' then ${reminders.subjectId} else ${ticketFares.cardId} end`;

const customerOfReminder = sql`${customers.id} = case ${reminders.type}
  when 'UPCOMING_CHANGE' then ${reminders.subjectId} else ${customerCards.customerId} end`;

const select = (database: Database, id: number) =>
  database
    .select({
      accountId: reminders.accountId,
      type: reminders.type,
      subjectId: reminders.subjectId,
      ends: reminders.ends,
      to: customerAccounts.username,
      locale: customerAccounts.locale,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
      linkType: accountLinks.type,
      cardNumber: customerCards.cardNumber,
      ticketName: tariffProfiles.displayName,
      validFrom: ticketFares.validFrom,
      zoneIds: ticketFares.zoneIds,
    })
    .from(reminders)
    .innerJoin(customerAccounts, eq(customerAccounts.id, reminders.accountId))
    .leftJoin(ticketFares, and(eq(reminders.type, 'TICKET_EXPIRATION'), eq(ticketFares.id, reminders.subjectId)))
    .leftJoin(tariffProfiles, eq(tariffProfiles.id, ticketFares.tariffProfileId))
    .leftJoin(customerCards, cardOfReminder)
    .innerJoin(customers, customerOfReminder)
    .innerJoin(
      accountLinks,
      and(eq(accountLinks.accountId, reminders.accountId), eq(accountLinks.customerId, customers.id)),
    )
    .where(eq(reminders.id, id));

type Row = Awaited<ReturnType<typeof select>>[number];

function toReminder({ type, cardNumber, ticketName: name, validFrom, zoneIds, ...row }: Row): Reminder {
  if (type === 'UPCOMING_CHANGE') return { ...row, type };
  const ticket = name === null || validFrom === null || zoneIds === null ? null : { name, validFrom, zoneIds };
  return { ...row, type, ticket, cardNumber: cardNumber ?? '' };
}

/**
 * The present data of a reminder; undefined if it is not needed any more: mail was switched off, the account or its link
 * was deleted, or the subject was cancelled, replaced or prolonged, or has ended.
 */
export async function readReminder(database: Database, id: number, now: Date): Promise<Reminder | undefined> {
  const [found] = await select(database, id);
  if (found === undefined) return undefined;
  const { accountId, type, subjectId, ends } = found;
  const question = {
    today: localDay(now),
    which: (subject: Subject) =>
      and(eq(customerAccounts.id, accountId), eq(subject.id, subjectId), sql`${subject.ends} = ${ends}`),
  };
  const still = await readCandidates(database, type, question, 1);
  return still.length === 0 ? undefined : toReminder(found);
}
