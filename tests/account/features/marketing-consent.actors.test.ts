import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideMarketingConsent } from '#features/account/tabs/chip-cards/marketing-consent/marketing-consent.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

it.each([
  [true, 'toast marketingConsent.saved.given'],
  [false, 'toast marketingConsent.saved.withheld'],
])('the consent %s is saved for the card, and a toast shows the saved value (CRD-01)', async (value, toast) => {
  const { shop, calls, effects } = recordingShop({ updateMarketingConsent: undefined });
  const actor = createActor(provideMarketingConsent(shop), { input: { cardId: 4, value: !value } }).start();
  actor.send({ type: 'toggle' });
  actor.send({ type: 'submit' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(calls.map(({ name, options: { params, body } }) => ({ name, params, body }))).toEqual([
    { name: 'updateMarketingConsent', params: { id: 4 }, body: { value } },
  ]);
  expect(effects).toEqual([toast]);
});
