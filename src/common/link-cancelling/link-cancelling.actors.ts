import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import type { Shop } from '#runtime/shop.ts';
import type { Perform } from '../confirmation/confirmation.actors.ts';
import { unlessGone } from '../confirmation/unless-gone.ts';

/** Cancels the account's link to an assigned or managed customer. */
export const cancelLink =
  ({ call }: Pick<Shop, 'call'>, linkId: number): Perform =>
  (signal) =>
    unlessGone(call(cancelAccountLink, { params: { id: linkId }, signal }));

/** Ends another account's management of the own card. */
export const cancelManaging =
  ({ call }: Pick<Shop, 'call'>, accountId: number): Perform =>
  (signal) =>
    unlessGone(call(cancelManagingAccount, { params: { id: accountId }, signal }));
