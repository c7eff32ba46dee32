import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import { and, eq, ne, type SQL } from '../../platform/db/orm.ts';
import { accountLinks } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { dropCustomer } from '../../purchase/cart/drop-customer.ts';
import { lockCart } from '../../purchase/cart/lock-cart.ts';
import { recordForAccount } from '../events/record-event.ts';
import { registeredCustomer } from './check-managing.ts';
import { notifyOtherSide } from './notify-other-side.ts';

type CancelCall = Pick<Call<typeof cancelAccountLink>, 'database' | 'caller' | 'now' | 'locale'>;

/**
 * Deletes the link that the condition selects, and removes the customer's items from the cart of the link's account. The
 * other side is notified. The cart is locked first, so that nothing can be added for the customer meanwhile. Throws
 * ApiError LINK_NOT_CANCELABLE, NOT_FOUND.
 */
async function cancel(
  { database, caller, now, locale }: CancelCall,
  condition: SQL | undefined,
  ended: 'ENDED_BY_MANAGER' | 'ENDED_BY_HOLDER',
): Promise<undefined> {
  const [link] = await database.select().from(accountLinks).where(condition);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  await lockCart(database, link.accountId, now);
  // This is done before the link is deleted, so that the account gets the events of the withdrawn applications.
  await dropCustomer(database, link, { note: translate(locale, 'cardApplication.linkEnded'), doer: caller, now });
  const taken = await database
    .delete(accountLinks)
    .where(and(eq(accountLinks.id, link.id), eq(accountLinks.cancelable, true)))
    .returning({ id: accountLinks.id });
  if (taken.length === 0) throw new ApiError(link.cancelable ? 'NOT_FOUND' : 'LINK_NOT_CANCELABLE');
  const { accountId, customerId, type } = link;
  if (type === 'MANAGED') await notifyOtherSide(database, ended, { customerId, managerId: accountId }, now);
  else
    await recordForAccount(database, accountId, 'ACCOUNT', {
      kind: 'PERSON_UNLINKED',
      at: now,
      customerId,
      linkType: type,
    });
  return undefined;
}

/** Cancels a link of the caller; the link to the account's own customer cannot be cancelled (LNK-02). */
export const cancelAccountLinkRoute = route(cancelAccountLink, 'write', (call) =>
  cancel(
    call,
    and(
      eq(accountLinks.id, call.params.id),
      eq(accountLinks.accountId, call.caller.accountId),
      ne(accountLinks.type, 'REGISTERED'),
    ),
    'ENDED_BY_MANAGER',
  ),
);

export const cancelManagingAccountRoute = route(cancelManagingAccount, 'write', async (call) => {
  const customerId = await registeredCustomer(call.database, call.caller.accountId);
  if (customerId === undefined) throw new ApiError('NOT_FOUND');
  return cancel(
    call,
    and(
      eq(accountLinks.accountId, call.params.id),
      eq(accountLinks.customerId, customerId),
      eq(accountLinks.type, 'MANAGED'),
    ),
    'ENDED_BY_HOLDER',
  );
});
