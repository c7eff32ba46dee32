import { fromPromise } from 'xstate';
import { changePassword } from '#contract/endpoints/auth.ts';
import { passwordChangeMachine } from '#machines/visitor/password-change/password-change.machine.ts';
import type { NewPassword } from '#machines/visitor/password-change/password-change.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const providePasswordChange = (shop: Shop) =>
  passwordChangeMachine.provide({
    actors: {
      sendPassword: fromPromise<void, NewPassword>(({ input, signal }) =>
        shop.call(changePassword, { body: input, signal }),
      ),
    },
    actions: {
      announceChanged: () => shop.showToast({ messageId: 'passwordChange.changed', colour: 'success' }),
      goToLogin: () => shop.goTo('/', { replace: true }),
      goToForgottenPassword: () => shop.goTo('/forgotten-password', { replace: true }),
    },
  });
