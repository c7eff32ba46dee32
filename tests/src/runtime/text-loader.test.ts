import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../contract/endpoints/i18n.ts';
import type { Call } from '../../../src/api/call.ts';
import type { Texts } from '../../../src/i18n/texts.ts';
import { createTextLoader } from '../../../src/runtime/text-loader.ts';

interface Asked {
  readonly scope: unknown;
  readonly answer: (data: Messages) => void;
  readonly fail: () => void;
}

/** A loader whose server answers on command, and the texts that it has set. */
function controlled() {
  const asked: Asked[] = [];
  const shown: [string, Messages][] = [];
  const call: Call = (_, options = {}) =>
    new Promise((resolve, reject) => {
      const scope = (options.query as { scope?: unknown } | undefined)?.scope;
      asked.push({ scope, answer: (data) => resolve({ data } as never), fail: () => reject(new Error('no answer')) });
    });
  const texts = {
    locale: () => 'cs',
    load: (locale, messages) => void shown.push([locale, messages]),
  } as Pick<Texts, 'locale' | 'load'> as Texts;
  return { loader: createTextLoader(call, texts, 'visitor'), asked, shown };
}

describe('the texts', () => {
  it('are first those before log-in, then all, which are requested once', async () => {
    const { loader, asked, shown } = controlled();
    const first = loader.load();
    asked[0]?.answer({ 'login.title': 'Přihlášení' });
    await first;
    const all = [loader.loadAll(), loader.loadAll()];
    asked[1]?.answer({ 'cart.title': 'Košík' });
    await Promise.all(all);
    expect(asked.map(({ scope }) => scope)).toEqual(['visitor', undefined]);
    expect(shown).toEqual([
      ['cs', { 'login.title': 'Přihlášení' }],
      ['cs', { 'cart.title': 'Košík' }],
    ]);
  });

  it('are ignored if they arrive for a language that is no longer wanted', async () => {
    const { loader, asked, shown } = controlled();
    const changes = [loader.changeLocale('en'), loader.changeLocale('pl')];
    asked[1]?.answer({ a: 'pl' });
    asked[0]?.answer({ a: 'en' });
    await Promise.all(changes);
    expect(loader.locale()).toBe('pl');
    expect(shown).toEqual([['pl', { a: 'pl' }]]);
  });

  it('are the bundled ones if the server does not answer (APP-03)', async () => {
    const { loader, asked, shown } = controlled();
    const change = loader.changeLocale('en');
    asked[0]?.fail();
    await change;
    expect(shown[0]?.[0]).toBe('en');
    expect(shown[0]?.[1]['login.title']).toBe('Sign in');
  });
});
