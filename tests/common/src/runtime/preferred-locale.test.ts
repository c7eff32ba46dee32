// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLocale, storedLocale } from '#runtime/preferred-locale.ts';

const page = (lang: string, languages?: string) => {
  const element = document.createElement('html');
  element.lang = lang;
  if (languages !== undefined) element.dataset['languages'] = languages;
  return element;
};

beforeEach(() => {
  window.localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'ro-RO', 'en']);
});

describe('the language at the start', () => {
  it('is Czech where nothing that is known is offered', () => {
    expect(preferredLocale(page('de', 'de'))).toBe('cs');
  });

  it('is the one that was chosen earlier, then the browser’s', () => {
    expect(preferredLocale(page('cs', 'cs en sk pl ro'))).toBe('ro');
    storedLocale.write('pl');
    expect(preferredLocale(page('cs', 'cs en sk pl ro'))).toBe('pl');
  });

  it('is only one that the operator offers, else the page’s', () => {
    storedLocale.write('pl');
    expect(preferredLocale(page('cs', 'cs en'))).toBe('en');
    expect(preferredLocale(page('sk', 'sk'))).toBe('sk');
  });

  it('is left to the server while the page does not say which ones are offered', () => {
    storedLocale.write('pl');
    expect(preferredLocale(page('cs'))).toBe('pl');
  });
});
