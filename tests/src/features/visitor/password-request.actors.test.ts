import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePasswordRequest } from '../../../../src/features/visitor/password-request/password-request.actors.ts';
import { actingShop } from '../../support/acting-shop.ts';

describe('what a forgotten password asks of the shop (first specification, 7)', () => {
  it('sends the address without blanks around it', async () => {
    const { shop, calls } = actingShop({ resetPassword: undefined });
    const actor = createActor(providePasswordRequest(shop), { input: { eMail: '' } }).start();
    actor.send({ type: 'changeEMail', value: ' jana@linka.example\n' });
    actor.send({ type: 'submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(calls).toMatchObject([{ name: 'resetPassword', options: { body: { value: 'jana@linka.example' } } }]);
  });
});
