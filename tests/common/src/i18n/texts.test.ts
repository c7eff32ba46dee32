import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { bundledTexts } from '#i18n/bundled.ts';
import { createTexts, staticTexts } from '#i18n/texts.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
// @vitest-environment jsdom
import { uncheckedKey } from '#messages/keys/message-key.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('the texts of the shop', () => {
  it('are missing at first; the language is the requested language', () => {
    const texts = createTexts('pl');
    expect([texts.locale(), texts.intl().locale]).toEqual(['pl', 'pl']);
    expect(texts.intl().formatMessage({ id: 'login.title' })).toBe('login.title');
    expect(document.documentElement.lang).toBe('');
  });

  it('are the texts that were loaded last, and the page and all listeners are updated', () => {
    const texts = createTexts('cs');
    const seen: string[] = [];
    const stop = texts.subscribe(() =>
      seen.push(`${texts.locale()} ${texts.intl().formatMessage({ id: uncheckedKey('a') })}`),
    );
    const other = vi.fn();
    texts.subscribe(other);
    texts.load('en', { a: 'One', b: 'Two' });
    expect(document.documentElement.lang).toBe('en');
    expect([texts.locale(), texts.intl().locale]).toEqual(['en', 'en']);
    stop();
    texts.load('sk', { a: 'Jeden' });
    expect(seen).toEqual(['en One']);
    expect(other).toHaveBeenCalledTimes(2);
    expect(texts.intl().formatMessage({ id: uncheckedKey('b') })).toBe('b');
  });

  it('are added without telling the listeners, unless one of them was missing or has changed', () => {
    const texts = createTexts('cs');
    texts.load('cs', { a: 'Jedna' });
    const listener = vi.fn();
    texts.subscribe(listener);
    const text = (key: string) => texts.intl().formatMessage({ id: uncheckedKey(key) });
    texts.load('cs', { a: 'Jedna', b: 'Dvě' });
    expect([text('b'), listener.mock.calls.length]).toEqual(['Dvě', 0]);
    expect(text('c')).toBe('c');
    texts.load('cs', { a: 'Jedna', b: 'Dvě', c: 'Tři' });
    expect([text('c'), listener.mock.calls.length]).toEqual(['Tři', 1]);
    texts.load('cs', { a: 'První', b: 'Dvě', c: 'Tři' });
    expect([text('a'), listener.mock.calls.length]).toEqual(['První', 2]);
  });

  it('may be plain or parsed', () => {
    const texts = staticTexts('cs', { plain: 'Ahoj {jmeno}', ...compileMessages({ named: 'Ahoj, {name}' }) });
    expect(texts.intl().formatMessage({ id: uncheckedKey('plain') })).toBe('Ahoj {jmeno}');
    expect(texts.intl().formatMessage({ id: uncheckedKey('named') }, { name: 'Jano' })).toBe('Ahoj, Jano');
  });

  it("have days and times in the operator's time zone, regardless of the device", () => {
    const intl = staticTexts('cs', {}).intl();
    expect(intl.formatTime(new Date('2026-07-21T22:30:00Z'), { hour: '2-digit', minute: '2-digit' })).toBe('00:30');
  });

  it.each(locales)('of %s are bundled with the shop', async (locale) => {
    const bundled = await bundledTexts(locale, 'visitor');
    expect(staticTexts(locale, bundled).intl().formatMessage({ id: 'login.title' })).toBe(
      readMessages(locale)['login.title'],
    );
  });

  it('do not change if they were rendered on the server', () => {
    const texts = staticTexts('cs', { a: 'Jedna' });
    const listener = vi.fn();
    texts.subscribe(listener)();
    texts.load('en', { a: 'One' });
    expect([texts.locale(), texts.intl().formatMessage({ id: uncheckedKey('a') })]).toEqual(['cs', 'Jedna']);
    expect(listener).not.toHaveBeenCalled();
  });
});
