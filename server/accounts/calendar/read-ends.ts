import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, gte, inArray, isNull, not, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../../platform/db/schema.ts';
import { cardIsReplaced, ticketIsFollowed } from '../reminders/followed.ts';

/** The end of a card or a ticket of a person to whom an account is linked. */
export interface End {
  readonly id: number;
  /** The last day of the card or the ticket, ISO. */
  readonly day: string;
  readonly person: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly linkType: AccountLinkType;
  readonly cardNumber: string;
  /** Whether the next ticket or a new card follows without a gap. */
  readonly followed: boolean;
}

export interface TicketEnd extends End {
  readonly validFrom: string;
  readonly tariffProfileId: number;
  readonly zoneIds: readonly number[];
}

const shared = {
  person: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
  linkType: accountLinks.type,
  cardNumber: customerCards.cardNumber,
};

/** The cards that an account sees: the cards of the customers to whom it is linked now. */
const ofAccount = (accountId: number) => and(eq(accountLinks.accountId, accountId), isNull(customerCards.deleted));

/** The ends of the tickets that end on a day or later and are not cancelled. */
export const readTicketEnds = (database: Database, accountId: number, since: string): Promise<TicketEnd[]> =>
  database
    .select({
      ...shared,
      id: ticketFares.id,
      day: ticketFares.validTo,
      validFrom: ticketFares.validFrom,
      tariffProfileId: ticketFares.tariffProfileId,
      zoneIds: ticketFares.zoneIds,
      followed: sql<boolean>`${ticketIsFollowed}`,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .innerJoin(ticketFares, eq(ticketFares.cardId, customerCards.id))
    .where(and(ofAccount(accountId), not(ticketFares.cancelled), gte(ticketFares.validTo, since)))
    .orderBy(asc(ticketFares.validTo), asc(ticketFares.id));

/** The ends of the cards that end on a day or later and are active, or were active until they expired. */
export const readCardEnds = (database: Database, accountId: number, since: string): Promise<End[]> =>
  database
    .select({ ...shared, id: customerCards.id, day: customerCards.validTo, followed: sql<boolean>`${cardIsReplaced}` })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .where(
      and(ofAccount(accountId), inArray(customerCards.state, ['ACTIVE', 'EXPIRED']), gte(customerCards.validTo, since)),
    )
    .orderBy(asc(customerCards.validTo), asc(customerCards.id));
