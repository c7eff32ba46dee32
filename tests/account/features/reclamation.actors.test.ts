import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideReclamation } from '#features/account/card-actions/reclamation/reclamation.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const known = {
  firstName: 'Jana',
  lastName: 'Nováková',
  phoneNumber: '+420 777 123 456',
  street: 'Nová',
  streetNumber: '12',
  city: 'Lipany',
  zip: '56101',
};

it('the form files a reclamation, shows its number and opens the list of reclamations (REC-01, REC-03)', async () => {
  const { shop, calls, effects } = recordingShop({ createReclamation: { reclamationNumber: 'R-260007' } });
  const input = { flowId: 'flow', customerId: 1, cardId: 2, known, draft: null };
  const actor = createActor(provideReclamation(shop), { input }).start();
  actor.send({ type: 'changeField', field: 'note', value: 'Karta nefunguje.' });
  actor.send({ type: 'toggleConsent' });
  actor.send({ type: 'submit' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(calls.at(-1)?.options).toMatchObject({
    idempotencyKey: expect.stringMatching(/^flow:[0-9a-f]{32}$/),
    body: {
      customerFirstName: 'Jana',
      customerLastName: 'Nováková',
      customerPhoneNumber: '+420 777 123 456',
      customerAddress: { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' },
      note: 'Karta nefunguje.',
      gdprTermsAndConditionsApproved: true,
      customerId: 1,
      cardId: 2,
    },
  });
  expect(effects).toEqual(['toast reclamation.success', 'go to /app/reclamation-list']);
});
