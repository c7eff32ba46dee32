import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { accountPage } from '../../contract/endpoints/account-page.ts';
import type { AccountPage } from '../../contract/entities/account-page.ts';
import { accountLinkTypes } from '../../contract/enumerations.ts';
import { coverageOf } from '../../rules/coverage.ts';
import type { TicketDays } from '../../rules/coverage.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../db/schema.ts';
import type { Call } from '../http/route.ts';
import { enumerationRank } from '../lists/enumeration-rank.ts';
import { totalCountOf } from '../lists/total-count.ts';

/** As many people as fit above the page; the lists of linked people show all. */
const limit = 8;

type PeopleCall = Pick<Call<typeof accountPage>, 'database' | 'caller' | 'services' | 'today'>;

/** The first people of the account and whether they may travel today, in one query (ACC-01). */
export async function readPeople({ database, caller, services, today }: PeopleCall): Promise<AccountPage['people']> {
  const activeCard = and(eq(customerCards.customerId, customers.id), eq(customerCards.state, 'ACTIVE'));
  const fares = database
    .select({
      days: sql`json_agg(json_build_object('validFrom', ${ticketFares.validFrom}, 'validTo', ${ticketFares.validTo}))`,
    })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .where(and(activeCard, eq(ticketFares.cancelled, false), gte(ticketFares.validTo, today)));
  const mine = eq(accountLinks.accountId, caller.accountId);
  const rows = await database
    .select({
      customerId: customers.id,
      fullName: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}`,
      type: accountLinks.type,
      hasActiveCard: sql<boolean>`exists ${database
        .select({ one: sql`1` })
        .from(customerCards)
        .where(activeCard)}`,
      tickets: sql<TicketDays[] | null>`${fares}`,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(mine)
    .orderBy(enumerationRank(accountLinkTypes, accountLinks.type), asc(accountLinks.id))
    .limit(limit);
  const endingDays = await services.settings.figure(database, 'ESHOP_TICKET_EXPIRATION_NOTIFICATION');
  return {
    items: rows.map(({ hasActiveCard, tickets, ...person }) => ({
      ...person,
      coverage: coverageOf({ hasActiveCard, tickets: tickets ?? [], today, endingDays }),
    })),
    totalCount: await totalCountOf(rows.length, { limit, offset: 0 }, () => database.$count(accountLinks, mine)),
  };
}
