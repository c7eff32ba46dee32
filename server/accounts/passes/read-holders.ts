import type { issuePasses } from '#contract/endpoints/passes.ts';
import { accountLinkTypes } from '#contract/enumerations.ts';
import { and, asc, eq, gte, lte, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { selectActiveCardId } from '../customers/active-card.ts';

/** A ticket as it is stored; days in ISO form. */
interface HeldTicket {
  readonly tariffProfileId: number;
  readonly zoneIds: readonly number[];
  readonly validFrom: string;
  readonly validTo: string;
}

/** A person of the account with their active card, and the tickets on it. */
export interface Holder {
  readonly customerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  readonly photo: string | null;
  readonly cardNumber: string;
  readonly cardValidTo: string;
  readonly tickets: readonly HeldTicket[];
}

/**
 * The people of the calling account who have an active card that is valid today, its own customer first, with the tickets
 * that are valid at any time from today to `lastDay` (ISO).
 */
export function readHolders(
  { database, caller, today }: Pick<Call<typeof issuePasses>, 'database' | 'caller' | 'today'>,
  lastDay: string,
): Promise<Holder[]> {
  const ticket = sql`json_build_object('tariffProfileId', ${ticketFares.tariffProfileId}, 'zoneIds', ${ticketFares.zoneIds},
    'validFrom', ${ticketFares.validFrom}, 'validTo', ${ticketFares.validTo})`;
  const tickets = database
    .select({
      found: sql`coalesce(json_agg(${ticket} order by ${ticketFares.validFrom}, ${ticketFares.id}), '[]')`,
    })
    .from(ticketFares)
    .where(
      and(
        eq(ticketFares.cardId, customerCards.id),
        sql`not ${ticketFares.cancelled}`,
        gte(ticketFares.validTo, today),
        lte(ticketFares.validFrom, lastDay),
      ),
    );
  return database
    .select({
      customerId: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      birthDay: customers.birthDay,
      photo: customers.photo,
      cardNumber: customerCards.cardNumber,
      cardValidTo: customerCards.validTo,
      tickets: sql<readonly HeldTicket[]>`(${tickets})`,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.id, sql`(${selectActiveCardId(database, customers.id)})`))
    .where(and(eq(accountLinks.accountId, caller.accountId), gte(customerCards.validTo, today)))
    .orderBy(enumerationRank(accountLinkTypes, accountLinks.type), asc(accountLinks.id));
}
