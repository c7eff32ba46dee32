import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#contract/endpoints/auth.ts';
import { nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { activeCard, customerTicketFares, loggedCustomer } from '#contract/endpoints/customers.ts';
import { addEWalletTransaction, addTicketFare, clearCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { call, freshAccount, logIn, refusal, send } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const put = (path: string, body: unknown, to = server) =>
  fetch(`${to.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const page = (path: string) => fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
const setFaults = (...faults: { endpoint: string; fault: string; times?: string }[]) =>
  put('/sandbox/faults', { faults });

describe('the clock', () => {
  afterEach(async () => {
    await put('/sandbox/clock', { offsetMs: 0 });
  });
  const shopTime = async () => (await send(server, zonesPublic)).headers.get('x-linka-time');
  const begin = Date.parse('2026-11-21T09:00:00.000Z');

  test('moves to an offset, by a duration, and to a moment', async () => {
    await put('/sandbox/clock', { offsetMs: 3_600_000 });
    expect(await shopTime()).toBe(String(begin + 3_600_000));
    await put('/sandbox/clock', { advanceMs: -600_000 });
    expect(await shopTime()).toBe(String(begin + 3_000_000));
    const moved = await put('/sandbox/clock', { to: '2028-02-29T12:00:00.000Z' });
    expect(await moved.json()).toMatchObject({ now: '2028-02-29T12:00:00.000Z' });
    expect(await shopTime()).toBe(String(Date.parse('2028-02-29T12:00:00.000Z')));
  });

  test('controls when tokens expire and tickets change their state', async () => {
    const { username, token, customerId } = await freshAccount(server, 'adult');
    await put('/sandbox/clock', { advanceMs: 40 * 24 * 3_600_000 });
    await refusal(server, loggedCustomer, 'UNAUTHENTICATED', { token });
    const later = await logIn(server, username);
    const { items } = await call(server, customerTicketFares, { token: later, params: { id: customerId } });
    expect(new Set(items.map(({ state }) => state.name))).toEqual(new Set(['CANCELLED', 'EXPIRED']));
  });

  test.each([{}, { offsetMs: 'x' }, { to: '31.02.2026' }, { offsetMs: 1e15 }, { offsetMs: 1, to: '2026-01-01' }, null])(
    'refuses %j',
    async (body) => {
      expect((await put('/sandbox/clock', body)).status).toBe(400);
    },
  );

  test('has a page that moves it by minutes, to a time in Prague, and back', async () => {
    expect(await (await page('/sandbox/clock')).text()).toContain('2026-11-21T09:00:00.000Z');
    await postForm('/sandbox/clock', { minutes: '90' });
    expect(await shopTime()).toBe(String(begin + 90 * 60_000));
    await postForm('/sandbox/clock', { localTime: '2027-07-01T10:30' });
    expect(await shopTime()).toBe(String(Date.parse('2027-07-01T08:30:00.000Z')));
    await postForm('/sandbox/clock', { real: 'time' });
    expect(await shopTime()).toBe(String(begin));
  });

  test.each([
    { minutes: 'x' },
    { localTime: '2027-02-30T10:30' },
    { localTime: 'noon' },
    { to: 'noon' },
    { real: 'x' },
  ])('refuses a form with %j', async (fields) => {
    expect((await postForm('/sandbox/clock', fields)).status).toBe(400);
    expect(await shopTime()).toBe(String(begin));
  });

  const jumpsOn = async (path: string): Promise<Record<string, string>> => {
    const buttons = (await (await page(path)).text()).matchAll(/name="to" value="([^"]*)">([^<]*)</g);
    return Object.fromEntries([...buttons].map(([, to = '', label = '']) => [label, to]));
  };

  test('offers jumps to tomorrow and to the end of sessions', async () => {
    expect(await jumpsOn('/sandbox/clock')).toEqual({
      Tomorrow: '2026-11-21T23:00:00.000Z',
      'Two minutes before a session that begins now ends': '2026-11-21T09:58:00.000Z',
      'The end of each session that exists now': '2026-11-21T10:00:00.000Z',
    });
  });

  test("offers jumps to the ends of an account's cart and cards; after a jump, the cart or card has ended", async () => {
    const { username, token, customerId } = await freshAccount(server, 'adult');
    const card = await call(server, activeCard, { token, params: { id: customerId } });
    const { electronicWallet } = card;
    if (electronicWallet === null) throw new Error('expected a card with a wallet');
    const price = 20_000;
    const body = {
      eWalletId: electronicWallet.id,
      operation: 'RECHARGE',
      price,
      note: '',
      previousBalance: electronicWallet.currentAmount,
    } as const;
    await call(server, addEWalletTransaction, { token, body });
    const path = `/sandbox/clock?account=${encodeURIComponent(username.toUpperCase())}`;
    const jumps = await jumpsOn(path);
    expect(jumps['One minute before the cart expires']).toBe('2026-11-21T09:29:00.000Z');
    expect(Object.keys(jumps).filter((label) => label.startsWith('The day after'))).toEqual([
      `The day after card ${card.cardNumber} expires`,
    ]);
    const moved = await postForm(path, { to: jumps['The end of the cart'] ?? '' });
    expect(moved.headers.get('location')).toBe(path);
    expect(await call(server, shoppingCart, { token })).toMatchObject({ empty: true });
    expect(Object.keys(await jumpsOn(path)).filter((label) => label.includes('cart'))).toEqual([]);
    await postForm(path, { to: jumps[`The day after card ${card.cardNumber} expires`] ?? '' });
    expect((await (await fetch(`${server.url}/sandbox/clock`)).json()).now.slice(0, 10)).toBe(card.validTo);
  });

  test('reports an unknown account', async () => {
    expect(await (await page('/sandbox/clock?account=nobody@linka.example')).text()).toContain(
      'There is no account nobody@linka.example.',
    );
  });
});

describe('the fault board', () => {
  afterEach(() => setFaults());

  test('finds calls by words in their name, method and path, and keeps the search when a fault is switched on', async () => {
    const path = '/sandbox/faults?search=cart-items%20POST';
    const text = await (await page(path)).text();
    const names = [...text.matchAll(/name="endpoint" value="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(['addEWalletTransaction', 'addFee', 'addReclamationFee', 'addTicketFare', 'addTicketFares']),
    );
    const answer = await postForm(path, { endpoint: 'addFee', fault: 'error500', times: 'once' });
    expect(answer.headers.get('location')).toBe('/sandbox/faults?search=cart-items%20POST');
    expect(await (await page('/sandbox/faults?search=nosuchcall')).text()).toMatch(/0 of \d+ calls/);
  });

  test('offers each possible fault of a call; by default a fault is for one call only', async () => {
    const optionsOf = async (name: string): Promise<string[]> => {
      const text = await (await page(`/sandbox/faults?search=${name}`)).text();
      return [...text.matchAll(/<option>([^<]*)</g)].map(([, option = '']) => option);
    };
    const plain = ['slow:3000', 'no-answer-before', 'no-answer-after', 'error500', 'html'];
    expect(await optionsOf('zonesPublic')).toEqual([...plain, 'once', 'always']);
    expect(await optionsOf('clearCart')).toEqual([...plain, 'UNAUTHENTICATED', ...clearCart.errors, 'once', 'always']);
  });

  test('keeps other faults when another fault is switched on', async () => {
    await postForm('/sandbox/faults', { endpoint: 'zonesPublic', fault: 'error500', times: 'always' });
    await postForm('/sandbox/faults', { endpoint: 'systemConfigurations', fault: 'error500', times: 'always' });
    await refusal(server, zonesPublic, 'INTERNAL_ERROR');
    await refusal(server, systemConfigurations, 'INTERNAL_ERROR');
  });

  test('fills the metadata of an error with sample values, such as dates', async () => {
    const headers = { 'x-linka-fault': 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY' };
    const { token } = await freshAccount(server, 'adult');
    const answer = await send(server, addTicketFare, { token, headers, body: {} });
    expect(await answer.json()).toMatchObject({
      name: 'TICKET_FARE_EXCEEDS_CARD_VALIDITY',
      metadata: { cardValidTo: '2026-11-21', profileValidTo: '2026-11-21', retryAfter: 60 },
    });
  });

  test('answers with an error name, one time only', async () => {
    await setFaults({ endpoint: 'login', fault: 'INVALID_CREDENTIALS' });
    const right = { body: { username: 'adult@linka.example', password: 'Linka-2026' } };
    await refusal(server, login, 'INVALID_CREDENTIALS', right);
    await call(server, login, right);
  });

  test('answers with a fault until it is removed', async () => {
    await setFaults({ endpoint: 'zonesPublic', fault: 'error500', times: 'always' });
    await refusal(server, zonesPublic, 'INTERNAL_ERROR');
    await refusal(server, zonesPublic, 'INTERNAL_ERROR');
    await call(server, systemConfigurations);
    await setFaults();
    await call(server, zonesPublic);
  });

  test('applies a `once` fault to one call only, also if many calls are sent at the same time', async () => {
    await setFaults({ endpoint: 'zonesPublic', fault: 'error500' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(server, zonesPublic)));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(1);
  });

  test('answers slowly one time, then normally', async () => {
    await setFaults({ endpoint: 'zonesPublic', fault: 'slow:300' });
    const begun = performance.now();
    expect(await call(server, zonesPublic)).toHaveLength(20);
    expect(performance.now() - begun).toBeGreaterThan(290);
  });

  test('answers with HTML instead of JSON', async () => {
    await setFaults({ endpoint: 'zonesPublic', fault: 'html' });
    const answer = await send(server, zonesPublic);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  test('closes the connection before or after the call took effect', async () => {
    const { token } = await freshAccount(server, 'adult');
    await setFaults({ endpoint: 'clearCart', fault: 'no-answer-before' });
    await expect(send(server, clearCart, { token })).rejects.toThrow('fetch failed');
    const { topUp, count } = await cartOf(token);
    await topUp();
    await setFaults({ endpoint: 'clearCart', fault: 'no-answer-before' });
    await expect(send(server, clearCart, { token })).rejects.toThrow('fetch failed');
    expect(await count()).toBe(1);
    await setFaults({ endpoint: 'clearCart', fault: 'no-answer-after' });
    await expect(send(server, clearCart, { token })).rejects.toThrow('fetch failed');
    expect(await count()).toBe(0);
  });

  test("applies all faults in a request's header", async () => {
    const headers = { 'x-linka-fault': 'login=slow:5000, zonesPublic=slow:200,zonesPublic=error500' };
    const begun = performance.now();
    await refusal(server, zonesPublic, 'INTERNAL_ERROR', { headers });
    expect(performance.now() - begun).toBeGreaterThan(190);
    await call(server, systemConfigurations, { headers });
    await call(server, zonesPublic, { headers: { 'x-linka-fault': 'zonesPublic=nonsense,,=,zonesPublic' } });
  });

  test('refuses an unknown fault', async () => {
    expect((await setFaults({ endpoint: 'login', fault: 'explode' })).status).toBe(400);
    expect((await setFaults({ endpoint: 'login', fault: 'slow:soon' })).status).toBe(400);
  });

  test('has a page to switch faults on and off', async () => {
    expect(await (await page('/sandbox/faults')).text()).toContain('TICKET_FARE_COLLISION');
    const fault = { endpoint: 'zonesPublic', fault: 'error500', times: 'always' };
    await postForm('/sandbox/faults', { ...fault, endpoint: 'systemConfigurations' });
    await postForm('/sandbox/faults', fault);
    await refusal(server, zonesPublic, 'INTERNAL_ERROR');
    expect(await (await page('/sandbox/faults')).text()).toContain('Take off');
    await postForm('/sandbox/faults', { ...fault, action: 'takeOff' });
    await call(server, zonesPublic);
    await refusal(server, systemConfigurations, 'INTERNAL_ERROR');
  });
});

async function cartOf(token: string) {
  const customer = await call(server, loggedCustomer, { token });
  const wallet = (await call(server, activeCard, { token, params: { id: customer?.id ?? 0 } })).electronicWallet;
  const body = { eWalletId: wallet?.id, price: 10_000, previousBalance: wallet?.currentAmount };
  return {
    topUp: () => call(server, addEWalletTransaction, { token, body }),
    count: async () => (await call(server, shoppingCart, { token })).items.length,
  };
}

describe('other tools', () => {
  test('create a new copy of a demo account; unknown purposes are refused', async () => {
    const [one, other] = [await freshAccount(server, 'parent'), await freshAccount(server, 'parent')];
    expect(one.accountId).not.toBe(other.accountId);
    const refused = await fetch(`${server.url}/sandbox/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"purpose":"king"}',
    });
    expect(refused.status).toBe(400);
    expect(await (await page('/sandbox/accounts')).text()).toContain('adult@linka.example');
  });

  test('change settings immediately; null restores the default', async () => {
    await put('/sandbox/settings', { eWalletAllowed: false, E_WALLET_MIN_RECHARGE: 5000 });
    expect((await call(server, systemConfigurations)).eWalletAllowed).toBe(false);
    const back = await put('/sandbox/settings', { eWalletAllowed: null, E_WALLET_MIN_RECHARGE: null });
    expect(await back.json()).toMatchObject({ eWalletAllowed: true, numbers: { E_WALLET_MIN_RECHARGE: 10_000 } });
    for (const wrong of [
      { eWalletAllowed: 'no' },
      { nothing: 1 },
      { E_WALLET_MIN_RECHARGE: -1 },
      { currency: 'crowns' },
    ]) {
      expect((await put('/sandbox/settings', wrong)).status).toBe(400);
    }
  });

  test('show the ledger of an account', async () => {
    const { accountId, token } = await freshAccount(server, 'adult');
    const ledger = await fetch(`${server.url}/sandbox/ledger?accountId=${String(accountId)}`);
    expect(await ledger.json()).toMatchObject({
      accountId,
      cartItems: [],
      wallets: [{ currentAmount: 89_550 }],
      mails: [],
    });
    await call(server, nullifyCartLifetime, { token });
    expect((await fetch(`${server.url}/sandbox/ledger?accountId=2147483647`)).status).toBe(404);
    expect((await fetch(`${server.url}/sandbox/ledger`)).status).toBe(400);
  });

  test('show the mailbox as pages and as JSON', async () => {
    const { mailer, database, clock } = server.services;
    const mail = {
      messageId: 'test-1',
      to: 'who@linka.example',
      locale: 'cs',
      subject: 'Žluť',
      html: '<b>hello</b>',
      text: 'hello',
    } as const;
    await mailer.send(database, mail, clock.now());
    await mailer.send(database, mail, clock.now());
    const mails = await (await fetch(`${server.url}/sandbox/mails?recipient=who@linka.example`)).json();
    expect(mails).toMatchObject([{ subject: 'Žluť', text: 'hello' }]);
    const list = await (await page('/sandbox/mailbox')).text();
    expect(list).toContain('Žluť');
    const [, id = '0'] = /mailbox\/(\d+)/.exec(list) ?? [];
    expect(await (await page(`/sandbox/mailbox/${id}`)).text()).toContain('&lt;b&gt;hello&lt;/b&gt;');
    expect((await page('/sandbox/mailbox/999999')).status).toBe(404);
  });

  test('have a list of all tools', async () => {
    expect(await (await page('/sandbox')).text()).toContain('/sandbox/mailbox');
  });
});

describe('outside the sandbox', () => {
  test('no tool exists, and the clock and faults cannot be changed', async () => {
    const production = await startServer({ workers: false, configuration: { sandbox: false } });
    for (const path of [
      '',
      '/clock',
      '/faults',
      '/mailbox',
      '/mails',
      '/accounts',
      '/ledger?accountId=1',
      '/settings',
      '/gateways',
    ]) {
      expect((await fetch(`${production.url}/sandbox${path}`)).status, path).toBe(404);
    }
    expect((await put('/sandbox/clock', { offsetMs: 1 }, production)).status).toBe(404);
    expect((await fetch(`${production.url}/flows/`)).status).toBe(404);
    await call(production, zonesPublic, { headers: { 'x-linka-fault': 'zonesPublic=error500' } });
    expect((await call(production, systemConfigurations)).sandbox).toBe(false);
    await production.stop();
  });
});
