import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideEMailRequest } from '#features/visitor/e-mail-request/e-mail-request.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

describe('the request for a mail (PWD-01, VER-02)', () => {
  it.each([
    ['passwordReset', 'resetPassword'],
    ['verification', 'resendVerification'],
  ] as const)('sends a %s request with the call %s and the trimmed address', async (mail, endpoint) => {
    const { shop, calls } = recordingShop({ [endpoint]: undefined });
    const actor = createActor(provideEMailRequest(shop), { input: { mail, eMail: '' } }).start();
    actor.send({ type: 'changeEMail', value: ' jana@linka.example\n' });
    actor.send({ type: 'submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(calls).toMatchObject([{ name: endpoint, options: { body: { value: 'jana@linka.example' } } }]);
  });
});
