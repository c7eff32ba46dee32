import { accountAccess } from '#contract/endpoints/trail.ts';
import type { AccessToMine, MyPerson } from '#contract/entities/trail.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, asc, eq, ne, or, sql } from '../../platform/db/orm.ts';
import { accountLinks, calendarAddresses, customers } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { collatorOf } from '../../platform/lists/alphabet.ts';
import { managersOf } from '../links/list-managing-accounts.ts';

const elsewhere = alias(accountLinks, 'elsewhere');
const registered = alias(accountLinks, 'registered');

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const fullName = sql<string>`${customers.firstName} || ' ' || ${customers.lastName}`;

async function readManagers(database: Database, accountId: number, locale: Locale): Promise<AccessToMine[]> {
  const managers = await managersOf(database, accountId);
  const { compare } = collatorOf(locale);
  return managers
    .toSorted((one, other) => compare(one.username, other.username))
    .map(({ id, username, customerName, since, cancelable }) => ({
      kind: 'MANAGER',
      managingAccountId: id,
      username,
      customerName,
      since: isoOrNull(since),
      cancelable,
    }));
}

/**
 * The people of the account to whom other accounts are linked as well, with the number of these accounts. The person's
 * own account is not counted. The accounts that manage the card of the account's own customer are not counted either,
 * because they are listed one by one. A managed person with an account of their own is left out: only they may see who
 * else manages their card.
 */
async function readGuardians(database: Database, accountId: number): Promise<AccessToMine[]> {
  const isCounted = or(eq(elsewhere.type, 'ASSIGNED'), ne(accountLinks.type, 'REGISTERED'));
  const isOwnMatter = sql`${accountLinks.type} = 'MANAGED' and exists (
    select 1 from ${accountLinks} ${registered}
    where ${registered.customerId} = ${accountLinks.customerId} and ${registered.type} = 'REGISTERED')`;
  const rows = await database
    .select({
      linkId: accountLinks.id,
      customerId: accountLinks.customerId,
      personName: fullName,
      accounts: sql<number>`count(*)::integer`,
      since:
        sql<Date | null>`case when bool_and(${elsewhere.created} is not null) then min(${elsewhere.created}) end`.mapWith(
          elsewhere.created,
        ),
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(
      elsewhere,
      and(
        eq(elsewhere.customerId, accountLinks.customerId),
        ne(elsewhere.accountId, accountLinks.accountId),
        ne(elsewhere.type, 'REGISTERED'),
        isCounted,
      ),
    )
    .where(and(eq(accountLinks.accountId, accountId), sql`not (${isOwnMatter})`))
    .groupBy(accountLinks.id, accountLinks.customerId, customers.firstName, customers.lastName)
    .orderBy(asc(accountLinks.id));
  return rows.map(({ customerId, personName, accounts, since }) => ({
    kind: 'OTHER_GUARDIAN',
    customerId,
    personName,
    accounts,
    since: isoOrNull(since),
  }));
}

async function readCalendar(database: Database, accountId: number): Promise<AccessToMine[]> {
  const rows = await database
    .select({ created: calendarAddresses.created, lastFetched: calendarAddresses.lastFetched })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.accountId, accountId));
  return rows.map(({ created, lastFetched }) => ({
    kind: 'CALENDAR',
    since: created.toISOString(),
    lastFetched: isoOrNull(lastFetched),
  }));
}

/** The account's own customer first, then the others in the order in which they were linked. */
async function readPeople(database: Database, accountId: number): Promise<MyPerson[]> {
  const rows = await database
    .select({
      linkId: accountLinks.id,
      customerId: accountLinks.customerId,
      personName: fullName,
      type: accountLinks.type,
      cancelable: accountLinks.cancelable,
      since: accountLinks.created,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(eq(accountLinks.accountId, accountId))
    .orderBy(sql`${accountLinks.type} <> 'REGISTERED'`, asc(accountLinks.id));
  return rows.map((row) => ({ ...row, since: isoOrNull(row.since) }));
}

/** Who may see or manage something of the account, and whose data the account may see or manage (TRL-01). */
export const accountAccessRoute = route(accountAccess, 'read', async ({ database, caller: { accountId }, locale }) => ({
  toMine: [
    ...(await readManagers(database, accountId, locale)),
    ...(await readGuardians(database, accountId)),
    ...(await readCalendar(database, accountId)),
  ],
  people: await readPeople(database, accountId),
}));
