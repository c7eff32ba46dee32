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
  it('is Czech if no known language is offered', () => {
    expect(preferredLocale(page('de', 'de'))).toBe('cs');
  });

  it('is the language that was chosen earlier, else the browser’s language', () => {
    expect(preferredLocale(page('cs', 'cs en sk pl ro'))).toBe('ro');
    storedLocale.write('pl');
    expect(preferredLocale(page('cs', 'cs en sk pl ro'))).toBe('pl');
  });

  it('is only a language that the operator offers, else the page’s language', () => {
    storedLocale.write('pl');
    expect(preferredLocale(page('cs', 'cs en'))).toBe('en');
    expect(preferredLocale(page('sk', 'sk'))).toBe('sk');
  });

  it('is decided by the server if the page does not contain the offered languages', () => {
    storedLocale.write('pl');
    expect(preferredLocale(page('cs'))).toBe('pl');
  });
});
