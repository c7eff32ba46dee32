import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideReclamationAnswer } from '#features/desk/reclamations/reclamation-answer.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

it('an answer is sent with its fee in minor units, a toast is shown, and the list is read again (REC-04)', async () => {
  const { shop, calls, effects } = recordingShop({ answerReclamation: {} });
  const answered = { id: 4, reclamationNumber: 'R-260004' };
  const machine = provideReclamationAnswer(shop, answered, () => effects.push('read list'));
  const actor = createActor(machine, {
    input: { flowId: 'flow', notation: { language: 'cs', currency: 'CZK' }, draft: null },
  }).start();
  actor.send({ type: 'chooseVerdict', verdict: 'FINALIZED' });
  actor.send({ type: 'changeAnswer', value: 'Kartu jsme vyměnili.' });
  actor.send({ type: 'changeFee', value: '150,50' });
  actor.send({ type: 'submit' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(calls).toMatchObject([
    {
      name: 'answerReclamation',
      options: {
        params: { id: 4 },
        idempotencyKey: expect.stringMatching(/^flow:[0-9a-f]{32}$/),
        body: { verdict: 'FINALIZED', answer: 'Kartu jsme vyměnili.', fee: 15_050 },
      },
    },
  ]);
  expect(effects).toEqual(['toast reclamationAnswer.success', 'read list']);
});
