// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startCustomerMachines } from '#app/customer-machines.ts';
import { login } from '#contract/endpoints/auth.ts';
import { customer, customerCards } from '#contract/endpoints/customers.ts';
import { order } from '#contract/endpoints/orders.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Shop } from '#runtime/shop.ts';
import { createWholeShop, openWholeShop } from '../support/open-shop.ts';
import { createShopServer, refusal, type ShopServer } from '../support/shop-server.ts';
import { isStored, kept, storeSession, tokenOf } from '../support/stored-session.ts';

const tools = vi.hoisted(() => ({ startSandboxTools: vi.fn(), openDoor: vi.fn() }));
vi.mock(import('#runtime/sandbox-tools.ts'), () => tools);
vi.mock(import('#app/flow-map/flow-map-door.ts'), () => tools as never);

let server: ShopServer;

const toastsOf = (shop: Shop) =>
  shop
    .actor('toasts')
    .getSnapshot()
    .context.toasts.map(({ request }) => request);
const sessionOf = (shop: Shop) => shop.actor('session').getSnapshot();

beforeEach(() => {
  server = createShopServer();
  window.localStorage.clear();
  storeSession({ token: tokenOf(Date.now() + 3_600_000) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const customer7 = { params: { id: 7 } };
const address = '/api/eshop/customers/7';

describe('a call of the shop', () => {
  it('contains the token of the session, the language, and the injected faults of the address', async () => {
    window.history.replaceState(null, '', '/?fault=customer=slow');
    const { shop } = await openWholeShop();
    server.requests.length = 0;
    await shop.call(customer, customer7).catch(() => {});
    const [{ headers }] = server.requests as [Request];
    expect(headers.get('authorization')).toBe(`Bearer ${sessionOf(shop).context.session?.token}`);
    expect(headers.get('accept-language')).toBe('cs');
    expect(headers.get('x-linka-fault')).toBe('customer=slow');
    shop.tell('session', { type: 'logOut' });
    server.requests.length = 0;
    await shop.call(customer, customer7).catch(() => {});
    const ofCustomer = server.requests.filter(({ url }) => url.includes(address));
    expect(ofCustomer.map((request) => request.headers.has('authorization'))).toEqual([false]);
    window.history.replaceState(null, '', '/?fault=');
    await shop.call(customer, customer7).catch(() => {});
    window.history.replaceState(null, '', '/');
  });

  it("sets the clock to the server's time", async () => {
    const { shop } = await openWholeShop();
    expect(shop.clock.isKnown()).toBe(false);
    const time = Date.now() - 60_000;
    server.answers.set(address, refusal('BAD_REQUEST', 400, { 'x-linka-time': String(time) }));
    await shop.call(customer, customer7).catch(() => {});
    expect(shop.clock.isKnown()).toBe(true);
    expect(shop.clock.now() - time).toBeLessThan(30_000);
  });

  it('waits as long as calls are held', async () => {
    const { shop } = await openWholeShop();
    server.requests.length = 0;
    const held: string[] = [];
    let letThrough = () => {};
    shop.holdCalls(({ name }) => {
      held.push(name);
      return new Promise((resolve) => (letThrough = resolve));
    });
    const call = shop.call(customer, customer7).catch(() => {});
    await expect.poll(() => held).toEqual(['customer']);
    expect(server.requests).toEqual([]);
    letThrough();
    await call;
    expect(server.takeCalls()).toEqual(['GET /eshop/customers/7']);
    shop.holdCalls(null);
    await shop.call(customer, customer7).catch(() => {});
    expect(held).toEqual(['customer']);
  });

  it('asks for the password if its token is refused, and ends the session if no password is given (API-03)', async () => {
    const { shop } = await openWholeShop();
    server.answers.set(address, refusal('UNAUTHENTICATED', 401));
    const call = shop.call(customer, customer7).catch((failure: unknown) => failure);
    await waitFor(shop.actor('session'), (session) => session.matches({ loggedIn: 'renewing' }));
    shop.tell('session', { type: 'logOut' });
    expect(await call).toMatchObject({ status: 401 });
    expect(sessionOf(shop).context.endReason).toBe('loggedOut');
  });

  it('ends the session if the new token is refused as well', async () => {
    const { shop } = await openWholeShop();
    server.answers.set(address, refusal('UNAUTHENTICATED', 401));
    const call = shop.call(customer, customer7).catch((failure: unknown) => failure);
    await waitFor(shop.actor('session'), (session) => session.matches({ loggedIn: 'renewing' }));
    const token = tokenOf(Date.now() + 7_200_000);
    server.answers.set('/api/eshop/auth/login', { ...kept, token, customer: null });
    shop.tell('session', { type: 'changePassword', value: 'a password' });
    shop.tell('session', { type: 'submit' });
    await call;
    expect(sessionOf(shop).matches('loggedOut')).toBe(true);
    expect(sessionOf(shop).context.endReason).toBe('refused');
    expect(isStored()).toBe(false);
  });

  it('does not end the session if it is refused but needs no log-in', async () => {
    const { shop } = await openWholeShop();
    server.answers.set('/api/eshop/auth/login', refusal('INVALID_CREDENTIALS', 401));
    await shop.call(login, { body: { username: 'jana@linka.example', password: 'other' } }).catch(() => {});
    expect(sessionOf(shop).matches('loggedIn')).toBe(true);
  });

  it('shows its failure one time for calls at the same time, and again for a later call (API-02)', async () => {
    const { shop } = await openWholeShop();
    server.answers.set(address, refusal('INTERNAL_ERROR', 500));
    const attempt = () => shop.call(customer, customer7).catch(() => {});
    await Promise.all([attempt(), attempt()]);
    expect(toastsOf(shop)).toMatchObject([{ messageId: 'errors.INTERNAL_ERROR', colour: 'error' }]);
    const idOfToast = () => shop.actor('toasts').getSnapshot().context.toasts[0]?.id;
    const first = idOfToast();
    await attempt();
    expect(toastsOf(shop)).toHaveLength(1);
    expect(idOfToast()).not.toBe(first);
  });

  it('does not show its failure if it reads the settings at start-up: start-up shows the failure (APP-02)', async () => {
    server.answers.set('/api/public/system-configurations', refusal('INTERNAL_ERROR', 500));
    const { shop } = createWholeShop();
    await waitFor(shop.actor('boot'), (snapshot) => snapshot.matches('unavailable'));
    expect(toastsOf(shop).map(({ messageId }) => messageId)).toEqual(['boot.configurationFailed']);
  });

  it('sends no request if the page contains its response', async () => {
    const settings = '/api/public/system-configurations';
    const { shop } = await openWholeShop(new Map([[settings, { ...server.configuration, brand: 'lipka' }]]));
    expect(server.takeCalls()).not.toContain('GET /public/system-configurations');
    expect(shop.actor('boot').getSnapshot().context.configuration?.brand).toBe('lipka');
  });
});

describe('a call about a customer whose link was cancelled in another window', () => {
  const readAgain = async (path: string, answer: Response, action: (shop: Shop) => Promise<unknown>) => {
    const { shop } = await openWholeShop();
    startCustomerMachines(shop, '/app/user-account');
    await waitFor(shop.actor('customerSelection'), (selection) => selection.matches('none'));
    server.answers.set(path, answer);
    await action(shop).catch(() => {});
    return shop.actor('customerSelection').getSnapshot().matches('readingOwn');
  };
  const cards = '/api/eshop/customers/7/cards';
  const readCards = (shop: Shop) => shop.call(customerCards, customer7);

  it('makes the shop read the customer of the page again', async () => {
    expect(await readAgain(cards, refusal('NOT_FOUND', 404), readCards)).toBe(true);
  });

  it.each([
    ['fails with another error', cards, 'FORBIDDEN', 403, readCards],
    ['is about an order', '/api/eshop/orders/7', 'NOT_FOUND', 404, (shop: Shop) => shop.call(order, customer7)],
  ] as const)('reads nothing again if it %s', async (_why, path, name, status, action) => {
    expect(await readAgain(path, refusal(name, status), action)).toBe(false);
  });
});

describe('the lasting machines', () => {
  it('are recorded in the flow log and in the live machines', async () => {
    const { shop, log } = await openWholeShop();
    expect(shop.log).toBe(log);
    expect(new Set(log.stretches().map(({ machine }) => machine))).toEqual(
      new Set(['root', 'toasts', 'session', 'boot']),
    );
    expect(shop.machines.running().map(({ id }) => id)).toEqual(expect.arrayContaining(['toasts', 'session']));
  });

  it('of a customer are started only one time; before that, they cannot be read and ignore events', async () => {
    const { shop } = await openWholeShop();
    expect(() => shop.actor('cart')).toThrow('the machine cart has not been started');
    shop.tell('cart', { type: 'refresh' });
    startCustomerMachines(shop, '/');
    const [cart, selection] = [shop.actor('cart'), shop.actor('customerSelection')];
    startCustomerMachines(shop, '/');
    expect([shop.actor('cart'), shop.actor('customerSelection')]).toEqual([cart, selection]);
    expect(shop.actor('cart')).toBe(cart);
  });

  it('of a customer read their data at once, but only if somebody is logged in', async () => {
    const { shop } = await openWholeShop();
    server.requests.length = 0;
    startCustomerMachines(shop, '/app/user-linked-account/7');
    await waitFor(shop.actor('customerSelection'), (selection) => !selection.hasTag('busy'));
    const first = server.requests.find(({ url }) => url.includes('account-page'));
    expect(new URL(first?.url ?? '').searchParams.get('customerId')).toBe('7');
    expect(server.requests.some(({ url }) => url.includes('shopping-cart'))).toBe(true);
    window.localStorage.clear();
    const other = await openWholeShop();
    startCustomerMachines(other.shop, '/app/user-account');
    expect(other.shop.actor('customerSelection').getSnapshot().value).toBe('absent');
    expect(other.shop.actor('cart').getSnapshot().value).toBe('absent');
  });

  it('can still be read after they have finished', async () => {
    const { shop } = await openWholeShop();
    expect(shop.actor('boot').getSnapshot().status).toBe('done');
    expect(shop.actor('boot').getSnapshot().context.configuration?.brand).toBe('default');
  });
});

describe('a newly chosen language', () => {
  it('is shown, is stored for the next visit, and reloads the data that contains names from the server', async () => {
    const { shop, texts } = await openWholeShop();
    startCustomerMachines(shop, '/app/user-account');
    await waitFor(shop.actor('customerSelection'), (selection) => selection.matches('none'));
    await waitFor(shop.actor('cart'), (cart) => !cart.hasTag('busy'));
    server.requests.length = 0;
    await shop.changeLocale('en');
    expect(texts.locale()).toBe('en');
    expect(JSON.parse(window.localStorage.getItem('linka.locale') ?? '')).toMatchObject({ value: 'en' });
    await expect
      .poll(() => server.requests.map(({ url }) => new URL(url).pathname).toSorted())
      .toEqual([
        '/api/eshop/customer-accounts/settings',
        '/api/eshop/customers-account-page',
        '/api/eshop/i18n/messages',
        '/api/eshop/shopping-cart',
      ]);
    expect(server.requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'en', 'en', 'en']);
    const saved = server.requests.find(({ method }) => method === 'PUT');
    expect(await saved?.json()).toEqual({ locale: 'en' });
  });

  it('is neither shown nor stored if its texts cannot be loaded, and the failure is shown until it is closed', async () => {
    const { shop, texts } = await openWholeShop();
    startCustomerMachines(shop, '/app/user-account');
    await waitFor(shop.actor('cart'), (cart) => !cart.hasTag('busy'));
    server.requests.length = 0;
    server.answers.set('/api/eshop/i18n/messages', refusal('INTERNAL_ERROR', 500));
    await shop.changeLocale('en');
    expect(texts.locale()).toBe('cs');
    expect(window.localStorage.getItem('linka.locale')).toBe(null);
    expect(server.takeCalls()).toEqual(['GET /eshop/i18n/messages']);
    expect(toastsOf(shop).filter(({ messageId }) => messageId === 'boot.messagesFailed')).toEqual([
      { messageId: 'boot.messagesFailed', colour: 'error', timeout: -1 },
    ]);
  });
});

describe('a text of the shop', () => {
  it("of the desk is loaded with the desk's pages, and a customer's texts are not loaded again", async () => {
    const { shop } = await openWholeShop();
    server.requests.length = 0;
    await shop.loadTexts('customer');
    expect(server.takeCalls()).toEqual([]);
    await shop.loadTexts('all');
    expect(server.requests.map(({ url }) => new URL(url).searchParams.get('scope'))).toEqual([null]);
  });

  const load = (texts: Texts) =>
    texts.load('cs', {
      'cart.applicationNote': 'do\u00A01\u00A0hodiny',
      'cart.removed': 'Hotovo',
      'mergeCustomers.success': [{ type: 1, value: 'name' }] as never,
    });

  it('has plain spaces if it is sent to the server', async () => {
    const { shop, texts } = await openWholeShop();
    load(texts);
    expect(shop.text('cart.applicationNote')).toBe('do 1 hodiny');
  });

  it('is shown in a toast for a time that depends on its length, with its values (TST-02)', async () => {
    const { shop, texts } = await openWholeShop();
    load(texts);
    const name = 'a'.repeat(101);
    shop.showToast({ messageId: 'cart.removed', colour: 'info' });
    shop.showToast({ messageId: 'mergeCustomers.success', colour: 'info', values: { name } });
    shop.showToast({
      messageId: 'mergeCustomers.success',
      colour: 'info',
      values: { name: `${name}${name}` },
      timeout: -1,
    });
    expect(toastsOf(shop)).toEqual([
      { messageId: 'cart.removed', colour: 'info', timeout: 4000 },
      { messageId: 'mergeCustomers.success', colour: 'info', values: { name }, timeout: 10_000 },
      { messageId: 'mergeCustomers.success', colour: 'info', values: { name: `${name}${name}` }, timeout: -1 },
    ]);
  });
});

describe('the tools of the sandbox', () => {
  it('are opened in the sandbox, only one time', async () => {
    server.answers.set('/api/public/system-configurations', { ...server.configuration, sandbox: true });
    const { shop, texts } = await openWholeShop();
    await expect.poll(() => tools.openDoor.mock.calls).toEqual([[shop, texts]]);
    expect(tools.startSandboxTools.mock.calls).toEqual([[shop.clock, texts]]);
  });

  it('are not opened elsewhere', async () => {
    await openWholeShop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(tools.startSandboxTools).not.toHaveBeenCalled();
    expect(tools.openDoor).not.toHaveBeenCalled();
  });
});
