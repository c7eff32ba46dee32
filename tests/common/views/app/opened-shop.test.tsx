// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { OpenedShop } from '#app/opened-shop.tsx';
import { Unreachable } from '#app/router/page-code.ts';
import { focusHeadingOfNewPage } from '#common/focus-heading.ts';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Credentials, LogIn, Session } from '#machines/visitor/session/session.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { kept } from '../../src/support/stored-session.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

const code = vi.hoisted(() => ({ startCustomerMachines: vi.fn() }));
vi.mock(import('#app/customer-machines.ts'), () => code as never);
vi.mock(import('#app/router/pages.tsx'), () => ({ Pages: () => <h1>Stránky</h1> }));

// Leaving log-in at the end of a test counts as a navigation, too.
beforeEach(() => {
  document.body.innerHTML = '<h1></h1>';
  focusHeadingOfNewPage();
  document.body.innerHTML = '';
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function show({ hash = '#/', isLoggedIn = false, typed = '' } = {}) {
  window.history.replaceState(null, '', `/${hash}`);
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null>(async () => (isLoggedIn ? { ...kept, expiresAt: 1 } : null)),
        logIn: fromPromise<LogIn, Credentials>(async () => ({ session: { ...kept, expiresAt: 1 }, cartEndsAt: null })),
      },
    }),
  ).start();
  await expect.poll(() => session.getSnapshot().matches('restoring')).toBe(false);
  if (typed !== '') session.send({ type: 'changeUsername', value: typed });
  const loadTexts = vi.fn(() => Promise.resolve());
  const boot = staticActor({ configuration: null, supportedLocales: ['cs'] });
  const shop: Shop = { ...testShop({ session, boot }), loadTexts };
  const page = render(inShop(shop, <OpenedShop />));
  return { shop, session, loadTexts, unmount: page.unmount };
}

const goTo = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

const logIn = ({ session }: Awaited<ReturnType<typeof show>>) =>
  act(async () => {
    session.send({ type: 'changeUsername', value: kept.username });
    session.send({ type: 'changePassword', value: 'a password' });
    session.send({ type: 'submit' });
  });

const login = () => screen.findByRole('button', { name: 'Přihlásit se' });
const pages = () => screen.findByRole('heading', { name: 'Stránky' });

describe('the shop after start-up', () => {
  it('shows log-in alone to a visitor, for whom no page is loaded', async () => {
    const { loadTexts } = await show();
    await login();
    expect(loadTexts).not.toHaveBeenCalled();
    expect(code.startCustomerMachines).not.toHaveBeenCalled();
  });

  it('loads the pages, once, as soon as somebody begins to fill log-in in', async () => {
    const { shop, loadTexts } = await show();
    fireEvent.input(await screen.findByLabelText(/^E-mail/), { target: { value: 'j' } });
    fireEvent.input(await screen.findByLabelText(/^Heslo/), { target: { value: 'p' } });
    await expect.poll(() => code.startCustomerMachines.mock.calls).toEqual([[shop, '/']]);
    expect(loadTexts.mock.calls).toEqual([['customer']]);
    await login();
  });

  it('loads the pages for somebody who has typed before', async () => {
    await show({ typed: 'j' });
    await expect.poll(() => code.startCustomerMachines).toHaveBeenCalledOnce();
  });

  it('loads no pages for a field that gets the first focus', async () => {
    const { loadTexts } = await show();
    fireEvent.focus(await screen.findByLabelText(/^E-mail/));
    await login();
    expect(loadTexts).not.toHaveBeenCalled();
  });

  it('shows the pages to somebody who logs in, as newly opened ones', async () => {
    const opened = await show();
    await login();
    await logIn(opened);
    const heading = await pages();
    focusHeadingOfNewPage();
    expect(document.activeElement).toBe(heading);
  });

  it('shows the pages at another address, also when it is opened later, but not as newly opened ones at once', async () => {
    const { shop } = await show({ hash: '#/registration?more=1' });
    const heading = await pages();
    expect(code.startCustomerMachines.mock.calls).toEqual([[shop, '/registration']]);
    focusHeadingOfNewPage();
    expect(document.activeElement).not.toBe(heading);
    cleanup();
    await show();
    await login();
    await goTo('#/registration');
    await pages();
  });

  it('shows the pages to somebody who is logged in', async () => {
    await show({ isLoggedIn: true });
    await pages();
  });

  it('keeps the pages after log-out', async () => {
    const { session } = await show({ isLoggedIn: true });
    await pages();
    act(() => session.send({ type: 'logOut' }));
    await pages();
  });

  it('says when the server does not give the pages, and loads them when asked again', async () => {
    code.startCustomerMachines.mockImplementationOnce(() => {
      throw new Unreachable('no answer');
    });
    await show({ hash: '#/registration' });
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
    fireEvent.click(retry);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await pages();
    expect(code.startCustomerMachines).toHaveBeenCalledTimes(2);
  });

  it('loads the pages again for log-in after that has failed while it was filled in', async () => {
    code.startCustomerMachines.mockImplementationOnce(() => {
      throw new Error('no code');
    });
    const opened = await show();
    fireEvent.input(await screen.findByLabelText(/^Heslo/), { target: { value: 'p' } });
    await expect.poll(() => code.startCustomerMachines).toHaveBeenCalledOnce();
    await logIn(opened);
    await pages();
  });

  it('does not follow the address any more when it is closed', async () => {
    const { unmount } = await show();
    const remove = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(remove.mock.calls.map(([type]) => type)).toContain('hashchange');
    remove.mockRestore();
  });
});
