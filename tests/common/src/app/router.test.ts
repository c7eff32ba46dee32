import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startCustomerMachines } from '#app/customer-machines.ts';
import { guardOnSessionChange } from '#app/router/guard-on-session-change.ts';
import { createShopRouter } from '#app/router/router.tsx';
// @vitest-environment jsdom
import { pagePaths } from '#contract/page-paths.ts';
import { hashPath } from '#runtime/hash-path.ts';
import type { Shop } from '#runtime/shop.ts';
import { openWholeShop } from '../support/open-shop.ts';
import { createShopServer, type ShopServer } from '../support/shop-server.ts';
import { storeSession, tokenOf } from '../support/stored-session.ts';

let server: ShopServer;
const hour = 3_600_000;
const stops: (() => void)[] = [];

beforeEach(() => {
  server = createShopServer();
  vi.stubGlobal('scrollTo', () => {});
  window.localStorage.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Who = 'visitor' | 'customer' | 'staff';

/** Opens the shop at an address, as a browser does. `told`: what the lasting machines have been told since. */
async function openAt(address: string, who: Who = 'customer') {
  const account = { sub: '7', username: 'adult@linka.example', ...(who === 'staff' && { role: 'OPERATOR' }) };
  if (who !== 'visitor') storeSession({ token: tokenOf(Date.now() + hour, account) });
  window.history.replaceState(null, '', `/#${address}`);
  const { shop } = await openWholeShop();
  startCustomerMachines(shop, hashPath(window.location.hash));
  const told: string[] = [];
  const tell: Shop['tell'] = (id, event) => {
    const { type } = event as { readonly type: string };
    if (type !== 'tick') told.push(`${id} ${type}`);
    shop.tell(id, event);
  };
  const router = createShopRouter({ ...shop, tell });
  await router.load();
  stops.push(() => router.history.destroy());
  const go = async (href: string) => {
    told.length = 0;
    server.takeCalls();
    await router.navigate({ href });
  };
  const isOpen = () => router.state.matches.map(({ routeId }) => routeId);
  return { shop, router, told, go, address: () => window.location.hash.slice(1), isOpen };
}

const account = '/app/user-account';
const permissions = 'GET /eshop/customer-accounts/permissions';

it('has exactly the pages whose addresses the server knows (APP-05)', async () => {
  const { router } = await openAt('/', 'visitor');
  const withoutPage = new Set(['/app', '/desk']);
  expect(
    Object.keys(router.routesByPath)
      .filter((path) => !withoutPage.has(path))
      .toSorted(),
  ).toEqual(pagePaths.toSorted());
});

describe('a visitor', () => {
  it('is led to log-in, which keeps the wanted address, without a step of the history (APP-06)', async () => {
    const length = window.history.length;
    const { address } = await openAt('/app/order-list?state=PAID', 'visitor');
    expect(address()).toBe('/?redirectUrl=%2Fapp%2Forder-list%3Fstate%3DPAID');
    expect(window.history.length).toBe(length);
  });

  it('has an address of plain texts, also of what looks like a number', async () => {
    const { router, address } = await openAt('/verify?token=0012&offset=25', 'visitor');
    expect(router.state.location.search).toEqual({ token: '0012', offset: '25' });
    await router.navigate({ to: '/registration', search: { offset: '25' } as never });
    expect(address()).toBe('/registration?offset=25');
  });

  it('has nobody read, and no permission asked for', async () => {
    const { told } = await openAt('/app/ticket-fare', 'visitor');
    expect(told).toEqual([]);
    expect(server.takeCalls()).not.toContain(permissions);
  });

  it('whose session ended between two ticks is logged out by the next page (APP-08)', async () => {
    const { shop, go, address } = await openAt('/app/order-list');
    shop.clock.correct(Date.now() + 2 * hour);
    await go('/app/shopping-cart');
    expect(address()).toBe('/?redirectUrl=%2Fapp%2Fshopping-cart');
    expect(shop.actor('session').getSnapshot().context.endReason).toBe('expired');
  });
});

describe('a page that not every account may open (APP-10)', () => {
  it('is opened when the server allows it, which is asked once for a page, whatever its query', async () => {
    const { go, address, router } = await openAt('/app/order-list');
    await go('/app/ticket-fare');
    expect(server.takeCalls()).toContain(permissions);
    expect(address()).toBe('/app/ticket-fare');
    await go('/app/ticket-fare?more=1');
    expect(server.takeCalls()).not.toContain(permissions);
    await go('/app/notification-setting');
    expect(server.takeCalls()).toContain(permissions);
    expect(router.state.location.pathname).toBe('/app/notification-setting');
  });

  it('is not opened else, nor when the server does not answer', async () => {
    server.answers.set('/api/eshop/customer-accounts/permissions', { allowedPages: ['ticket-fare'] });
    const { go, address } = await openAt('/app/notification-setting');
    expect(address()).toBe(account);
    server.answers.delete('/api/eshop/customer-accounts/permissions');
    await go('/app/ticket-fare');
    expect(address()).toBe(account);
  });

  it('is not known of the next session', async () => {
    const { shop, router, go } = await openAt('/app/notification-setting');
    const { permissions: kept } = router.options.context;
    expect(kept.known()).toContain('notification-setting');
    shop.tell('session', { type: 'logOut' });
    await go('/');
    expect(kept.known()).toBeNull();
  });

  it('is not asked about for a page that everybody may open', async () => {
    const { go } = await openAt('/app/order-list');
    await go('/app/shopping-cart');
    expect(server.takeCalls()).not.toContain(permissions);
  });
});

describe('the machines of the customer', () => {
  it('read by themselves for the first page, and are notified of each later one', async () => {
    const { told, go } = await openAt('/app/order-list');
    expect(told).toEqual(['customerSelection selectRegistered']);
    await go('/app/shopping-cart');
    expect(told).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(told).toEqual(['customerSelection selectRegistered', 'cart refresh', 'customerSelection refresh']);
    await go('/app/user-linked-account/7');
    expect(told).toEqual(['customerSelection selectLinked', 'cart refresh']);
  });

  it('read the account page again after a link to itself, but not when its query changes', async () => {
    const { told, go } = await openAt(account);
    await go(`${account}?apply=CHIP`);
    expect(told).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(told).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(told).toEqual(['customerSelection selectRegistered', 'cart refresh', 'customerSelection refresh']);
  });

  it('read nothing again when a dialog opens above a page or closes (DLG-04)', async () => {
    const { told, router } = await openAt(account);
    for (const [address, dialogs] of [
      [`${account}?dialog=ticketFare`, ['dialog=ticketFare']],
      [account, []],
    ] as const) {
      told.length = 0;
      router.history.push(address, { dialogs });
      await router.load();
      expect(told).toEqual(['customerSelection selectRegistered']);
    }
  });

  it('are told nothing when a page is only preloaded', async () => {
    const { told, router } = await openAt('/app/order-list');
    told.length = 0;
    server.takeCalls();
    await router.preloadRoute({ to: '/app/ticket-fare' });
    await router.preloadRoute({ to: '/app/user-linked-account/$customerId', params: { customerId: '7' } });
    expect(told).toEqual([]);
    expect(server.takeCalls()).toEqual([]);
  });

  it('read by themselves again after the next log-in', async () => {
    const { shop, told, go } = await openAt('/app/order-list');
    shop.tell('session', { type: 'logOut' });
    await go('/');
    server.answers.set('/api/eshop/auth/login', {
      token: tokenOf(Date.now() + hour),
      customerAccountId: 7,
      username: 'adult@linka.example',
      customer: null,
    });
    shop.tell('session', { type: 'changeUsername', value: 'adult@linka.example' });
    shop.tell('session', { type: 'changePassword', value: 'a password' });
    shop.tell('session', { type: 'submit' });
    await waitFor(shop.actor('session'), (session) => session.matches('loggedIn'));
    await go('/app/order-list');
    expect(told).toEqual(['customerSelection selectRegistered']);
  });

  it.each(['/app/user-linked-account/7a', '/app/user-linked-account/0'])(
    'are of the own account at %s, which names nobody (ACC-05)',
    async (path) => {
      const length = window.history.length;
      const { address } = await openAt(path);
      expect(address()).toBe(account);
      expect(window.history.length).toBe(length);
    },
  );
});

describe('the pages of the staff', () => {
  it('are opened with all texts', async () => {
    const { address, isOpen } = await openAt('/desk/payments', 'staff');
    expect(address()).toBe('/desk/payments');
    expect(isOpen()).toEqual(['__root__', '/desk', '/desk/payments']);
    expect(
      server.requests.filter(({ url }) => url.includes('/messages')).map(({ url }) => new URL(url).search),
    ).toEqual([expect.stringContaining('scope=customer'), expect.not.stringContaining('scope')]);
  });

  it.each([
    ['the operator does not use it', {}, '/desk/payments'],
    ['the operator uses it', { applicationDeskAllowed: true }, '/desk/card-applications'],
  ])('have the one of card applications if %s', async (_who, changes, expected) => {
    server.answers.set('/api/public/system-configurations', {
      ...server.configuration,
      applicationDeskAllowed: false,
      eshopReclamationEnabled: false,
      ...changes,
    });
    const { address } = await openAt('/desk/card-applications', 'staff');
    expect(address()).toBe(expected);
  });

  it('are of the staff alone', async () => {
    expect((await openAt('/desk/payments')).address()).toBe(account);
  });
});

describe('the page of the pass', () => {
  it('is another page of the browser, which is opened in place of this one, but not when it is preloaded', async () => {
    const { router, go } = await openAt('/app/order-list');
    const replace = vi.fn();
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '#/app/order-list', replace });
    await router.preloadRoute({ to: '/app/pass' });
    expect(replace).not.toHaveBeenCalled();
    await go('/app/pass');
    expect(replace.mock.calls).toEqual([['/app/pass']]);
  });
});

describe('the end of a session', () => {
  async function openGuarded(address: string, who: Who = 'customer') {
    const opened = await openAt(address, who);
    const stop = guardOnSessionChange(opened.shop, opened.router);
    stops.push(stop);
    return { ...opened, stop };
  }

  it('by log-out leads to log-in without the last page (SES-04)', async () => {
    const { shop, address } = await openGuarded('/app/order-list?state=PAID');
    shop.tell('session', { type: 'logOut' });
    await expect.poll(address).toBe('/');
  });

  it('by itself leads to log-in, which keeps the last page (SES-02)', async () => {
    const { shop, address } = await openGuarded('/app/order-list?state=PAID');
    shop.tell('session', { type: 'tick', now: Date.now() + 2 * hour });
    await expect.poll(address).toBe('/?redirectUrl=%2Fapp%2Forder-list%3Fstate%3DPAID');
  });

  it('is not watched any more after that is stopped', async () => {
    const { shop, router, stop } = await openGuarded('/app/order-list');
    stop();
    const [navigate, invalidate] = [vi.spyOn(router, 'navigate'), vi.spyOn(router, 'invalidate')];
    shop.tell('session', { type: 'logOut' });
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).not.toHaveBeenCalled();
  });
});
