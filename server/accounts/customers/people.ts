import type { accountPage } from '#contract/endpoints/account-page.ts';
import { shownPeople, type AccountPerson } from '#contract/entities/account-page.ts';
import { accountLinkTypes } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { coverageOf } from '#rules/coverage.ts';
import type { TicketDays } from '#rules/coverage.ts';
import { and, asc, eq, gte, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';

interface CoveredPeople {
  readonly items: Omit<Sent<typeof AccountPerson>, 'openApplication'>[];
  readonly totalCount: number;
}

type PeopleCall = Pick<Call<typeof accountPage>, 'database' | 'caller' | 'services' | 'today'>;

/** The first people of the account and whether they may travel today, read with one query (ACC-01). */
export async function readPeople(
  { database, caller, services, today }: PeopleCall,
  limit = shownPeople,
): Promise<CoveredPeople> {
  const days = sql`json_build_object('validFrom', ${ticketFares.validFrom}, 'validTo', ${ticketFares.validTo})`;
  const current = and(
    eq(ticketFares.cardId, customerCards.id),
    sql`not ${ticketFares.cancelled}`,
    gte(ticketFares.validTo, today),
  );
  // An aggregate instead of `exists`: for `exists`, PostgreSQL may read the active cards of all people.
  const coverage = database
    .select({
      found: sql`json_build_object('hasActiveCard', count(${customerCards.id}) > 0, 'tickets',
        coalesce(json_agg(${days}) filter (where ${ticketFares.id} is not null), '[]'))`,
    })
    .from(customerCards)
    .leftJoin(ticketFares, current)
    .where(and(eq(customerCards.customerId, customers.id), sql`${customerCards.state} = 'ACTIVE'`));
  const mine = eq(accountLinks.accountId, caller.accountId);
  const rows = await database
    .select({
      customerId: customers.id,
      fullName: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}`,
      type: accountLinks.type,
      found: sql<{ readonly hasActiveCard: boolean; readonly tickets: readonly TicketDays[] }>`${coverage}`,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(mine)
    .orderBy(enumerationRank(accountLinkTypes, accountLinks.type), asc(accountLinks.id))
    .limit(limit);
  const endingDays = await services.settings.number(database, 'ESHOP_TICKET_EXPIRATION_NOTIFICATION');
  return {
    items: rows.map(({ found, ...person }) => ({
      ...person,
      coverage: coverageOf({ ...found, today, endingDays }),
    })),
    totalCount: await totalCountOf(rows.length, { limit, offset: 0 }, () => database.$count(accountLinks, mine)),
  };
}
