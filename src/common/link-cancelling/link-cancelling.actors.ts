import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import type { Shop } from '#runtime/shop.ts';
import type { Perform } from '../confirmation/confirmation.actors.ts';
import { ignoreNotFound } from '../confirmation/ignore-not-found.ts';

/** Cancels the account's link to an assigned or managed customer. */
export const cancelLink =
  ({ call }: Pick<Shop, 'call'>, linkId: number): Perform =>
  (signal) =>
    ignoreNotFound(call(cancelAccountLink, { params: { id: linkId }, signal }));

/** Stops another account from managing this account's card. */
export const cancelManaging =
  ({ call }: Pick<Shop, 'call'>, accountId: number): Perform =>
  (signal) =>
    ignoreNotFound(call(cancelManagingAccount, { params: { id: accountId }, signal }));
