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

// Forgets the navigations of the previous test: if that test ended on the log-in page, leaving the page is a navigation.
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

describe('the shop after its start', () => {
  it('shows only log-in to a visitor, and does not load the other pages', async () => {
    const { loadTexts } = await show();
    await login();
    expect(loadTexts).not.toHaveBeenCalled();
    expect(code.startCustomerMachines).not.toHaveBeenCalled();
  });

  it('loads the pages only once, as soon as the person begins to fill in log-in', async () => {
    const { shop, loadTexts } = await show();
    fireEvent.input(await screen.findByLabelText(/^E-mail/), { target: { value: 'j' } });
    fireEvent.input(await screen.findByLabelText(/^Heslo/), { target: { value: 'p' } });
    await expect.poll(() => code.startCustomerMachines.mock.calls).toEqual([[shop, '/']]);
    expect(loadTexts.mock.calls).toEqual([['account']]);
    await login();
  });

  it('loads the pages if the person has typed before', async () => {
    await show({ typed: 'j' });
    await expect.poll(() => code.startCustomerMachines).toHaveBeenCalledOnce();
  });

  it('does not load the pages because of the initial focus of a field', async () => {
    const { loadTexts } = await show();
    fireEvent.focus(await screen.findByLabelText(/^E-mail/));
    await login();
    expect(loadTexts).not.toHaveBeenCalled();
  });

  it('shows the pages after a log-in, and treats the first page as newly opened', async () => {
    const opened = await show();
    await login();
    await logIn(opened);
    const heading = await pages();
    focusHeadingOfNewPage();
    expect(document.activeElement).toBe(heading);
  });

  it('shows the pages at another address, also if it is opened later; a page that is loaded at once is not newly opened', async () => {
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

  it('shows the pages to a logged-in person', async () => {
    await show({ isLoggedIn: true });
    await pages();
  });

  it('keeps the pages after log-out', async () => {
    const { session } = await show({ isLoggedIn: true });
    await pages();
    act(() => session.send({ type: 'logOut' }));
    await pages();
  });

  it('says that the pages cannot be loaded, and loads them again on request', async () => {
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

  it('loads the pages again after the log-in if loading failed while log-in was filled in', async () => {
    code.startCustomerMachines.mockImplementationOnce(() => {
      throw new Error('no code');
    });
    const opened = await show();
    fireEvent.input(await screen.findByLabelText(/^Heslo/), { target: { value: 'p' } });
    await expect.poll(() => code.startCustomerMachines).toHaveBeenCalledOnce();
    await logIn(opened);
    await pages();
  });

  it('does not listen to changes of the address any more after it is unmounted', async () => {
    const { unmount } = await show();
    const remove = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(remove.mock.calls.map(([type]) => type)).toContain('hashchange');
    remove.mockRestore();
  });
});
