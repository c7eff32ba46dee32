import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { locales } from '#contract/enumerations.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { textsVersion } from '#messages/scopes.ts';
import { translate } from '#server/platform/i18n/translate.ts';
import { call, send } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

describe('messages', () => {
  test.each([
    [undefined, 'cs'],
    ['pl', 'pl'],
    ['ro-RO,ro;q=0.9,en;q=0.8', 'ro'],
    ['de-DE, sk;q=0.3, en;q=0.5', 'en'],
    ['de, fr', 'cs'],
    ['EN-us', 'en'],
    ['en;q=0, sk', 'sk'],
    ['en;q=0', 'cs'],
    [';;;,,=', 'cs'],
  ])('for Accept-Language %s are in %s', async (acceptLanguage, locale) => {
    const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
    const answer = await send(server, messages, { headers });
    expect(answer.headers.get('content-language')).toBe(locale);
    expect(answer.headers.get('vary')).toContain('accept-language');
    // Browsers revalidate the texts at each use, so that nobody sees the texts of an earlier version.
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const { data } = v.parse(messages.response, await answer.json());
    expect(data['cardState.ACTIVE']).toBe(translate(v.parse(v.picklist(locales), locale), 'cardState.ACTIVE'));
  });

  test('for the scope customer are all except the texts of the desk, the flow map, passes, events, and mails', async () => {
    const { data: all } = await call(server, messages);
    const { data } = await call(server, messages, { query: { scope: 'customer' } });
    const missing = Object.keys(all).filter((key) => !(key in data));
    expect(missing).toContain('desk.menu');
    expect(missing).toContain('flowMap.title');
    expect(missing).toContain('offlinePass.title');
    expect(missing).toContain('trailEvent.LOGGED_IN');
    expect(missing).toContain('mail.welcome.intro');
    const others =
      /^(desk|flowMap|deskAction|cardHandOver|applicationEvent|reclamationAnswer|settingChange|passPages|closedShop|offlinePass|passVerification|trailEvent|mail|calendarFeed|exportPage)/;
    expect(missing.filter((key) => !others.test(key))).toEqual([]);
    expect(data['cart.title']).toEqual(all['cart.title']);
  });

  test('for the scope visitor are only those of the pages before log-in', async () => {
    const { data } = await call(server, messages, { query: { scope: 'visitor' } });
    expect(data['login.title']).toBe('Přihlášení');
    expect(
      Object.keys(data).filter((key) => !/^(boot|errors|footer|login|pageFailed|session|shell|toasts)\./.test(key)),
    ).toEqual([]);
    expect((await send(server, messages, { query: { scope: 'secret' } })).status).toBe(400);
  });

  test.each(['visitor', 'customer'])('for the scope %s are in the language of the request', async (scope) => {
    const headers = { 'accept-language': 'pl' };
    const { data: all } = await call(server, messages, { headers });
    const { data } = await call(server, messages, { headers, query: { scope } });
    expect(data).toEqual(Object.fromEntries(Object.entries(all).filter(([key]) => key in data)));
    expect(data['login.title']).toBe('Logowanie');
  });

  test('are ICU texts, with the non-breaking spaces of the pages', async () => {
    const { data } = await call(server, messages, { headers: { 'accept-language': 'en' } });
    expect(data['mail.orderPaid.subject']).toBe('Order no.\u00A0{number} has been paid');
  });

  test('are left out if the caller has the same texts, and are all if it has others', async () => {
    const headers = { 'accept-language': 'pl' };
    const answer = await send(server, messages, { headers, query: { scope: 'customer', known: textsVersion() } });
    expect(answer.headers.get('content-language')).toBe('pl');
    expect(await answer.json()).toEqual({ data: {} });
    const { data } = await call(server, messages, { headers, query: { scope: 'visitor', known: 'older' } });
    expect(data['login.title']).toBe('Logowanie');
  });

  test('are precompressed, and the answer is 304 if the caller has them already', async () => {
    const first = await send(server, messages, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    await first.arrayBuffer();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'accept-encoding': 'br' };
    expect((await send(server, messages, { headers })).status).toBe(304);
    const other = { ...headers, 'accept-language': 'en' };
    expect((await send(server, messages, { headers: other })).status).toBe(200);
  });
});

test('all messages are sent by a server that offers no extensions, whatever the query says', async () => {
  const plain = await startServer({ workers: false, configuration: { extensions: [] } });
  const { data: all } = await call(plain, messages);
  const { data } = await call(plain, messages, { query: { scope: 'visitor', known: textsVersion() } });
  await plain.stop();
  expect(data).toEqual(all);
  expect(data).toHaveProperty(['desk.menu']);
});

describe('supported locales', () => {
  test('are all, with the default language first', async () => {
    expect((await call(server, supportedLocales)).data).toEqual([...locales]);
  });

  test('are only the default language if the operator has only one language', async () => {
    const { settings, database } = server.services;
    await settings.change(database, { multiLocalization: false, defaultLanguage: 'pl' });
    expect((await call(server, supportedLocales)).data).toEqual(['pl']);
    await settings.change(database, { multiLocalization: null, defaultLanguage: null });
    expect((await call(server, supportedLocales)).data).toEqual([...locales]);
  });
});

describe('a text', () => {
  test('is formatted in each reader’s language, also with the same values', () => {
    const subject = (locale: 'cs' | 'en') => translate(locale, 'mail.orderPaid.subject', { number: '42' });
    expect([subject('cs'), subject('en'), subject('cs')]).toEqual([
      'Objednávka č. 42 je zaplacena',
      'Order no. 42 has been paid',
      'Objednávka č. 42 je zaplacena',
    ]);
  });

  test('is replaced by its key if it does not exist, so that the mistake can be found', () => {
    expect(translate('cs', uncheckedKey('cardState.UNHEARD_OF'))).toBe('cardState.UNHEARD_OF');
  });
});
