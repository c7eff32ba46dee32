import { fromPromise, waitFor } from 'xstate';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { connectAccountMachine } from '#machines/common/connect-account/connect-account.machine.ts';
import type { ConnectRequest } from '#machines/common/connect-account/connect-account.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';

const endpoints = { register: connectRegisteredAccount, assign: connectAssignedAccount } as const;

/** Reads the customer of the account page again, even if another page is open, and shows a toast if this fails. */
async function refreshAccount(shop: Shop): Promise<void> {
  shop.tell('customerSelection', { type: 'refresh' });
  const settled = await waitFor(shop.actor('customerSelection'), (snapshot) => !snapshot.hasTag('busy'));
  if (settled.matches('unreadable')) announceFailure(shop, 'connectAccount.refreshFailed')(settled);
}

/** `onConnected` is called after the card was connected. */
export const provideConnectAccount = (shop: Shop, onConnected: () => void) =>
  connectAccountMachine.provide({
    actors: {
      connect: fromPromise<void, ConnectRequest>(async ({ input: { mode, ...body }, signal }) => {
        await shop.call(endpoints[mode], { body, signal });
      }),
    },
    actions: {
      announceConnected: ({ context: { mode } }) => {
        shop.showToast({ messageId: `connectAccount.${mode}.success`, colour: 'success' });
        onConnected();
      },
      refreshAccount: () => void refreshAccount(shop),
    },
  });
