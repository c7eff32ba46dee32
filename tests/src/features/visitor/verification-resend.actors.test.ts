import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideVerificationResend } from '../../../../src/features/visitor/verification-resend/verification-resend.actors.ts';
import { actingShop } from '../../support/acting-shop.ts';

describe('what a resending of the verifying mail asks of the shop (first specification, 7)', () => {
  it('sends the address without blanks around it', async () => {
    const { shop, calls } = actingShop({ resendVerification: undefined });
    const actor = createActor(provideVerificationResend(shop), { input: { eMail: '' } }).start();
    actor.send({ type: 'changeEMail', value: ' jana@linka.example\n' });
    actor.send({ type: 'submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(calls).toMatchObject([{ name: 'resendVerification', options: { body: { value: 'jana@linka.example' } } }]);
  });
});
