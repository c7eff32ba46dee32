import { fromPromise } from 'xstate';
import { resendCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import { managedCardResendMachine } from '#machines/links/managed-card-resend/managed-card-resend.machine.ts';
import type { ResentRequest } from '#machines/links/managed-card-resend/managed-card-resend.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** @param reread reads the requests again; resolves when the page shows them */
export const provideManagedCardResend = (shop: Shop, reread: () => Promise<void>) =>
  managedCardResendMachine.provide({
    actors: {
      resendRequest: fromPromise<void, { request: ResentRequest }>(({ input: { request }, signal }) =>
        shop.call(resendCardManagementRequest, { params: { id: request.id }, signal }),
      ),
      rereadRequests: fromPromise<void>(reread),
    },
    actions: {
      announceSent: ({ context: { request } }) =>
        shop.showToast({
          messageId: 'managedCardResend.success',
          values: { username: request?.username ?? '' },
          colour: 'success',
        }),
    },
  });
