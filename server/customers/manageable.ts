import { and, eq } from 'drizzle-orm';
import { checkManageable, checkOnlyManagedRelations } from '../../contract/endpoints/customers.ts';
import { asksManageable, isManageable } from '../../rules/manageable.ts';
import { accountLinks, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';

type ManageableCall = Pick<Call<typeof checkManageable>, 'database' | 'caller' | 'services' | 'today'>;

const isAsked = async ({ database, services }: ManageableCall): Promise<boolean> =>
  asksManageable(await services.settings.systemConfiguration(database));

/**
 * Whether the kind of the link suits the customer (ACC-06). Throws ApiError NOT_FOUND for a customer who is not linked to
 * the account.
 */
async function readSuits({ database, caller, today }: ManageableCall, customerId: number): Promise<boolean> {
  const [relation] = await database
    .select({ type: accountLinks.type, birthDay: customers.birthDay })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, customerId)));
  if (relation === undefined) throw new ApiError('NOT_FOUND');
  return isManageable(relation, today);
}

/** Whether the account may buy for a customer who is linked to it. Reads no link while the operator does not ask. */
export const mayActFor = async (call: ManageableCall, customerId: number): Promise<boolean> =>
  !(await isAsked(call)) || readSuits(call, customerId);

/** Everybody is manageable while the operator does not ask. */
export const checkManageableRoute = route(checkManageable, 'read', async (call) => {
  const suits = await readSuits(call, call.params.id);
  return { manageable: suits || !(await isAsked(call)) };
});

export const checkOnlyManagedRelationsRoute = route(checkOnlyManagedRelations, 'read', async ({ database, caller }) => {
  const links = await database
    .selectDistinct({ type: accountLinks.type })
    .from(accountLinks)
    .where(eq(accountLinks.accountId, caller.accountId));
  return { onlyManagedRelations: links.length > 0 && links.every(({ type }) => type === 'MANAGED') };
});
