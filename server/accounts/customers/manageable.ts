import { checkManageable, checkOnlyManagedRelations } from '#contract/endpoints/customers.ts';
import type { UnmanageableReason } from '#contract/enumerations.ts';
import { asksManageable, unmanageableReason } from '#rules/manageable.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call, Caller } from '../../platform/http/route.ts';

export type ManageableCall = Pick<Call<typeof checkManageable>, 'database' | 'caller' | 'services' | 'today'>;

const isAsked = async ({ database, services }: ManageableCall): Promise<boolean> =>
  asksManageable(await services.settings.systemConfiguration(database));

/**
 * Why the account may not act for the customer (ACC-06); null if it may. Throws ApiError NOT_FOUND for a customer who is
 * not linked to the account.
 */
async function readReason(
  { database, caller, today }: ManageableCall,
  customerId: number,
): Promise<UnmanageableReason | null> {
  const rows = await database
    .select({ type: accountLinks.type, birthDay: customers.birthDay, main: customerCards.main })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(customerCards, and(eq(customerCards.customerId, customers.id), eq(customerCards.state, 'ACTIVE')))
    .where(and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, customerId)));
  const [relation] = rows;
  if (relation === undefined) throw new ApiError('NOT_FOUND');
  const activeCards = rows.flatMap(({ main }) => (main === null ? [] : [{ main }]));
  return unmanageableReason({ ...relation, activeCards }, today);
}

/**
 * Why the account may not buy for a customer who is linked to it; null if it may, or if the operator's settings do not
 * require this check.
 */
export const whyNotActFor = async (call: ManageableCall, customerId: number): Promise<UnmanageableReason | null> =>
  (await isAsked(call)) ? readReason(call, customerId) : null;

export const mayActFor = async (call: ManageableCall, customerId: number): Promise<boolean> =>
  (await whyNotActFor(call, customerId)) === null;

/** If the operator's settings do not require this check, every customer of the account is manageable. */
export const checkManageableRoute = route(checkManageable, 'read', async (call) => {
  const reason = await readReason(call, call.params.id);
  return { manageable: reason === null || !(await isAsked(call)) };
});

/** Whether the account has links, and all of them are to people whose cards it manages. */
export async function hasOnlyManagedRelations(database: Database, { accountId }: Caller): Promise<boolean> {
  const links = await database
    .selectDistinct({ type: accountLinks.type })
    .from(accountLinks)
    .where(eq(accountLinks.accountId, accountId));
  return links.length > 0 && links.every(({ type }) => type === 'MANAGED');
}

export const checkOnlyManagedRelationsRoute = route(
  checkOnlyManagedRelations,
  'read',
  async ({ database, caller }) => ({
    onlyManagedRelations: await hasOnlyManagedRelations(database, caller),
  }),
);
