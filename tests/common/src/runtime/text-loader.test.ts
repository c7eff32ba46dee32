import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#api/call.ts';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { Messages, TextScope } from '#contract/endpoints/i18n.ts';
import type { Locale } from '#contract/enumerations.ts';
import { bundledTexts } from '#i18n/bundled.ts';
import type { Texts } from '#i18n/texts.ts';
import { readMessages } from '#messages/compile.ts';
import { textsVersion } from '#messages/scopes.ts';
import { createTextLoader } from '#runtime/text-loader.ts';

vi.mock('#i18n/bundled.ts', { spy: true });

interface PendingRequest {
  readonly scope: unknown;
  readonly known: unknown;
  readonly answer: (data: Messages, language?: string) => void;
  readonly fail: () => void;
}

const inPage = { locale: 'sk', visitor: { 'login.title': 'Na stránke' } } as const;

/** A text loader with its requests, which the test answers, and the texts that the loader has set. */
function controlledLoader(scope: TextScope = 'visitor') {
  const requests: PendingRequest[] = [];
  const shown: [Locale, CompiledTexts][] = [];
  const call: Call = (_, options = {}) =>
    new Promise((resolve, reject) => {
      const { query } = options as { readonly query?: Pick<PendingRequest, 'scope' | 'known'> };
      requests.push({
        scope: query?.scope,
        known: query?.known,
        answer: (data, language) => {
          if (language !== undefined) options.answeredIn?.(language);
          resolve({ data } as never);
        },
        fail: () => reject(new Error('no answer')),
      });
    });
  const texts = {
    locale: () => shown.at(-1)?.[0] ?? 'cs',
    load: (locale, messages) => void shown.push([locale, messages]),
  } as Pick<Texts, 'locale' | 'load'> as Texts;
  const tellFailure = vi.fn();
  /** For each language that was shown: one of its texts. */
  const shownTexts = (key: string) => shown.map(([locale, { [key]: text }]) => [locale, text]);
  const loader = createTextLoader({ call, texts, scope, inPage, tellFailure });
  return { loader, requests, shown, shownTexts, tellFailure };
}

describe('the texts', () => {
  it('are at first those before log-in; then those of a customer are loaded with one request', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const first = loader.load();
    requests[0]?.answer({ 'login.title': 'Vstup' });
    await first;
    const all = [loader.widen('customer'), loader.widen('customer')];
    requests[1]?.answer({ 'cart.title': 'Váš košík' });
    await Promise.all(all);
    expect(requests.map(({ scope }) => scope)).toEqual(['visitor', 'customer']);
    expect(requests.map(({ known }) => known)).toEqual([textsVersion(), textsVersion()]);
    expect(shownTexts('login.title')).toEqual([
      ['cs', 'Vstup'],
      ['cs', 'Přihlášení'],
    ]);
    expect(shownTexts('cart.title')).toEqual([
      ['cs', undefined],
      ['cs', 'Váš košík'],
    ]);
  });

  it('of the account page are in the answer with all texts of the customer, which is asked for only once', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const account = loader.widen('account');
    requests[0]?.answer({ 'account.title': 'Účet', 'cart.title': 'Váš košík' });
    await account;
    await loader.widen('customer');
    expect(requests.map(({ scope }) => scope)).toEqual(['customer']);
    expect(shownTexts('account.title')).toEqual([
      ['cs', 'Účet'],
      ['cs', 'Účet'],
    ]);
    expect(shownTexts('cart.title').at(-1)).toEqual(['cs', 'Váš košík']);
  });

  it('of the account page are awaited with those of a wider scope that is requested meanwhile', async () => {
    const { loader, requests, shown } = controlledLoader();
    const account = loader.widen('account');
    const customer = loader.widen('customer');
    requests[0]?.answer({});
    const seen = account.then(() => shown.length);
    requests[1]?.answer({});
    await customer;
    expect(await seen).toBe(1);
  });

  it('are requested again if neither the server nor the file with the bundled texts could be reached', async () => {
    const { loader, requests, shownTexts, tellFailure } = controlledLoader();
    vi.mocked(bundledTexts).mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    const failed = loader.widen('customer');
    requests[0]?.fail();
    await expect(failed).rejects.toThrow('lost');
    const again = loader.widen('customer');
    requests[1]?.answer({});
    await again;
    expect(shownTexts('cart.title')).toEqual([['cs', 'Košík']]);
    expect(tellFailure).toHaveBeenCalledOnce();
  });

  it('include those of the desk after these were loaded, also for all later requests', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const desk = loader.widen('all');
    requests[0]?.answer({ 'desk.menu': 'Nabídka' });
    await desk;
    await loader.widen('customer');
    const change = loader.changeLocale('en');
    requests[1]?.answer({ 'desk.menu': 'Menu' });
    await change;
    expect(requests.map(({ scope }) => scope)).toEqual([undefined, undefined]);
    expect(shownTexts('desk.menu').at(-1)).toEqual(['en', 'Menu']);
  });

  it('are ignored if the person has chosen another language before they arrive', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const changes = [loader.changeLocale('en'), loader.changeLocale('pl')];
    requests[1]?.answer({ a: 'pl' });
    requests[0]?.answer({ a: 'en' });
    expect(await Promise.all(changes)).toEqual([false, true]);
    expect(loader.locale()).toBe('pl');
    expect(shownTexts('a')).toEqual([['pl', 'pl']]);
  });

  it("are in the language of the server's response, also those loaded later (API-01)", async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const first = loader.load();
    requests[0]?.answer({ a: 'pl' }, 'pl');
    await first;
    expect(loader.locale()).toBe('pl');
    const all = loader.widen('all');
    requests[1]?.answer({ a: 'all pl' });
    await all;
    expect(shownTexts('a')).toEqual([
      ['pl', 'pl'],
      ['pl', 'all pl'],
    ]);
    expect(shownTexts('login.title').at(-1)).toEqual(['pl', 'Logowanie']);
  });

  it('are those in the page if the server has no others, as long as the page has that language', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const change = loader.changeLocale('sk');
    requests[0]?.answer({});
    await change;
    const first = loader.load();
    requests[1]?.answer({}, 'en');
    await first;
    expect(shownTexts('login.title')).toEqual([
      ['sk', 'Na stránke'],
      ['en', 'Sign in'],
    ]);
  });

  it('are those in the page together with the others when these are needed', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const change = loader.changeLocale('sk');
    requests[0]?.answer({});
    await change;
    const wider = loader.widen('all');
    requests[1]?.answer({});
    await wider;
    expect([shownTexts('cart.title').at(-1), shownTexts('desk.menu').at(-1)]).toEqual([
      ['sk', 'Košík'],
      ['sk', readMessages('sk')['desk.menu']],
    ]);
  });

  it('are shown although the file with the bundled texts was lost before the server answered', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    vi.mocked(bundledTexts).mockRejectedValueOnce(new Error('lost'));
    const loaded = loader.load();
    requests[0]?.answer({ 'login.title': 'Vstup' });
    await loaded;
    expect(shownTexts('login.title')).toEqual([['cs', 'Vstup']]);
  });

  it('change to the default language if the operator does not offer the present language', async () => {
    const { loader, requests, shown } = controlledLoader();
    loader.keepTo(['sk', 'cs']);
    expect(requests).toEqual([]);
    loader.keepTo(['pl']);
    requests[0]?.fail();
    await expect.poll(() => shown[0]?.[0]).toBe('pl');
    expect(shown[0]?.[1]['login.title']).toBe('Logowanie');
  });

  it('are not the bundled texts of a language that was replaced meanwhile', async () => {
    const { loader, requests, shownTexts } = controlledLoader();
    const bundled = loader.loadBundled();
    const change = loader.changeLocale('pl');
    requests[0]?.answer({ a: 'pl' });
    await Promise.all([bundled, change]);
    expect(shownTexts('a')).toEqual([['pl', 'pl']]);
  });

  it('are the bundled texts if the server does not answer, and the failure is shown (APP-03)', async () => {
    const { loader, requests, shown, tellFailure } = controlledLoader();
    const wider = loader.widen('customer');
    requests[0]?.fail();
    await wider;
    expect(shown.map(([locale, { 'login.title': title }]) => [locale, title])).toEqual([['cs', 'Přihlášení']]);
    expect(tellFailure).toHaveBeenCalledOnce();
  });

  describe('of a chosen language that cannot be loaded (APP-03)', () => {
    it("do not change the page's language, and the failure is shown one time", async () => {
      const { loader, requests, shownTexts, tellFailure } = controlledLoader();
      const first = loader.load();
      requests[0]?.answer({ a: 'cs' });
      await first;
      const change = loader.changeLocale('en');
      requests[1]?.fail();
      expect(await change).toBe(false);
      expect(loader.locale()).toBe('cs');
      expect(shownTexts('a')).toEqual([['cs', 'cs']]);
      expect(tellFailure).toHaveBeenCalledOnce();
    });

    it('are not reported as a failure after another language was chosen', async () => {
      const { loader, requests, shownTexts, tellFailure } = controlledLoader();
      const changes = [loader.changeLocale('en'), loader.changeLocale('pl')];
      requests[0]?.fail();
      requests[1]?.answer({ a: 'pl' });
      expect(await Promise.all(changes)).toEqual([false, true]);
      expect(shownTexts('a')).toEqual([['pl', 'pl']]);
      expect(tellFailure).not.toHaveBeenCalled();
    });

    it("are replaced by the bundled texts of a wider scope if that scope was being loaded in the page's language", async () => {
      const { loader, requests, shown } = controlledLoader();
      const wider = loader.widen('customer');
      const change = loader.changeLocale('en');
      requests[1]?.fail();
      await change;
      requests[0]?.answer({ a: 'late' });
      await wider;
      expect(shown.map(([locale, { 'cart.title': title }]) => [locale, title])).toEqual([['cs', 'Košík']]);
    });
  });
});
