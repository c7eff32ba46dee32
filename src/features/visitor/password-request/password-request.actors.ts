import { fromPromise } from 'xstate';
import { resetPassword } from '../../../../contract/endpoints/auth.ts';
import type { MailOrder } from '../../../../machines/e-mail-request/e-mail-request.types.ts';
import { passwordRequestMachine } from '../../../../machines/password-request/password-request.machine.ts';
import type { Shop } from '../../../runtime/shop.ts';

export const providePasswordRequest = (shop: Shop) =>
  passwordRequestMachine.provide({
    actors: {
      resetPassword: fromPromise<void, MailOrder>(({ input, signal }) =>
        shop.call(resetPassword, { body: input, signal }),
      ),
    },
  });
