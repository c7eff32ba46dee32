import { and, eq, exists, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { checkCustomer } from '../../contract/endpoints/customer-writes.ts';
import type { Identity } from '../../contract/entities/customer-input.ts';
import { attemptSubject, claimAttempt } from '../auth/attempts.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call, Caller } from '../http/route.ts';

/** A name to compare by: the same in upper and lower case, however its accents are encoded. */
const comparable = ({ firstName, lastName }: Identity['name']): string =>
  `${lastName}\n${firstName}`.normalize('NFC').toLowerCase();

/**
 * Whether nobody but the excluded customers has this name and birth date. The few people of one birth date are compared
 * here, since a database may not know the lower case of accented letters.
 */
async function isUnique(database: Database, { name, birthDay }: Identity, excluded: readonly number[]) {
  const born = await database
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(and(eq(customers.birthDay, birthDay), notInArray(customers.id, [...excluded])));
  return born.every((other) => comparable(other) !== comparable(name));
}

/**
 * Refuses a name and birth date that another customer has; until the transaction ends, nobody else can be given them.
 * Throws ApiError CUSTOMER_NOT_UNIQUE.
 */
export async function refuseKnownPerson(
  transaction: Database,
  identity: Identity,
  excluded: readonly number[],
): Promise<void> {
  const person = `customer\n${comparable(identity.name)}\n${identity.birthDay}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`);
  if (!(await isUnique(transaction, identity, excluded))) throw new ApiError('CUSTOMER_NOT_UNIQUE');
}

const children = alias(customers, 'children');

/** Those of the ids that the account knows: its customers and their custodians. Others could be probed by excluding them. */
async function knownOf(database: Database, { accountId }: Caller, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const linked = database
    .select({ one: sql`1` })
    .from(accountLinks)
    .innerJoin(children, eq(children.id, accountLinks.customerId))
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        or(eq(children.id, customers.id), and(isNotNull(children.parentId), eq(children.parentId, customers.id))),
      ),
    );
  const rows = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), exists(linked)));
  return rows.map(({ id }) => id);
}

/** Otherwise an account could find out by many questions who has a card. Throws ApiError TOO_MANY_ATTEMPTS. */
async function claimCheck({ services, caller, now }: Pick<Call<typeof checkCustomer>, 'services' | 'caller' | 'now'>) {
  const { database, settings } = services;
  const figures = await settings.figures(database);
  const limit = {
    subject: attemptSubject('checkCustomer', String(caller.accountId)),
    allowed: figures.CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT,
    windowMinutes: figures.REQUESTS_WINDOW_IN_MINUTES,
  };
  await claimAttempt(database, [limit], now);
}

export const checkCustomerRoute = route(checkCustomer, 'own', async (call) => {
  await claimCheck(call);
  const { database, caller, query } = call;
  const { firstName, lastName, birthDay, excludedCustomerIds = [] } = query;
  const excluded = await knownOf(database, caller, excludedCustomerIds);
  return { unique: await isUnique(database, { name: { firstName, lastName }, birthDay }, excluded) };
});
