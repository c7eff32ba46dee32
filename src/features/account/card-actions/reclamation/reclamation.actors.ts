import { fromPromise } from 'xstate';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { reclamationMachine } from '#machines/account/reclamation/reclamation.machine.ts';
import type { ReclamationRequest } from '#machines/account/reclamation/reclamation.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** Files a reclamation and returns its number, if the back end tells it. */
async function file(
  shop: Shop,
  { idempotencyKey, customerId, cardId, form }: ReclamationRequest,
  signal: AbortSignal,
): Promise<string | null> {
  const { firstName, lastName, phoneNumber, note, ...customerAddress } = form;
  const filed = await shop.call(createReclamation, {
    idempotencyKey,
    body: {
      customerFirstName: firstName,
      customerLastName: lastName,
      customerPhoneNumber: phoneNumber,
      customerAddress,
      note,
      gdprTermsAndConditionsApproved: true,
      customerId,
      cardId,
    },
    signal,
  });
  return filed?.reclamationNumber ?? null;
}

export const provideReclamation = (shop: Shop) =>
  reclamationMachine.provide({
    actors: {
      file: fromPromise<string | null, ReclamationRequest>(({ input, signal }) => file(shop, input, signal)),
    },
    actions: {
      announceFiled: ({ context }) =>
        shop.showToast({
          messageId: 'reclamation.success',
          values: { number: context.reclamationNumber ?? 'none' },
          colour: 'success',
        }),
      openList: () => {
        if (shop.offers('reclamationLife')) shop.goTo('/app/reclamation-list');
      },
    },
  });
