// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionRenewal } from '#features/visitor/session/session-renewal.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

// The code of the dialog never arrives.
vi.mock('#features/visitor/session/session-renewal-dialog.tsx', () => new Promise(() => {}));

emulateModalDialogs();
afterEach(cleanup);

/** A session in the state in which the machine asks for the password. */
function renewingSession(renewal: 'ending' | 'refused') {
  const snapshot = {
    context: {
      session: { username: 'jana@linka.example', expiresAt: 1 },
      now: 0,
      renewal,
      password: '',
      failure: null,
    },
    can: ({ type }: { readonly type: string }) => type === 'putAside' && renewal === 'ending',
    hasTag: () => false,
    matches: () => true,
  };
  const send = vi.fn<(event: object) => void>();
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send };
}

it.each([
  ['ending', 'Vaše přihlášení brzy skončí', 'putAside'],
  ['refused', 'Přihlaste se prosím znovu', 'logOut'],
] as const)(
  'a session that is %s shows a message while the code of its dialog is being loaded, and can be ended (SES-03)',
  (why, title, type) => {
    const session = renewingSession(why);
    render(inShop(testShop({ session }), <SessionRenewal />));
    expect(screen.getByRole('dialog', { name: title }).getAttribute('aria-busy')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(session.send).toHaveBeenCalledExactlyOnceWith({ type });
  },
);
