import { fromPromise } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { managedCardRequestMachine } from '#machines/links/managed-card-request/managed-card-request.machine.ts';
import type { Shop } from '#runtime/shop.ts';

/** `onSent` is called when the request was sent to the other account. */
export const provideManagedCardRequest = (shop: Shop, onSent: () => void) =>
  managedCardRequestMachine.provide({
    actors: {
      sendRequest: fromPromise<void, { eMail: string }>(({ input: { eMail }, signal }) =>
        shop.call(requestCardManagement, { body: { username: eMail }, signal }),
      ),
    },
    actions: {
      announceSent: ({ context: { eMail } }) => {
        shop.showToast({
          messageId: 'managedCardRequest.success',
          values: { eMail: asEMail(eMail) },
          colour: 'success',
        });
        onSent();
      },
    },
  });
