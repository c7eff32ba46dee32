// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { LogOutButton } from '#app/shell/log-out-button.tsx';
import { LoginScreen } from '#features/visitor/login/login-screen.tsx';
import { SessionRenewalDialog } from '#features/visitor/session/session-renewal-dialog.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { sessionModel } from '#machines/visitor/session/model/session.model.ts';
import type { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import { isRenewing, loginView, renewalView } from '#machines/visitor/session/session.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { sessionGestures } from './session.gestures.tsx';

/** The log-in form if nobody is logged in; otherwise the log-out button and the dialog that asks for the password. */
function SessionViews({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const state = useSelector(session, (snapshot) => snapshot);
  if (state.matches('restoring')) return null;
  if (isRenewing(state)) return <SessionRenewalDialog />;
  if (state.matches('loggedIn')) return <LogOutButton />;
  return state.matches('loggedOut') ? <LoginScreen /> : null;
}

describeView({
  model: sessionModel,
  render: (session) => inShop(testShop({ session }), <SessionViews session={session} />),
  gestures: sessionGestures,
  view: (snapshot) => [loginView(snapshot), renewalView(snapshot)],
  // An e-mail field ignores spaces.
  isFeasible: ({ name }) => name !== 'changeUsername/blank',
  expectations: {
    'loggedOut.editing': ({ root }, { context }) => {
      const { failure, endReason } = context as { failure: { name: string } | null; endReason: string | null };
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
      const ended = within(root).queryByText(/Vaše přihlášení/);
      expect(ended !== null).toBe(failure === null && (endReason === 'expired' || endReason === 'refused'));
    },
    loggedOut: ({ root }) => {
      // If the browser submits the form before the code has loaded, the password must not become part of the address.
      expect(root.querySelector('form')?.method).toBe('post');
    },
    'loggedIn.renewing.asking': ({ root }, { context }) => {
      const { failure, renewal } = context as { failure: { name: string } | null; renewal: string };
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
      expect(within(root).queryByRole('timer') !== null).toBe(renewal === 'ending');
    },
    'loggedOut.submitting': ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Přihlásit se' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});
