import { fromPromise } from 'xstate';
import { announceFailure } from '#common/announce-failure.ts';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { accountDeletionMachine } from '#machines/settings/account-deletion/account-deletion.machine.ts';
import type { Shop } from '#runtime/shop.ts';

/** `reloadFacts` reads the active tickets and the people of the account again. */
export const provideAccountDeletion = (shop: Shop, reloadFacts: () => void) =>
  accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, { password: string }>(({ input, signal }) =>
        shop.call(deleteCustomerAccount, { body: input, signal }),
      ),
    },
    actions: {
      reloadFacts,
      announceFailed: announceFailure(shop, 'accountSetting.deleteAccountFailed'),
      announceDeleted: () => {
        shop.tell('session', { type: 'logOut' });
        // Earlier toasts about the account, for example about a failed attempt, are outdated.
        shop.showToast({ messageId: 'accountSetting.accountDeleted', colour: 'success', replace: true });
      },
    },
  });
