import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideNotificationUnsubscribe } from '#features/settings/notification-unsubscribe/notification-unsubscribe.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const token = '1.TICKET_EXPIRATION.signature';

it('the page sends the token only after a press of the button, and then opens the settings (NTF-02)', async () => {
  const { shop, calls, effects } = recordingShop({ unsubscribeNotifications: { type: 'CARD_EXPIRATION' } });
  const actor = createActor(provideNotificationUnsubscribe(shop), { input: { token } }).start();
  expect(calls).toEqual([]);
  actor.send({ type: 'switchOff' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('switchedOff'));
  expect(calls.map(({ name, options }) => [name, options.body])).toEqual([['unsubscribeNotifications', { token }]]);
  expect(context.type).toBe('CARD_EXPIRATION');
  actor.send({ type: 'goToSettings' });
  expect(effects).toEqual(['go to /app/notification-setting']);
});
