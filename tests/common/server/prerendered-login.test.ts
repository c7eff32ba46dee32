import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiledTextsKey } from '#contract/compiled-texts.ts';
import { locales } from '#contract/enumerations.ts';
import { textsVersion } from '#messages/scopes.ts';
import { zoneRingSeeds, zoneSeeds } from '#server/reference-data/seeds/zones.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const built = mkdtempSync(join(tmpdir(), 'linka-prerendered-'));
const clientDirectory = join(built, 'client');
const script = 'let a = 1;';
const page = `<!doctype html><html lang="cs"><head><title>Linka</title><script>${script}</script><style>p{}</style></head>
<body><p><!--unsupported--></p><div id="root"><!--login--></div><!--answers--></body></html>`;
const renderer = `export const renderLogin = async ({ locale, messages, configuration, supportedLocales }) => ({
  title: 'A & ' + messages['login.title'],
  markup: '<img src="/assets/logo.svg"/><form data-of="' + configuration.brand + '">' + supportedLocales + '</form>',
});`;
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(clientDirectory, 'assets'), { recursive: true });
  mkdirSync(join(built, 'prerendered'));
  writeFileSync(join(clientDirectory, 'index.html'), 'for other servers');
  writeFileSync(join(built, 'prerendered', 'index.html'), page);
  writeFileSync(join(clientDirectory, 'assets', 'logo.svg'), '<svg fill="#123"/>');
  writeFileSync(join(built, 'prerendered', 'package.json'), '{"type":"module"}');
  writeFileSync(join(built, 'prerendered', 'render-login.js'), renderer);
  server = await startServer({ workers: false, configuration: { clientDirectory, brand: 'lipka' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(built, { recursive: true });
});

const get = (headers: Record<string, string> = {}) => fetch(`${server.url}/`, { headers });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page contains the rendered log-in form', () => {
  test.each([
    ['cs', 'Přihlášení', 'Jízdenky, ', 'aktualizujte prohlížeč'],
    ['en-GB,en;q=0.8', 'Sign in', 'Tickets, ', 'update your browser'],
    ['de, pl;q=0.5', 'Logowanie', 'Bilety, ', 'zaktualizuj przeglądarkę'],
  ])('in the language for Accept-Language %s', async (asked, title, description, advice) => {
    const response = await get({ 'accept-language': asked });
    const html = await response.text();
    expect(html).toContain(`<title>A &amp; ${title}</title><meta name="description" content="${description}`);
    expect(/<p>(.*?)<\/p>/.exec(html)?.[1]).toContain(advice);
    expect(html).toContain(`<html lang="${(/cs|en|pl/.exec(asked) ?? [])[0]}"`);
    expect(html).toContain(`<form data-of="lipka">${locales.join(',')}</form>`);
  });

  test("in the operator's only language, with a list of the languages that the operator offers", async () => {
    expect(await (await get()).text()).toContain(`<html lang="cs" data-languages="${locales.join(' ')}"`);
    const { settings, database } = server.services;
    await settings.change(database, { multiLocalization: false, defaultLanguage: 'pl' });
    const html = await (await get({ 'accept-language': 'en' })).text();
    await settings.change(database, { multiLocalization: null, defaultLanguage: null });
    expect(html).toContain('<html lang="pl" data-languages="pl"');
    expect(html).toContain('<title>A &amp; Logowanie</title>');
  });

  test("in the operator's colours, with the operator's logo", async () => {
    const html = await (await get()).text();
    expect(html).toMatch(/<style>p\{\}:root\{.*--brand-primary-button:#ffd100.*\}<\/style>/);
    expect(html).toContain('<img src="data:image/svg+xml,%3Csvg%20fill=%22%23123%22/%3E"/>');
  });

  test("with the operator's network in the operator's colours (LOG-03)", async () => {
    const [, path] = /:root\{--network:url\((.*?)\)\}/.exec(await (await get()).text()) ?? [];
    const picture = await fetch(`${server.url}${path}`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await picture.text();
    const onMap = zoneSeeds.filter(({ cell }) => cell !== null).length;
    expect(svg.match(/<circle/g)).toHaveLength(onMap + zoneRingSeeds.length);
    expect(svg).toContain('fill="#ffd100"');
  });

  test('with a policy that allows only its own inline script and styles', async () => {
    const response = await get();
    const policy = response.headers.get('content-security-policy') ?? '';
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  });

  test('with the answers to the calls of start-up, so that a first visit makes no call', async () => {
    const html = await (await get({ 'accept-language': 'pl' })).text();
    const block = /<script type="application\/json" id="prepared-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const prepared = new Map(Object.entries(JSON.parse(block) as Record<string, unknown>));
    expect(block).not.toContain('<');
    expect([...prepared.keys()]).toEqual([
      '/api/public/system-configurations',
      '/api/eshop/i18n/supported-locales',
      `/api/eshop/i18n/messages?scope=visitor&known=${textsVersion()}`,
      compiledTextsKey,
    ]);
    expect(prepared.get(compiledTextsKey)).toHaveProperty(['login.title'], 'Logowanie');
    prepared.delete(compiledTextsKey);
    for (const [address, answer] of prepared) {
      const response = await fetch(server.url + address, { headers: { 'accept-language': 'pl' } });
      expect(await response.json()).toEqual(answer);
    }
  });

  test('with an ETag for each language', async () => {
    const [czech, english] = [await get({ 'accept-language': 'cs' }), await get({ 'accept-language': 'en' })];
    expect(czech.headers.get('vary')).toBe('accept-encoding, accept-language');
    expect(czech.headers.get('cache-control')).toBe('no-cache');
    const etag = czech.headers.get('etag') ?? '';
    expect(english.headers.get('etag')).not.toBe(etag);
    expect((await get({ 'accept-language': 'cs', 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'accept-language': 'en', 'if-none-match': etag })).status).toBe(200);
  });
});

test('without the renderer, the answer is the page as it was built', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'linka-plain-'));
  mkdirSync(join(elsewhere, 'prerendered'));
  writeFileSync(join(elsewhere, 'prerendered', 'index.html'), page);
  const plain = await startServer({ workers: false, configuration: { clientDirectory: join(elsewhere, 'client') } });
  const response = await fetch(plain.url);
  expect([response.status, await response.text()]).toEqual([200, page]);
  await plain.stop();
  rmSync(elsewhere, { recursive: true });
});
