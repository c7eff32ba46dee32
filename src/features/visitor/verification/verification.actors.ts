import { fromPromise } from 'xstate';
import { confirmation } from '#contract/endpoints/auth.ts';
import { verificationMachine } from '#machines/visitor/verification/verification.machine.ts';
import type { VerificationCall } from '#machines/visitor/verification/verification.types.ts';
import { sharedCall } from '#runtime/shared-call.ts';
import type { Shop } from '#runtime/shop.ts';

export function provideVerification(shop: Shop) {
  const confirm = sharedCall<VerificationCall>(({ token }) => shop.call(confirmation, { body: { value: token } }));
  return verificationMachine.provide({
    actors: {
      confirmToken: fromPromise<void, VerificationCall>(({ input }) => confirm(input)),
    },
    actions: {
      announceVerified: () => shop.showToast({ messageId: 'verification.verified', colour: 'success' }),
      goToLogin: () => shop.goTo('/', { replace: true }),
      goToResend: () => shop.goTo('/verification', { replace: true }),
    },
  });
}
