import { fromPromise } from 'xstate';
import { resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { eMailRequestMachine } from '#machines/visitor/e-mail-request/e-mail-request.machine.ts';
import type { MailRequest } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** The call that sends each mail. */
const calls = { passwordReset: resetPassword, verification: resendVerification };

export const provideEMailRequest = (shop: Shop) =>
  eMailRequestMachine.provide({
    actors: {
      requestMail: fromPromise<void, MailRequest>(({ input: { mail, eMail }, signal }) =>
        shop.call(calls[mail], { body: { value: eMail }, signal }),
      ),
    },
  });
