import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Credentials, LogIn, Session } from '#machines/visitor/session/session.types.ts';
import { createRenewal } from '#runtime/renewal.ts';
import type { Shop } from '#runtime/shop.ts';

const now = Date.UTC(2026, 10, 21, 8);
const sessionWith = (token: string, expiresAt = now + 3_600_000): Session => ({
  token,
  customerAccountId: 1,
  username: 'jana@linka.example',
  customer: null,
  expiresAt,
});

interface Given {
  readonly isReady?: boolean;
  readonly after?: string;
  readonly session?: Session | null;
}

/** A logged-in session, and the shop of this session. Entering the password gives the token `after`. */
async function loggedIn({ isReady = true, after = 'new', session = sessionWith('old') }: Given = {}) {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(() => Promise.resolve(session)),
        logIn: fromPromise<LogIn, Credentials>(async () => ({ session: sessionWith(after), cartEndsAt: null })),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  const sent: unknown[] = [];
  const renew = createRenewal(() => ({
    clock: { now: () => now } as Shop['clock'],
    actor: ((id: string) =>
      id === 'session' ? actor : { getSnapshot: () => ({ matches: () => isReady }) }) as unknown as Shop['actor'],
    tell: (id, event) => {
      sent.push([id, event]);
      actor.send(event);
    },
  }));
  const enterPassword = () => {
    actor.send({ type: 'changePassword', value: 'Linka-2026' });
    actor.send({ type: 'submit' });
  };
  return { actor, renew, sent, enterPassword };
}

describe('a call whose token was refused (API-03)', () => {
  it('asks for the password, and continues when there is a new token', async () => {
    const { renew, sent, enterPassword } = await loggedIn();
    const renewed = renew('old');
    expect(sent).toEqual([['session', { type: 'interrupted', now }]]);
    enterPassword();
    expect(await renewed).toBe(true);
  });

  it('continues at once if another call has got a new token meanwhile', async () => {
    const { renew, sent } = await loggedIn({ session: sessionWith('new') });
    expect(await renew('old')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('ends when the person logs out instead', async () => {
    const { actor, renew } = await loggedIn();
    const renewed = renew('old');
    actor.send({ type: 'logOut' });
    expect(await renewed).toBe(false);
  });

  it('ends if the new token is the refused token', async () => {
    const { renew, enterPassword } = await loggedIn({ after: 'old' });
    const renewed = renew('old');
    enterPassword();
    expect(await renewed).toBe(false);
  });

  it('does not ask for the password before start-up has finished', async () => {
    const { renew, sent } = await loggedIn({ isReady: false });
    expect(await renew('old')).toBe(false);
    expect(sent).toEqual([]);
  });

  it('does not ask for the password if nobody is logged in, or if the session has expired', async () => {
    const visitor = await loggedIn({ session: null });
    expect(await visitor.renew('old')).toBe(false);
    const expired = await loggedIn({ session: sessionWith('old', now) });
    expect(await expired.renew('old')).toBe(false);
  });
});
