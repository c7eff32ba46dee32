import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gt, lte, sql } from '../../platform/db/orm.ts';
import {
  accountLinks,
  customerAccounts,
  customerCards,
  notificationSettings,
  ticketFares,
} from '../../platform/db/schema.ts';
import { isKept } from '../customers/active-card.ts';
import type { Candidate, Question } from './candidate.ts';
import { changeCandidates } from './change-candidates.ts';
import { cardIsReplaced, ticketIsFollowed } from './followed.ts';

/** Whether the account wants mails about this type of subject. */
const wantsMail = (type: NotificationType) =>
  and(
    eq(notificationSettings.accountId, customerAccounts.id),
    eq(notificationSettings.type, type),
    notificationSettings.email,
  );

const isVerified = and(eq(customerAccounts.id, accountLinks.accountId), customerAccounts.verified);

// In the SQL, the card state and the cancellation are literals, because the partial indexes on the last day contain only
// rows with these values.
const cardSubject = { id: customerCards.id, ends: customerCards.validTo };
const ticketSubject = { id: ticketFares.id, ends: ticketFares.validTo };

/** Active cards that end after today: one row for each account that is linked to their customer and wants mail. */
const cards = (database: Database, { today, which }: Question) =>
  database
    .select({ accountId: customerAccounts.id, subjectId: customerCards.id, ends: customerCards.validTo })
    .from(customerCards)
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .innerJoin(customerAccounts, isVerified)
    .innerJoin(notificationSettings, wantsMail('CARD_EXPIRATION'))
    .where(
      and(
        sql`${customerCards.state} = 'ACTIVE'`,
        isKept(),
        gt(customerCards.validTo, today),
        sql`not ${cardIsReplaced}`,
        which(cardSubject),
      ),
    )
    .orderBy(customerCards.validTo, customerCards.id, customerAccounts.id);

/**
 * Tickets that have begun and end after today; every sold ticket is paid. A ticket of one day has no reminder, because
 * it begins on the day on which it ends.
 */
const tickets = (database: Database, { today, which }: Question) =>
  database
    .select({ accountId: customerAccounts.id, subjectId: ticketFares.id, ends: ticketFares.validTo })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .innerJoin(customerAccounts, isVerified)
    .innerJoin(notificationSettings, wantsMail('TICKET_EXPIRATION'))
    .where(
      and(
        sql`not ${ticketFares.cancelled}`,
        isKept(),
        lte(ticketFares.validFrom, today),
        gt(ticketFares.validTo, today),
        sql`not ${ticketIsFollowed}`,
        which(ticketSubject),
      ),
    )
    .orderBy(ticketFares.validTo, ticketFares.id, customerAccounts.id);

const queries = { CARD_EXPIRATION: cards, TICKET_EXPIRATION: tickets, UPCOMING_CHANGE: changeCandidates } as const;

/** The accounts to remind and the subjects of their reminders, in the order of the last days; at most `limit`. */
export const readCandidates = (
  database: Database,
  type: NotificationType,
  question: Question,
  limit: number,
): Promise<Candidate[]> => Promise.resolve(queries[type](database, question).limit(limit));
