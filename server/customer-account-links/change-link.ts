import { and, eq } from 'drizzle-orm';
import { setAssignedAccount, setMainAccount } from '../../contract/endpoints/account-link-changes.ts';
import { linkChangeRefusal } from '../../rules/account-links.ts';
import type { HiddenLinkFacts, LinkChange } from '../../rules/account-links.ts';
import { lockCustomers } from '../customers/lock-customers.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerAccounts, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';

type ChangeCall = Call<typeof setMainAccount | typeof setAssignedAccount>;
type Link = typeof accountLinks.$inferSelect;

async function findOwnLink({ database, caller, params }: ChangeCall): Promise<Link> {
  const mine = and(eq(accountLinks.id, params.id), eq(accountLinks.accountId, caller.accountId));
  const [link] = await database.select().from(accountLinks).where(mine);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  return link;
}

/**
 * The link, when nothing that decides about it can change any more: the customer is locked against other accounts, and
 * the account against its other links; in this order, as by all who need both. Throws ApiError NOT_FOUND when the link
 * was cut meanwhile.
 */
async function lockLink(call: ChangeCall): Promise<Link> {
  const { database, caller } = call;
  const { customerId } = await findOwnLink(call);
  await lockCustomers(database, [customerId]);
  const account = eq(customerAccounts.id, caller.accountId);
  await database.select({ id: customerAccounts.id }).from(customerAccounts).where(account).for('update');
  return findOwnLink(call);
}

function parentKind(parentId: number | null, ownId: number | undefined): HiddenLinkFacts['parent'] {
  if (parentId === null) return 'none';
  return parentId === ownId ? 'owner' : 'other';
}

async function readFacts({ database, services, caller, today }: ChangeCall, { customerId }: Link) {
  const ofAccount = await database.select().from(accountLinks).where(eq(accountLinks.accountId, caller.accountId));
  const ofCustomer = await database.select().from(accountLinks).where(eq(accountLinks.customerId, customerId));
  const elsewhere = ofCustomer.filter(({ accountId }) => accountId !== caller.accountId);
  const own = ofAccount.find(({ type }) => type === 'REGISTERED');
  const { birthDay, parentId } = await readCustomer(database, customerId);
  return {
    birthDay,
    hasOwnCustomer: own !== undefined,
    onlyManaged: ofAccount.every(({ type }) => type === 'MANAGED'),
    configuration: await services.settings.systemConfiguration(database),
    today,
    isRegisteredElsewhere: elsewhere.some(({ type }) => type === 'REGISTERED'),
    isAssignedElsewhere: elsewhere.some(({ type }) => type === 'ASSIGNED'),
    parent: parentKind(parentId, own?.customerId),
  };
}

async function readCustomer(database: Database, id: number) {
  const [customer] = await database.select().from(customers).where(eq(customers.id, id));
  if (customer === undefined) throw new ApiError('NOT_FOUND');
  return customer;
}

/** Changes a managed link; a repeated call finds it changed, and that is its success. */
async function change(call: ChangeCall, type: LinkChange): Promise<undefined> {
  const link = await lockLink(call);
  if (link.type === type) return undefined;
  if (link.type !== 'MANAGED') throw new ApiError('NOT_FOUND');
  const refusal = linkChangeRefusal(type, await readFacts(call, link));
  if (refusal !== null) throw new ApiError(refusal);
  // Like every own customer, this one cannot be cut off any more.
  const cancelable = type === 'REGISTERED' ? false : link.cancelable;
  await call.database.update(accountLinks).set({ type, cancelable }).where(eq(accountLinks.id, link.id));
  return undefined;
}

export const setMainAccountRoute = route(setMainAccount, 'write', (call) => change(call, 'REGISTERED'));

export const setAssignedAccountRoute = route(setAssignedAccount, 'write', (call) => change(call, 'ASSIGNED'));
