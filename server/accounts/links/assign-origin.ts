import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import type { Refusal } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { and, eq, inArray, ne } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { lockCart } from '../../purchase/cart/lock-cart.ts';
import { findOpenApplication } from '../customers/active-card-application.ts';
import { lockCustomers } from '../customers/lock-customers.ts';
import { recordForCustomer } from '../events/record-event.ts';
import { moveToOrigin } from './move-to-origin.ts';

type MergeCall = Call<typeof assignOrigin>;

const errors: Readonly<Record<Refusal<'mergeCustomers'>, ErrorName>> = {
  externalSynchronisationIsOn: 'MERGE_NOT_ALLOWED',
  customerIsPlaceholder: 'CUSTOMER_NOT_PLACEHOLDER',
  hasOtherCustomers: 'INVALID_ORIGIN',
};

/**
 * The account's links to the two customers. Throws ApiError NOT_FOUND unless the account is linked to both customers.
 */
async function findLinks({ database, caller, params, body }: MergeCall) {
  const rows = await database
    .select({ link: accountLinks, customer: customers })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(eq(accountLinks.accountId, caller.accountId), inArray(customers.id, [params.id, body.originId])));
  const placeholder = rows.find(({ customer }) => customer.id === params.id);
  const origin = rows.find(({ customer }) => customer.id === body.originId);
  if (placeholder === undefined || origin === undefined) throw new ApiError('NOT_FOUND');
  return placeholder;
}

/** One customer cannot have two open applications. */
async function haveTwoOpenApplications({ database, params, body }: MergeCall): Promise<boolean> {
  const open = await Promise.all([params.id, body.originId].map((id) => findOpenApplication(database, id)));
  return open.every((application) => application !== undefined);
}

/**
 * Throws ApiError if the rule of the page refuses the merge: the account's own customer is not a placeholder, and a
 * customer of other accounts must not be taken away from them.
 */
async function refuseMerge(call: MergeCall, { link, customer }: Awaited<ReturnType<typeof findLinks>>): Promise<void> {
  const { database, caller, services, body, today } = call;
  const [refusal] = refusalsOf('mergeCustomers', {
    configuration: await services.settings.systemConfiguration(database),
    customer: actionCustomer({ ...customer, parent: null }, false, today),
    relatedCustomers: await database.$count(accountLinks, eq(accountLinks.accountId, caller.accountId)),
  });
  if (refusal !== undefined) throw new ApiError(errors[refusal]);
  if (body.originId === customer.id) throw new ApiError('INVALID_ORIGIN');
  if (link.type === 'REGISTERED') throw new ApiError('LINK_NOT_CANCELABLE');
  const elsewhere = and(eq(accountLinks.customerId, customer.id), ne(accountLinks.accountId, caller.accountId));
  if ((await database.$count(accountLinks, elsewhere)) > 0) throw new ApiError('PLACEHOLDER_LINKED_ELSEWHERE');
  if (await haveTwoOpenApplications(call)) throw new ApiError('CARD_APPLICATION_EXISTS');
}

/**
 * Merges a placeholder into another customer of the account (LNK-03). Customers are locked before the account, as in all
 * transactions that lock both.
 */
export const assignOriginRoute = route(assignOrigin, 'write', async (call) => {
  const { database, caller, params, body, now } = call;
  await findLinks(call);
  await lockCustomers(database, [params.id, body.originId]);
  await lockCart(database, caller.accountId, now);
  const placeholder = await findLinks(call);
  await refuseMerge(call, placeholder);
  await moveToOrigin(database, { accountId: caller.accountId, placeholderId: params.id, originId: body.originId });
  await database.delete(accountLinks).where(eq(accountLinks.id, placeholder.link.id));
  await recordForCustomer(database, body.originId, caller, { kind: 'PEOPLE_MERGED', at: now });
  return undefined;
});
