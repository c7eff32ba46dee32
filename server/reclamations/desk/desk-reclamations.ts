import { deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { customerAccounts, customerCards, customers, reclamations } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { hasWords } from '../../platform/lists/searched.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { ordered } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { reclamationColumns } from '../list-reclamations.ts';
import { commonOf, readReclamationEvents } from '../reclamation-view.ts';

type ListQuery = Call<typeof deskReclamations>['query'];

const select = (database: Database) =>
  database
    .select({
      reclamation: reclamations,
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        birthDay: customers.birthDay,
      },
      account: customerAccounts.username,
      cardNumber: customerCards.cardNumber,
    })
    .from(reclamations)
    .innerJoin(customers, eq(customers.id, reclamations.customerId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, reclamations.accountId))
    .leftJoin(customerCards, eq(customerCards.id, reclamations.cardId));

type Row = Awaited<ReturnType<typeof select>>[number];

async function toViews(
  database: Database,
  rows: readonly Row[],
  locale: Locale,
): Promise<Sent<typeof DeskReclamation>[]> {
  const events = await readReclamationEvents(
    database,
    rows.map(({ reclamation }) => reclamation.id),
  );
  return rows.map(({ reclamation, ...row }) => ({
    ...commonOf(reclamation, locale),
    ...row,
    fee: reclamation.fee,
    paid: reclamation.paid?.toISOString() ?? null,
    events: (events.get(reclamation.id) ?? []).map(({ id, kind, at, by }) => ({
      id,
      kind,
      at: at.toISOString(),
      by,
    })),
  }));
}

/** The staff's view of one reclamation; an empty list for an unknown id. */
export async function readDeskReclamation(
  database: Database,
  id: number,
  locale: Locale,
): Promise<Sent<typeof DeskReclamation>[]> {
  return toViews(database, await select(database).where(eq(reclamations.id, id)), locale);
}

const searchedText = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${reclamations.reclamationNumber})`;

const filterOf = ({ states, search = '' }: ListQuery): SQL | undefined =>
  and(states && inArray(reclamations.state, states), hasWords(searchedText, search));

/** Whether a reclamation waits for an answer. */
export const isUnanswered = eq(reclamations.state, 'PENDING');
const waits = sql`case when ${isUnanswered} then 0 else 1 end`;
/** Reclamations that wait for an answer: the oldest first. Answered reclamations: the newest first. */
const urgency = sql`case when ${reclamations.state} = 'PENDING' then ${reclamations.id} else -${reclamations.id} end`;

async function countAll(database: Database, filter: SQL | undefined): Promise<number> {
  const [total] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(reclamations)
    .innerJoin(customers, eq(customers.id, reclamations.customerId))
    .where(filter);
  return total?.count ?? 0;
}

export const deskReclamationsRoute = route(deskReclamations, 'read', async ({ database, query, locale }) => {
  const filter = filterOf(query);
  const { sortBy, sortDesc = false, limit, offset } = query;
  const rows = await select(database)
    .where(filter)
    .orderBy(
      ...(sortBy === undefined
        ? [asc(waits), asc(urgency)]
        : ordered(reclamationColumns(sortLocaleOf(query, locale))[sortBy], reclamations.id, sortDesc)),
    )
    .limit(limit)
    .offset(offset);
  return {
    items: await toViews(database, rows, locale),
    totalCount: await totalCountOf(rows.length, query, () => countAll(database, filter)),
  };
});
