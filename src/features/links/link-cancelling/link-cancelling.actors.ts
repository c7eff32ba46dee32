import { cancelAccountLink, cancelManagingAccount } from '../../../../contract/endpoints/account-link-cancelling.ts';
import { failureOf } from '../../../../machines/failure.ts';
import type { Perform } from '../../../common/confirmation/confirmation.actors.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** A missing link counts as cancelled: the answer to an earlier call may have been lost. */
async function unlessGone(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (failureOf(error).name !== 'NOT_FOUND') throw error;
  }
}

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
