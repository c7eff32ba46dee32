import type { createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customerAgeObstacle } from '#rules/customer-change.ts';
import type { CustomerFacts } from '#rules/customer-change.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, eq, ne } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller, Call } from '../../platform/http/route.ts';

type WriteCall = Pick<Call<typeof createCustomer | typeof updateCustomer>, 'database' | 'services' | 'today'>;

/** The custodian that a person gets; `birthDay` as in `CustomerFacts.custodianBirthDay`. */
export interface Custodian {
  readonly id: number | null;
  readonly birthDay: CustomerFacts['custodianBirthDay'];
}

const otherLinks = alias(accountLinks, 'other_links');

/**
 * The birth date of a customer of the account who is to become a custodian. Throws ApiError NOT_FOUND, and
 * INVALID_CUSTODIAN for a managed customer to whom another account is linked: only that account may name the customer as
 * a custodian.
 */
export async function custodianBirthDay(
  database: Database,
  { accountId }: Caller,
  parentId: number | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const elsewhere = and(eq(otherLinks.customerId, parentId), ne(otherLinks.accountId, accountId));
  const [parent] = await database
    .select({ birthDay: customers.birthDay, type: accountLinks.type, otherAccount: otherLinks.accountId })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(otherLinks, elsewhere)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, parentId)))
    .limit(1);
  if (parent === undefined) throw new ApiError('NOT_FOUND');
  if (parent.type === 'MANAGED' && parent.otherAccount !== null) throw new ApiError('INVALID_CUSTODIAN');
  return parent.birthDay;
}

/** Throws ApiError with the obstacle of the rule, and VALIDATION_ERROR for a birth date in the future. */
export async function refuseForbiddenAge(
  call: WriteCall,
  facts: Omit<CustomerFacts, 'anyAge' | 'today'>,
): Promise<void> {
  const { database, services, today } = call;
  if (facts.birthDay > today) throw new ApiError('VALIDATION_ERROR', { errors: ['birthDay: is after today'] });
  const { isAssignCardWithoutAgeRestrictionAllowed: anyAge } = await services.settings.systemConfiguration(database);
  const obstacle = customerAgeObstacle({ ...facts, anyAge, today });
  if (obstacle !== null) throw new ApiError(obstacle);
}
