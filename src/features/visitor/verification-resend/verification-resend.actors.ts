import { fromPromise } from 'xstate';
import { resendVerification } from '../../../../contract/endpoints/auth.ts';
import type { MailOrder } from '../../../../machines/e-mail-request/e-mail-request.types.ts';
import { verificationResendMachine } from '../../../../machines/verification-resend/verification-resend.machine.ts';
import type { Shop } from '../../../runtime/shop.ts';

export const provideVerificationResend = (shop: Shop) =>
  verificationResendMachine.provide({
    actors: {
      resendVerification: fromPromise<void, MailOrder>(({ input, signal }) =>
        shop.call(resendVerification, { body: input, signal }),
      ),
    },
  });
