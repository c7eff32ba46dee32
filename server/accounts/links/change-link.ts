import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { linkChangeRefusal } from '#rules/account-links.ts';
import type { LinkChange } from '#rules/account-links.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuseMoreLinks } from '../customers/refuse-more-people.ts';
import { recordForAccount } from '../events/record-event.ts';
import { lockCustomerAndAccount, readLinkFacts } from './link-facts.ts';

type ChangeCall = Call<typeof setMainAccount | typeof setAssignedAccount>;
type Link = typeof accountLinks.$inferSelect;

async function findOwnLink({ database, caller, params }: ChangeCall): Promise<Link> {
  const mine = and(eq(accountLinks.id, params.id), eq(accountLinks.accountId, caller.accountId));
  const [link] = await database.select().from(accountLinks).where(mine);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  return link;
}

/**
 * Locks the link and everything that decides about it. Throws ApiError NOT_FOUND if the link was cancelled meanwhile.
 */
async function lockLink(call: ChangeCall): Promise<Link> {
  const { customerId } = await findOwnLink(call);
  await lockCustomerAndAccount(call.database, call.caller, customerId);
  return findOwnLink(call);
}

async function readFacts({ database, services, caller, today }: ChangeCall, { customerId }: Link) {
  const { customer, ownId, ...facts } = await readLinkFacts(database, caller, customerId);
  return {
    ...facts,
    birthDay: customer.birthDay,
    hasOwnCustomer: ownId !== null,
    configuration: await services.settings.systemConfiguration(database),
    today,
  };
}

/** Changes a managed link; a repeated call succeeds without a change. */
async function change(call: ChangeCall, type: LinkChange): Promise<undefined> {
  const link = await lockLink(call);
  if (link.type === type) return undefined;
  if (link.type !== 'MANAGED') throw new ApiError('NOT_FOUND');
  const refusal = linkChangeRefusal(type, await readFacts(call, link));
  if (refusal !== null) throw new ApiError(refusal);
  // The maximum is not checked for the account's own customer, who is always its first customer.
  if (type === 'ASSIGNED') await refuseMoreLinks(call);
  // The link to the account's own customer can never be cancelled.
  const cancelable = type === 'REGISTERED' ? false : link.cancelable;
  const { database, caller, now } = call;
  await database.update(accountLinks).set({ type, cancelable }).where(eq(accountLinks.id, link.id));
  const { customerId } = link;
  await recordForAccount(database, caller.accountId, 'ACCOUNT', {
    kind: 'LINK_CHANGED',
    at: now,
    customerId,
    linkType: type,
  });
  return undefined;
}

export const setMainAccountRoute = route(setMainAccount, 'write', (call) => change(call, 'REGISTERED'));

export const setAssignedAccountRoute = route(setAssignedAccount, 'write', (call) => change(call, 'ASSIGNED'));
