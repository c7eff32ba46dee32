import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePasswordUpdate } from '../../../../src/features/settings/password-update/password-update.actors.ts';
import { actingShop } from '../../support/acting-shop.ts';

const update = async (answers: Readonly<Record<string, unknown>>, isOver: 'updated' | 'editing') => {
  const { shop, calls, deeds } = actingShop(answers);
  const actor = createActor(providePasswordUpdate(shop)).start();
  actor.send({ type: 'changePassword', value: 'Linka-2026' });
  actor.send({ type: 'changeConfirmation', value: 'Linka-2026' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(isOver));
  return { calls, deeds };
};

it('sends the password once and tells that it is changed (PWD-03)', async () => {
  const { calls, deeds } = await update({ updatePassword: null }, 'updated');
  expect(calls.map(({ name, options }) => [name, options.body])).toEqual([
    ['updatePassword', { password: 'Linka-2026' }],
  ]);
  expect(deeds).toEqual(['toast updatePassword.success']);
});

it('tells nothing of a change that failed', async () => {
  expect((await update({}, 'editing')).deeds).toEqual([]);
});
