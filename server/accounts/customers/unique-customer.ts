import { checkCustomer } from '#contract/endpoints/customer-writes.ts';
import type { Identity } from '#contract/entities/customer-input.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockText } from '../../platform/db/lock-text.ts';
import { and, eq, notInArray } from '../../platform/db/orm.ts';
import { customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { claimCheck } from './claim-check.ts';
import { knownOf } from './known-people.ts';
import { ownCustodians } from './own-custodians.ts';
import { comparable } from './same-person.ts';

/**
 * Whether no customer except the excluded ones has this name and birth date. The few people with the same birth date are
 * compared here, because a database may not convert accented letters to lower case.
 */
async function isUnique(database: Database, { name, birthDay }: Identity, excluded: readonly number[]) {
  const born = await database
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(and(eq(customers.birthDay, birthDay), notInArray(customers.id, [...excluded])));
  return born.every((other) => comparable(other) !== comparable(name));
}

export type NotUnique = 'CUSTOMER_NOT_UNIQUE' | 'CUSTOMER_NOT_UNIQUE_CUSTOMER' | 'CUSTOMER_NOT_UNIQUE_CUSTODIAN';

/**
 * Throws ApiError `error` if another customer has this name and birth date. Until the transaction ends, no other
 * customer can get them.
 */
export async function refuseKnownPerson(
  transaction: Database,
  identity: Identity,
  excluded: readonly number[],
  error: NotUnique,
): Promise<void> {
  await lockText(transaction, `customer\n${comparable(identity.name)}\n${identity.birthDay}`);
  if (!(await isUnique(transaction, identity, excluded))) throw new ApiError(error);
}

export const checkCustomerRoute = route(checkCustomer, 'own', async (call) => {
  await claimCheck(call, 'checkCustomer');
  const { database, caller, query } = call;
  const { firstName, lastName, birthDay, excludedCustomerIds = [] } = query;
  const known = await knownOf(database, caller, excludedCustomerIds);
  // A person whom the account has submitted as a custodian can become its customer.
  const custodians = await ownCustodians(database, caller);
  const excluded = [...known, ...custodians.map(({ id }) => id)];
  return { unique: await isUnique(database, { name: { firstName, lastName }, birthDay }, excluded) };
});
