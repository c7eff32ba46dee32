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

/** The custodian of now, if it is the same person. */
async function findSame(transaction: Database, wanted: NewCustodian, currentId: number | null) {
  if (currentId === null) return null;
  const [row] = await transaction.select().from(customers).where(eq(customers.id, currentId));
  if (row === undefined || row.birthDay === null) return null;
  const { firstName, lastName, birthDay } = row;
  return isSamePerson(wanted, { name: { firstName, lastName }, birthDay }) ? row : null;
}

/** Only a draft that no account has belongs to whoever submitted it. */
const isOnlyCustodian = async (transaction: Database, { id, draft }: typeof customers.$inferSelect): Promise<boolean> =>
  draft && (await transaction.$count(accountLinks, eq(accountLinks.customerId, id))) === 0;

interface CustodianConditions {
  /** The custodian of now. */
  readonly currentId: number | null;
  /** How old a custodian is at least; never as young as a child. */
  readonly birthDays: BirthDayLimits;
}

/**
 * A custodian who is not a customer of the account: a draft without a link to any account; or the child's custodian of
 * now or that of another child of the account, if it is the same person. Throws ApiError CUSTODIAN_IS_REQUIRED for who is
 * too young, CUSTOMER_NOT_UNIQUE_CUSTODIAN, MAXIMUM_PEOPLE_REACHED.
 */
export async function newCustodian(
  call: Pick<Call<typeof createCustomer>, 'database' | 'caller' | 'services' | 'now'>,
  wanted: NewCustodian,
  { currentId, birthDays }: CustodianConditions,
): Promise<Custodian> {
  const { database: transaction, caller } = call;
  const { name, birthDay } = wanted;
  // Before a name is locked: nobody is old enough for a custodian and young enough for a child, so that no two calls lock
  // the same two people in different orders.
  if (birthDay > birthDays.latest) throw new ApiError('CUSTODIAN_IS_REQUIRED');
  const same =
    (await findSame(transaction, wanted, currentId)) ?? (await findOwnCustodian(transaction, caller, wanted));
  if (same !== null) {
    if (await isOnlyCustodian(transaction, same))
      await transaction
        .update(customers)
        .set({ ...name, ...contactColumns(wanted) })
        .where(eq(customers.id, same.id));
    return { id: same.id, birthDay };
  }
  await claimNewPerson(call);
  await refuseKnownPerson(transaction, wanted, [], 'CUSTOMER_NOT_UNIQUE_CUSTODIAN');
  const values = { ...name, birthDay, ...contactColumns(wanted), draft: true };
  const { id } = inserted(await transaction.insert(customers).values(values).returning({ id: customers.id }));
  return { id, birthDay };
}
