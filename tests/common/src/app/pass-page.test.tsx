import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PassPage } from '#app/pass/pass-page.tsx';
import { readSurroundings } from '#app/pass/pass-surroundings.ts';
import { locales } from '#contract/enumerations.ts';
import { readMessages } from '#messages/compile.ts';
// @vitest-environment jsdom
import type { MessageKey } from '#messages/keys/message-key.ts';
import { kept, storeSession } from '../support/stored-session.ts';

const brand = { name: 'Lipka', logo: '/lipka.svg', logoWidth: 240, logoHeight: 120 };
const { documentElement: root } = document;

/** A request to an address of the page's own server, as a browser makes it. */
class RequestOfPage extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://shop.example') : input, init);
  }
}

/** Prepares the page as the server sends it. */
function servePage(languages: string, content: unknown = brand) {
  root.lang = 'cs';
  root.dataset['languages'] = languages;
  const meta = Object.assign(document.createElement('meta'), { name: 'brand', content: JSON.stringify(content) });
  document.head.replaceChildren(meta);
}

beforeEach(() => {
  window.localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['cs-CZ']);
  servePage('cs en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete root.dataset['languages'];
});

async function open(titleId: MessageKey = 'offlinePass.title') {
  const surroundings = await readSurroundings();
  render(
    <PassPage {...surroundings} width="form" titleId={titleId}>
      <p>Obsah</p>
    </PassPage>,
  );
  return surroundings;
}

const select = () => screen.getByRole('combobox');
const choose = (locale: string) => fireEvent.change(select(), { target: { value: locale } });

describe('a page of passes', () => {
  it("has the operator's logo, its title, and a link to the shop", async () => {
    await open();
    const logo = screen.getByRole('img', { name: 'Lipka' });
    expect([logo.getAttribute('src'), logo.getAttribute('width'), logo.getAttribute('height')]).toEqual([
      '/lipka.svg',
      '240',
      '120',
    ]);
    const title = readMessages('cs')['offlinePass.title'];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} – Lipka`);
    expect(screen.getByRole('link', { name: readMessages('cs')['passPages.toShop'] ?? '' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.getByRole('main').textContent).toContain('Obsah');
  });

  it.each([
    ['no brand', null],
    ['a brand without a logo', { ...brand, logo: null }],
  ])('is not opened with %s', async (_what, content) => {
    servePage('cs', content);
    await expect(readSurroundings()).rejects.toThrow();
  });

  it.each(locales)('opens in %s if this language was chosen before', async (locale) => {
    servePage(locales.join(' '));
    window.localStorage.setItem('linka.locale', JSON.stringify({ version: 1, value: locale }));
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(readMessages(locale)['offlinePass.title']);
    expect(select()).toHaveProperty('value', locale);
  });

  it('offers the languages of the operator by their names, and stores the chosen language for the next visit', async () => {
    await open();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Čeština', 'English']);
    choose('en');
    expect(select().getAttribute('aria-busy')).toBe('true');
    const title = readMessages('en')['offlinePass.title'] ?? '';
    await expect.poll(() => screen.queryByRole('heading', { level: 1, name: title })).not.toBeNull();
    await act(async () => {});
    expect(select().getAttribute('aria-busy')).toBe('false');
    expect(document.title).toBe(`${title} – Lipka`);
    expect(root.lang).toBe('en');
    expect(JSON.parse(window.localStorage.getItem('linka.locale') ?? '')).toMatchObject({ value: 'en' });
  });

  it('makes the chosen language the mail language of the logged-in account (I18-02)', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      const { method, url, headers } = request;
      sent.push([method, new URL(url).pathname, headers.get('authorization'), await request.json()]);
      return new Response(null, { status: 204 });
    });
    vi.stubGlobal('Request', RequestOfPage);
    await open();
    choose('en');
    await expect.poll(() => root.lang).toBe('en');
    await act(async () => {});
    expect(sent).toEqual([]);
    storeSession();
    choose('cs');
    const path = '/api/eshop/customer-accounts/settings';
    await expect.poll(() => sent).toEqual([['PUT', path, `Bearer ${kept.token}`, { locale: 'cs' }]]);
  });

  it('offers no choice of languages if there is only one', async () => {
    servePage('cs');
    await open();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
