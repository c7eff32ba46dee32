import type { createCustomer } from '#contract/endpoints/customer-writes.ts';
import type { NewCustodian } from '#contract/entities/customer-input.ts';
import type { BirthDayLimits } from '#rules/age.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Custodian } from './custodian.ts';
import { findOwnCustodian } from './own-custodians.ts';
import { contactColumns } from './personal-data.ts';
import { claimNewPerson } from './refuse-more-people.ts';
import { isSamePerson } from './same-person.ts';
import { refuseKnownPerson } from './unique-customer.ts';

/** The present custodian, if the request names the same person. */
async function findSame(transaction: Database, requested: NewCustodian, currentId: number | null) {
  if (currentId === null) return null;
  const [row] = await transaction.select().from(customers).where(eq(customers.id, currentId));
  if (row === undefined || row.birthDay === null) return null;
  const { firstName, lastName, birthDay } = row;
  return isSamePerson(requested, { name: { firstName, lastName }, birthDay }) ? row : null;
}

/** Whether the person was submitted only as a custodian: a draft to which no account is linked. */
const isOnlyCustodian = async (transaction: Database, { id, draft }: typeof customers.$inferSelect): Promise<boolean> =>
  draft && (await transaction.$count(accountLinks, eq(accountLinks.customerId, id))) === 0;

interface CustodianConditions {
  /** The present custodian. */
  readonly currentId: number | null;
  /** The birth dates that a custodian may have; a custodian is always older than a child. */
  readonly birthDays: BirthDayLimits;
}

/**
 * Creates or finds a custodian who is not a customer of the account. If the present custodian of the child, or the
 * custodian of another child of the account, is the same person, this custodian is used; otherwise a draft without a
 * link to any account is created. Throws ApiError CUSTODIAN_IS_REQUIRED if the person is too young,
 * CUSTOMER_NOT_UNIQUE_CUSTODIAN, MAXIMUM_PEOPLE_REACHED.
 */
export async function newCustodian(
  call: Pick<Call<typeof createCustomer>, 'database' | 'caller' | 'services' | 'now'>,
  requested: NewCustodian,
  { currentId, birthDays }: CustodianConditions,
): Promise<Custodian> {
  const { database: transaction, caller } = call;
  const { name, birthDay } = requested;
  // The age is checked before a name is locked. Nobody can be a custodian and a child at the same time, so two calls
  // cannot lock the same two people in different orders.
  if (birthDay > birthDays.latest) throw new ApiError('CUSTODIAN_IS_REQUIRED');
  const same =
    (await findSame(transaction, requested, currentId)) ?? (await findOwnCustodian(transaction, caller, requested));
  if (same !== null) {
    if (await isOnlyCustodian(transaction, same))
      await transaction
        .update(customers)
        .set({ ...name, ...contactColumns(requested) })
        .where(eq(customers.id, same.id));
    return { id: same.id, birthDay };
  }
  await claimNewPerson(call);
  await refuseKnownPerson(transaction, requested, [], 'CUSTOMER_NOT_UNIQUE_CUSTODIAN');
  const values = { ...name, birthDay, ...contactColumns(requested), draft: true };
  const { id } = inserted(await transaction.insert(customers).values(values).returning({ id: customers.id }));
  return { id, birthDay };
}
