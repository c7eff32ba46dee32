import { fromPromise } from 'xstate';
import { updatePassword } from '#contract/endpoints/auth.ts';
import { passwordUpdateMachine } from '#machines/settings/password-update/password-update.machine.ts';
import type { Shop } from '#runtime/shop.ts';

export const providePasswordUpdate = (shop: Shop) =>
  passwordUpdateMachine.provide({
    actors: {
      sendPassword: fromPromise<void, { password: string }>(({ input, signal }) =>
        shop.call(updatePassword, { body: input, signal }),
      ),
    },
    actions: {
      announceUpdated: () => shop.showToast({ messageId: 'updatePassword.success', colour: 'success' }),
    },
  });
