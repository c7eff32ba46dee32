// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createShop, type ShopOptions } from '#app/create-shop.ts';
import { start } from '#app/start.tsx';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { Shop } from '#runtime/shop.ts';
import { storedSession } from '#runtime/stored-session.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { blockStores, blockTabStore, withoutStores } from '../support/block-stores.ts';
import { createShopServer, type ShopServer } from '../support/shop-server.ts';
import { kept, storeSession, tokenOf } from '../support/stored-session.ts';

vi.mock(import('#app/create-shop.ts'), async (original) => {
  const { createShop: create } = await original();
  return { createShop: vi.fn(create) };
});

const roots = vi.hoisted((): { unmount: () => void }[] => []);
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  const createRoot: typeof client.createRoot = (...options) => {
    const root = client.createRoot(...options);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

const settingsPath = systemConfigurations.path;

let server: ShopServer;
let container: HTMLElement;

beforeEach(() => {
  fillBrowserGaps();
  server = createShopServer();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  window.localStorage.clear();
  document.documentElement.lang = 'cs';
  document.body.innerHTML = '<div id="root"></div>';
  container = document.querySelector('#root') as HTMLElement;
});
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  delete document.documentElement.dataset['away'];
});

/** Puts the extensions of the back end into the page, as the reference server does. */
function offerInPage(extensions: readonly string[]): void {
  const block = document.createElement('script');
  block.id = 'prepared-answers';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ [settingsPath]: { extensions } });
  document.body.append(block);
}

/** Starts the shop at an address; resolves when start-up has ended. */
async function startAt(address: string, role?: string): Promise<{ shop: Shop; options: ShopOptions }> {
  if (role !== undefined) {
    const account = { sub: '7', username: 'adult@linka.example', role };
    storeSession({ token: tokenOf(Date.now() + 3_600_000, account) });
  }
  window.history.replaceState(null, '', `/#${address}`);
  await act(() => start(container));
  const [[options], { value: shop }] = [
    vi.mocked(createShop).mock.calls[0],
    vi.mocked(createShop).mock.results[0],
  ] as never as [[ShopOptions], { value: Shop }];
  await act(async () => void (await waitFor(shop.actor('boot'), (snapshot) => !snapshot.hasTag('busy'))));
  return { shop, options };
}

const heading = (name: string) =>
  expect
    .poll(() => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent))
    .toEqual([name]);
const scopesOf = () =>
  server.requests
    .filter(({ url }) => url.includes('/messages'))
    .map(({ url }) => new URL(url).searchParams.get('scope'));

describe('the start of the shop', () => {
  it("at log-in reads a visitor's texts, and no personal data", async () => {
    await startAt('/');
    await heading('Přihlášení');
    expect(scopesOf()[0]).toBe('visitor');
    expect(server.takeCalls().filter((call) => /cart|account-page/.test(call))).toEqual([]);
  });

  it("at a customer's page reads the texts of all customers' pages, and the customer's data at once", async () => {
    // On a busy machine, compiling the page takes longer than its heading is awaited.
    await import('#features/purchase/order-list/order-list-screen.tsx');
    offerInPage(['accountPage']);
    const { shop } = await startAt('/app/order-list', 'CUSTOMER');
    await heading('Objednávky');
    expect(scopesOf()).toEqual(['customer']);
    expect(server.takeCalls().filter((call) => call.includes('account-page'))).toHaveLength(1);
    expect(shop.actor('cart').getSnapshot().matches('absent')).toBe(false);
  });

  it("reads a customer's data while the settings of the shop are still being read, if the page has the extensions", async () => {
    const settings = Promise.withResolvers();
    server.answers.set(settingsPath, settings.promise);
    storeSession({ token: tokenOf(Date.now() + 3_600_000) });
    window.history.replaceState(null, '', '/#/app/order-list');
    offerInPage(['accountPage']);
    await act(() => start(container));
    await expect.poll(() => server.requests.some(({ url }) => url.includes('account-page'))).toBe(true);
    settings.resolve(server.configuration);
    await heading('Objednávky');
  });

  it("reads a customer's data by specified calls if the settings name no extensions (CAL-03)", async () => {
    // On a busy machine, compiling it takes longer than its first call is awaited.
    await import('#app/other-answers.ts');
    const settings = Promise.withResolvers();
    server.answers.set(settingsPath, settings.promise);
    storeSession({ token: tokenOf(Date.now() + 3_600_000) });
    window.history.replaceState(null, '', '/#/app/order-list');
    await act(() => start(container));
    const { extensions: _, ...plain } = server.configuration;
    settings.resolve(plain);
    await heading('Objednávky');
    const asked = () => server.requests.map(({ url }) => new URL(url).pathname);
    await expect.poll(asked).toContain('/api/eshop/customers-logged-customer');
    expect(asked()).not.toContain('/api/eshop/customers-account-page');
  });

  it('shows its page instead of the waiting frame, also if the server could not render log-in (APP-01)', async () => {
    document.documentElement.dataset['away'] = '';
    await startAt('/app/order-list', 'CUSTOMER');
    await heading('Objednávky');
    expect(document.documentElement.dataset['away']).toBeUndefined();
  });

  it('at a page of the desk reads all texts', async () => {
    await startAt('/desk/payments', 'OPERATOR');
    expect(scopesOf()).toEqual([null]);
  });

  it('opens the language that was chosen before', async () => {
    window.localStorage.setItem('linka.locale', JSON.stringify({ version: 1, value: 'en' }));
    const { options } = await startAt('/');
    expect(options.texts.locale()).toBe('en');
    expect(server.requests.map(({ headers }) => headers.get('accept-language'))[0]).toBe('en');
  });

  it('provides `goTo`, which opens an address with or without a new history entry', async () => {
    const { options } = await startAt('/');
    const length = window.history.length;
    options.goTo('/registration', { replace: true });
    expect([window.location.hash, window.history.length]).toEqual(['#/registration', length]);
    options.goTo('/verification');
    expect([window.location.hash, window.history.length]).toEqual(['#/verification', length + 1]);
  });

  it("replaces a dialog's history entry by the page that is opened from it, so that back leads to the page below (DLG-04)", async () => {
    const { options } = await startAt('/');
    window.history.pushState({ dialogs: ['dialog=menu'] }, '', '#/?dialog=menu');
    const { length } = window.history;
    options.goTo('/verification');
    expect([window.location.hash, window.history.length]).toEqual(['#/verification', length]);
    window.history.pushState({ dialogs: [] }, '', '#/registration');
    options.goTo('/verification');
    expect(window.history.length).toBe(length + 2);
  });

  it('shows only log-in to a visitor, also at the address of another page', async () => {
    await startAt('/app/order-list');
    await heading('Přihlášení');
    expect(window.location.hash).toBe('#/?redirectUrl=%2Fapp%2Forder-list');
  });
});

describe('a browser whose stores are blocked', () => {
  const notKept = /Váš prohlížeč si pro tento e-shop nic neukládá/;
  let restore: () => void;
  afterEach(() => {
    restore();
    storedSession.drop();
  });

  async function logInAt(address: string): Promise<Shop> {
    server.answers.set('/api/eshop/auth/login', {
      ...kept,
      token: tokenOf(Date.now() + 3_600_000),
      customer: { ...kept.customer, cartLifeTime: null },
    });
    const { shop } = await startAt(address);
    await heading('Přihlášení');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: kept.username } });
    fireEvent.change(screen.getByLabelText('Heslo'), { target: { value: 'a password' } });
    const button = screen.getByRole('button', { name: 'Přihlásit se' });
    await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
    fireEvent.click(button);
    await expect.poll(() => shop.actor('session').getSnapshot().matches('loggedIn')).toBe(true);
    return shop;
  }

  it.each([
    ['blocks all site data', blockStores],
    ['has no stores at all', withoutStores],
  ])('lets a person log in, and explains the consequences one time: it %s', async (_, arrange) => {
    restore = arrange();
    await logInAt('/app/order-list');
    await heading('Objednávky');
    expect(screen.getAllByText(notKept)).toHaveLength(1);
  });

  it('lets a person log in without a message if only sessionStorage is blocked', async () => {
    restore = blockTabStore();
    await logInAt('/app/order-list');
    await heading('Objednávky');
    expect(screen.queryByText(notKept)).toBeNull();
  });

  it('lets a visitor register as usual', async () => {
    restore = blockStores();
    await startAt('/registration');
    await heading('Registrace');
  });
});
