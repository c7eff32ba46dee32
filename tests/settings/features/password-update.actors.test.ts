import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePasswordUpdate } from '#features/settings/password-update/password-update.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const update = async (answers: Readonly<Record<string, unknown>>, isOver: 'updated' | 'editing') => {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(providePasswordUpdate(shop)).start();
  actor.send({ type: 'changePassword', value: 'Linka-2026' });
  actor.send({ type: 'changeConfirmation', value: 'Linka-2026' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(isOver));
  return { calls, effects };
};

it('the dialog sends the password once and shows a toast (PWD-03)', async () => {
  const { calls, effects } = await update({ updatePassword: null }, 'updated');
  expect(calls.map(({ name, options }) => [name, options.body])).toEqual([
    ['updatePassword', { password: 'Linka-2026' }],
  ]);
  expect(effects).toEqual(['toast updatePassword.success']);
});

it('the dialog shows no toast after a failure', async () => {
  expect((await update({}, 'editing')).effects).toEqual([]);
});
