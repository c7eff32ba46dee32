// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { LoginScreen } from '#features/visitor/login/login-screen.tsx';
import { SessionRenewalDialog } from '#features/visitor/session/session-renewal-dialog.tsx';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Credentials, LogIn, Session } from '#machines/visitor/session/session.types.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const minute = 60_000;
const kept: Session = {
  token: 'token',
  customerAccountId: 1,
  username: 'jana@linka.example',
  customer: null,
  expiresAt: 100 * minute,
};

/** A session whose log-ins are refused with this error; `stored` null = nobody is logged in. */
async function sessionThat(name: string, stored: Session | null) {
  const failure = { name, status: 401, metadata: { retryAfter: 61 } };
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<Session | null>(async () => stored),
      logIn: fromPromise<LogIn, Credentials>(() => Promise.reject(failure)),
      ticks: fromCallback(() => {}),
      otherTabs: fromCallback(() => {}),
    },
    actions: { announceSessionStarted: () => {}, storeSession: () => {} },
  });
  const session = createActor(machine).start();
  await Promise.resolve();
  return session;
}

const refusals: readonly (readonly [string, RegExp])[] = [
  ['INVALID_CREDENTIALS', /^E-mail nebo heslo nesouhlasí/],
  ['CUSTOMER_ACCOUNT_NOT_VERIFIED', /^Účet ještě není ověřen/],
  ['EMPTY_USERNAME', /^Vyplňte e-mail/],
  ['EMPTY_PASSWORD', /^Vyplňte heslo/],
  ['TOO_MANY_ATTEMPTS', /za 2 minuty/],
  ['NO_ANSWER', /^E-mail zůstal vyplněn/],
  ['INTERNAL_ERROR', /^Přihlášení se nepodařilo/],
];

describe('a refused log-in (LOG-01)', () => {
  it.each(refusals)('shows the reason, and keeps the e-mail: %s', async (name, text) => {
    const session = await sessionThat(name, null);
    render(inShop(testShop({ session }), <LoginScreen />));
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('E-mail'), 'jana@linka.example');
    await user.type(screen.getByLabelText('Heslo'), 'Linka-2026{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jana@linka.example');
    session.stop();
  });
});

describe('the dialog that asks for the password before the session ends (SES-03)', () => {
  const open = async (name: string) => {
    const session = await sessionThat(name, kept);
    act(() => session.send({ type: 'tick', now: kept.expiresAt - 1.5 * minute }));
    render(inShop(testShop({ session }), <SessionRenewalDialog />));
    return session;
  };

  it('shows the username, also for password managers, and the time that is left', async () => {
    const session = await open('INVALID_CREDENTIALS');
    expect(screen.getByRole('dialog', { name: 'Vaše přihlášení brzy skončí' }).textContent).toContain(
      'k účtu jana@linka.example',
    );
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('jana@linka.example');
    expect(screen.getByText('Zbývají 2 minuty')).toBeTruthy();
    session.stop();
  });

  it.each(refusals)('shows why the log-in was refused: %s', async (name, text) => {
    const session = await open(name);
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('Heslo'), 'Linka-2026');
    await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    session.stop();
  });

  it('can be closed before the session ends', async () => {
    const session = await open('INVALID_CREDENTIALS');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(session.getSnapshot().matches({ loggedIn: 'aside' })).toBe(true));
    session.stop();
  });
});
