// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCustomerMachines } from '#app/customer-machines.ts';
import { Pages } from '#app/router/pages.tsx';
import { prefetchReport } from '#common/failure-report/offered-report.tsx';
import { ShopProvider } from '#common/shop-context.tsx';
import { hashPath } from '#runtime/hash-path.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { emulateModalDialogs } from '../../views/support/modal-dialogs.ts';
import { openWholeShop } from '../support/open-shop.ts';
import { createShopServer, type ShopServer } from '../support/shop-server.ts';
import { storeSession, tokenOf } from '../support/stored-session.ts';

vi.mock(import('#common/failure-report/offered-report.tsx'), async (original) => ({
  ...(await original()),
  prefetchReport: vi.fn(),
}));

emulateModalDialogs();

let server: ShopServer;

beforeEach(() => {
  server = createShopServer();
  window.localStorage.clear();
  fillBrowserGaps();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function openAt(address: string) {
  window.history.replaceState(null, '', `/#${address}`);
  const { shop, texts } = await openWholeShop();
  startCustomerMachines(shop, hashPath(window.location.hash));
  const draw = () =>
    render(
      <RawIntlProvider value={texts.intl()}>
        <ShopProvider value={shop}>
          <Pages />
        </ShopProvider>
      </RawIntlProvider>,
    );
  return { shop, draw };
}

const heading = (name: string) => expect.poll(() => screen.queryByRole('heading', { level: 1, name })).not.toBeNull();
const goTo = (address: string) =>
  act(async () => {
    window.location.hash = `#${address}`;
  });

describe('the pages', () => {
  it('show the waiting frame until the first page is known', async () => {
    const { draw } = await openAt('/registration');
    draw();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await heading('Registrace');
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('show the waiting frame while the server is asked whether the page may be opened (APP-10)', async () => {
    storeSession({ token: tokenOf(Date.now() + 3_600_000) });
    const { draw } = await openAt('/app/notification-setting');
    const { promise, resolve } = Promise.withResolvers();
    server.answers.set('/api/eshop/customer-accounts/permissions', promise);
    draw();
    await expect.poll(() => server.requests.some(({ url }) => url.includes('permissions'))).toBe(true);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    resolve({ allowedPages: ['notification-setting'] });
    await heading('Nastavení upozornění');
  });

  it('show that an address is unknown (APP-05)', async () => {
    storeSession({ token: tokenOf(Date.now() + 3_600_000) });
    const { draw } = await openAt('/app/nowhere');
    draw();
    await heading('Stránka nenalezena');
    expect(document.title).toBe('Stránka nenalezena – Linka');
  });

  it('move the focus to the heading of another page, but not to the heading of the first page', async () => {
    const { draw } = await openAt('/registration');
    draw();
    await heading('Registrace');
    expect(document.activeElement).toBe(document.body);
    await goTo('/forgotten-password');
    await expect.poll(() => document.activeElement?.textContent).toBe('Zapomenuté heslo');
  });

  it('remove the toasts of a page when another page opens, but not when only the query changes (TST-03)', async () => {
    const { shop, draw } = await openAt('/registration');
    const navigated: string[] = [];
    shop.actor('toasts').system.inspect(({ type, ...event }) => {
      if (type === '@xstate.event' && 'event' in event && event.event.type === 'navigate')
        navigated.push(window.location.hash);
    });
    draw();
    await heading('Registrace');
    navigated.length = 0;
    await goTo('/registration?more=1');
    await expect.poll(() => window.location.hash).toBe('#/registration?more=1');
    expect(navigated).toHaveLength(0);
    await goTo('/forgotten-password');
    await heading('Zapomenuté heslo');
    expect(navigated).toHaveLength(1);
  });

  it('lead to log-in when the session ends', async () => {
    storeSession({ token: tokenOf(Date.now() + 3_600_000) });
    const { shop, draw } = await openAt('/app/order-list');
    draw();
    await heading('Objednávky');
    act(() => shop.tell('session', { type: 'logOut' }));
    await heading('Přihlášení');
  });

  it('ask for the password in a dialog when the session is about to end (SES-03)', async () => {
    const end = Date.now() + 3_600_000;
    storeSession({ token: tokenOf(end) });
    const { shop, draw } = await openAt('/app/order-list');
    draw();
    await heading('Objednávky');
    act(() => shop.tell('session', { type: 'tick', now: end - 60_000 }));
    await expect.poll(() => screen.queryByRole('dialog')).not.toBeNull();
  });

  it('prefetch the code of the failure report after a minute', async () => {
    const { draw } = await openAt('/registration');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { unmount } = draw();
    await act(() => vi.advanceTimersByTimeAsync(59_999));
    expect(prefetchReport).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(prefetchReport).toHaveBeenCalledOnce();
    unmount();
    draw().unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(prefetchReport).toHaveBeenCalledOnce();
  });
});
