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

/**
 * Opens the shop at an address, as a browser does. `sent` contains the events that the lasting machines got since then.
 */
async function openAt(address: string, who: Who = 'customer') {
  const account = { sub: '7', username: 'adult@linka.example', ...(who === 'staff' && { role: 'OPERATOR' }) };
  if (who !== 'visitor') storeSession({ token: tokenOf(Date.now() + hour, account) });
  window.history.replaceState(null, '', `/#${address}`);
  const { shop } = await openWholeShop();
  startCustomerMachines(shop, hashPath(window.location.hash));
  const sent: string[] = [];
  const tell: Shop['tell'] = (id, event) => {
    const { type } = event as { readonly type: string };
    if (type !== 'tick') sent.push(`${id} ${type}`);
    shop.tell(id, event);
  };
  const router = createShopRouter({ ...shop, tell });
  await router.load();
  stops.push(() => router.history.destroy());
  const go = async (href: string) => {
    sent.length = 0;
    server.takeCalls();
    await router.navigate({ href });
  };
  const isOpen = () => router.state.matches.map(({ routeId }) => routeId);
  return { shop, router, sent, go, address: () => window.location.hash.slice(1), isOpen };
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
  it('is redirected to log-in, which keeps the requested address, without a new history entry (APP-06)', async () => {
    const length = window.history.length;
    const { address } = await openAt('/app/order-list?state=PAID', 'visitor');
    expect(address()).toBe('/?redirectUrl=%2Fapp%2Forder-list%3Fstate%3DPAID');
    expect(window.history.length).toBe(length);
  });

  it('has query values that are strings, even if they look like numbers', async () => {
    const { router, address } = await openAt('/verify?token=0012&offset=25', 'visitor');
    expect(router.state.location.search).toEqual({ token: '0012', offset: '25' });
    await router.navigate({ to: '/registration', search: { offset: '25' } as never });
    expect(address()).toBe('/registration?offset=25');
  });

  it("causes no request for a customer's data or for permissions", async () => {
    const { sent } = await openAt('/app/ticket-fare', 'visitor');
    expect(sent).toEqual([]);
    expect(server.takeCalls()).not.toContain(permissions);
  });

  it('is logged out by the next page if the session ended between two ticks (APP-08)', async () => {
    const { shop, go, address } = await openAt('/app/order-list');
    shop.clock.correct(Date.now() + 2 * hour);
    await go('/app/shopping-cart');
    expect(address()).toBe('/?redirectUrl=%2Fapp%2Fshopping-cart');
    expect(shop.actor('session').getSnapshot().context.endReason).toBe('expired');
  });
});

describe('a page that not every account may open (APP-10)', () => {
  it('is opened if the server allows it; the server is asked one time for each page, regardless of the query', async () => {
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

  it('is not opened if the server does not allow it, or does not answer', async () => {
    server.answers.set('/api/eshop/customer-accounts/permissions', { allowedPages: ['ticket-fare'] });
    const { go, address } = await openAt('/app/notification-setting');
    expect(address()).toBe(account);
    server.answers.delete('/api/eshop/customer-accounts/permissions');
    await go('/app/ticket-fare');
    expect(address()).toBe(account);
  });

  it('is not known as allowed any more in the next session', async () => {
    const { shop, router, go } = await openAt('/app/notification-setting');
    const { permissions: kept } = router.options.context;
    expect(kept.known()).toContain('notification-setting');
    shop.tell('session', { type: 'logOut' });
    await go('/');
    expect(kept.known()).toBeNull();
  });

  it('is the only kind of page for which the server is asked', async () => {
    const { go } = await openAt('/app/order-list');
    await go('/app/shopping-cart');
    expect(server.takeCalls()).not.toContain(permissions);
  });
});

describe('the machines of the customer', () => {
  it('read the first page without an event, and are notified of each later page', async () => {
    const { sent, go } = await openAt('/app/order-list');
    expect(sent).toEqual(['customerSelection selectRegistered']);
    await go('/app/shopping-cart');
    expect(sent).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(sent).toEqual(['customerSelection selectRegistered', 'cart refresh', 'customerSelection refresh']);
    await go('/app/user-linked-account/7');
    expect(sent).toEqual(['customerSelection selectLinked', 'cart refresh']);
  });

  it('read the account page again after a link to itself, but not when its query changes', async () => {
    const { sent, go } = await openAt(account);
    await go(`${account}?apply=CHIP`);
    expect(sent).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(sent).toEqual(['customerSelection selectRegistered', 'cart refresh']);
    await go(account);
    expect(sent).toEqual(['customerSelection selectRegistered', 'cart refresh', 'customerSelection refresh']);
  });

  it('read nothing again when a dialog is opened above a page or closed (DLG-04)', async () => {
    const { sent, router } = await openAt(account);
    for (const [address, dialogs] of [
      [`${account}?dialog=ticketFare`, ['dialog=ticketFare']],
      [account, []],
    ] as const) {
      sent.length = 0;
      router.history.push(address, { dialogs });
      await router.load();
      expect(sent).toEqual(['customerSelection selectRegistered']);
    }
  });

  it('get no event when a page is only preloaded', async () => {
    const { sent, router } = await openAt('/app/order-list');
    sent.length = 0;
    server.takeCalls();
    await router.preloadRoute({ to: '/app/ticket-fare' });
    await router.preloadRoute({ to: '/app/user-linked-account/$customerId', params: { customerId: '7' } });
    expect(sent).toEqual([]);
    expect(server.takeCalls()).toEqual([]);
  });

  it('read the first page after the next log-in without an event, too', async () => {
    const { shop, sent, go } = await openAt('/app/order-list');
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
    expect(sent).toEqual(['customerSelection selectRegistered']);
  });

  it.each(['/app/user-linked-account/7a', '/app/user-linked-account/0'])(
    "select the account's own customer at %s, which does not name a customer (ACC-05)",
    async (path) => {
      const length = window.history.length;
      const { address } = await openAt(path);
      expect(address()).toBe(account);
      expect(window.history.length).toBe(length);
    },
  );
});

describe('the pages of the staff', () => {
  it('are opened after all texts were loaded', async () => {
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
  ])('include the page of card applications only if the operator uses it: %s', async (_who, changes, expected) => {
    server.answers.set('/api/public/system-configurations', {
      ...server.configuration,
      applicationDeskAllowed: false,
      eshopReclamationEnabled: false,
      ...changes,
    });
    const { address } = await openAt('/desk/card-applications', 'staff');
    expect(address()).toBe(expected);
  });

  it('can be opened only by the staff', async () => {
    expect((await openAt('/desk/payments')).address()).toBe(account);
  });
});

describe('the page of the pass', () => {
  it("replaces the shop's page in the browser when it is opened, but not when it is preloaded", async () => {
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

  it('leads to log-in without the last page after log-out (SES-04)', async () => {
    const { shop, address } = await openGuarded('/app/order-list?state=PAID');
    shop.tell('session', { type: 'logOut' });
    await expect.poll(address).toBe('/');
  });

  it('leads to log-in, which keeps the last page, when the token has expired (SES-02)', async () => {
    const { shop, address } = await openGuarded('/app/order-list?state=PAID');
    shop.tell('session', { type: 'tick', now: Date.now() + 2 * hour });
    await expect.poll(address).toBe('/?redirectUrl=%2Fapp%2Forder-list%3Fstate%3DPAID');
  });

  it('has no effect any more after the guard is stopped', async () => {
    const { shop, router, stop } = await openGuarded('/app/order-list');
    stop();
    const [navigate, invalidate] = [vi.spyOn(router, 'navigate'), vi.spyOn(router, 'invalidate')];
    shop.tell('session', { type: 'logOut' });
    expect(navigate).not.toHaveBeenCalled();
    expect(invalidate).not.toHaveBeenCalled();
  });
});
