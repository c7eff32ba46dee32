// @vitest-environment jsdom
import type { RouteComponent } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PasswordRequestScreen } from '#features/visitor/e-mail-request/password-request-screen.tsx';
import { VerificationResendScreen } from '#features/visitor/e-mail-request/verification-resend-screen.tsx';
import { RegistrationScreen } from '#features/visitor/registration/registration-screen.tsx';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Session } from '#machines/visitor/session/session.types.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const screens: readonly [string, RouteComponent][] = [
  ['registration', RegistrationScreen],
  ['a forgotten password', PasswordRequestScreen],
  ['a new verification mail', VerificationResendScreen],
];

it.each(screens)('the e-mail typed on the page for %s is kept until the page opens again', async (_what, Screen) => {
  const loggedOut = sessionMachine.provide({
    actors: { restoreSession: fromPromise<Session | null>(async () => null) },
  });
  const session = createActor(loggedOut).start();
  await Promise.resolve();
  const shop = testShop({ session });
  const open = () => render(inShop(shop, inRouter(Screen)));
  const eMail = () => screen.findByLabelText<HTMLInputElement>('E-mail');
  const user = userEvent.setup({ delay: null });

  const first = open();
  await user.type(await eMail(), 'jana@linka.example');
  first.unmount();
  const second = open();
  expect((await eMail()).value).toBe('jana@linka.example');
  // Emptying the field does not delete the kept e-mail.
  await user.clear(await eMail());
  second.unmount();
  open();
  expect((await eMail()).value).toBe('jana@linka.example');
});
