import { and, eq } from 'drizzle-orm';
import type { createCustomer, updateCustomer } from '../../contract/endpoints/customer-writes.ts';
import { customerAgeObstacle } from '../../rules/customer-change.ts';
import type { CustomerFacts } from '../../rules/customer-change.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Call } from '../http/route.ts';

type WriteCall = Pick<Call<typeof createCustomer | typeof updateCustomer>, 'database' | 'services' | 'today'>;

/** Who a person's custodian is to be; `birthDay` as in `CustomerFacts.custodianBirthDay`. */
export interface Custodian {
  readonly id: number | null;
  readonly birthDay: CustomerFacts['custodianBirthDay'];
}

/** The birth date of a customer of the account who is to be a custodian. Throws ApiError NOT_FOUND. */
export async function custodianBirthDay(
  database: Database,
  { accountId }: Caller,
  parentId: number | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const [parent] = await database
    .select({ birthDay: customers.birthDay })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, parentId)));
  if (parent === undefined) throw new ApiError('NOT_FOUND');
  return parent.birthDay;
}

/** Throws ApiError with the obstacle that the rule names, and VALIDATION_ERROR for a birth date that is to come. */
export async function refuseAge(call: WriteCall, facts: Omit<CustomerFacts, 'anyAge' | 'today'>): Promise<void> {
  const { database, services, today } = call;
  if (facts.birthDay > today) throw new ApiError('VALIDATION_ERROR', { errors: ['birthDay: is after today'] });
  const { isAssignCardWithoutAgeRestrictionAllowed: anyAge } = await services.settings.systemConfiguration(database);
  const obstacle = customerAgeObstacle({ ...facts, anyAge, today });
  if (obstacle !== null) throw new ApiError(obstacle);
}
