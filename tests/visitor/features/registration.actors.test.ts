import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRegistration } from '#features/visitor/registration/registration.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const fillIn = (answers: Readonly<Record<string, unknown>>) => {
  const { shop, calls } = recordingShop(answers);
  const events: unknown[] = [];
  const shopWithEvents: Shop = { ...shop, tell: (id, event) => void events.push([id, event]) };
  const actor = createActor(provideRegistration(shopWithEvents), { input: { username: '' } }).start();
  actor.send({ type: 'changeUsername', value: '  jana@linka.example\u00A0' });
  actor.send({ type: 'changePassword', value: ' Linka-2026 ' });
  actor.send({ type: 'changeRepeatedPassword', value: ' Linka-2026 ' });
  actor.send({ type: 'toggleConsent', consent: 'age' });
  actor.send({ type: 'toggleConsent', consent: 'terms' });
  actor.send({ type: 'toggleConsent', consent: 'gdpr' });
  actor.send({ type: 'submit' });
  return { actor, calls, events };
};

describe('a registration (REG-01)', () => {
  it('sends the trimmed e-mail and the unchanged password, and fills the e-mail into the log-in form', async () => {
    const { actor, calls, events } = fillIn({ register: undefined });
    await waitFor(actor, (snapshot) => snapshot.matches('registered'));
    expect(calls).toMatchObject([
      {
        name: 'register',
        options: {
          body: { username: 'jana@linka.example', password: ' Linka-2026 ', termsAndConditionsAgreed: true },
        },
      },
    ]);
    expect(events).toEqual([['session', { type: 'changeUsername', value: 'jana@linka.example' }]]);
  });

  it('does not change the log-in form if no account was created', async () => {
    const { actor, events } = fillIn({});
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(events).toEqual([]);
  });
});
