import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, gte, inArray, isNull, not, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../../platform/db/schema.ts';
import { cardIsReplaced, ticketIsFollowed } from '../reminders/followed.ts';

/** The end of a card or of a ticket of somebody whom an account is linked to. */
export interface End {
  readonly id: number;
  /** The last day, ISO. */
  readonly day: string;
  readonly person: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly linkType: AccountLinkType;
  readonly cardNumber: string;
  /** The next ticket or a new card follows without a gap. */
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

/** The cards that an account sees: those of the customers whom it is linked to at this moment. */
const ofAccount = (accountId: number) => and(eq(accountLinks.accountId, accountId), isNull(customerCards.deleted));

/** The ends, from a day on, of the tickets that were sold and not cancelled. */
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

/** The ends, from a day on, of the cards that are active or were so until they expired. */
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
