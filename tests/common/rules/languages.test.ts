import { describe, expect, it } from 'vitest';
import { currencyDisplayIn } from '#rules/currency-display.ts';
import { dayInWords, localeOfNames, weekdayName } from '#rules/date-names.ts';
import { offeredLanguage, offeredLanguages } from '#rules/offered-languages.ts';

describe('the names of days', () => {
  it.each([
    ['cs', 'st', 'středa 6. května 2026'],
    ['en', 'Wed', 'Wednesday, 6 May 2026'],
    ['sk', 'st', 'streda 6. mája 2026'],
    ['pl', 'śr.', 'środa, 6 maja 2026'],
    ['ro', 'mie.', 'miercuri, 6 mai 2026'],
  ])('in %s are %s and %s', (language, weekday, words) => {
    expect(weekdayName('2026-05-06', language)).toBe(weekday);
    expect(dayInWords('2026-05-06', language)).toBe(words);
  });

  it('are British in English; other languages use their own names', () => {
    expect(localeOfNames('en')).toBe('en-GB');
    expect(localeOfNames('cs')).toBe('cs');
  });
});

it('a currency has the narrow symbol in Slovak, and otherwise the usual symbol of the language', () => {
  expect(['sk', 'cs', 'en'].map(currencyDisplayIn)).toEqual(['narrowSymbol', 'symbol', 'symbol']);
});

describe('the languages of the shop', () => {
  const flags: Parameters<typeof offeredLanguages>[0] = {
    defaultLanguage: 'sk',
    multiLocalization: true,
    supportedLanguages: ['cs', 'sk', 'pl', 'cs'],
  };

  it('are each listed one time, the default language first', () => {
    expect(offeredLanguages(flags)).toEqual(['sk', 'cs', 'pl']);
  });

  it('are only the default language if the operator has switched off the other languages', () => {
    expect(offeredLanguages({ ...flags, multiLocalization: false })).toEqual(['sk']);
  });

  it('include the chosen language, otherwise the default language is used', () => {
    expect(offeredLanguage(['sk', 'cs'], 'cs')).toBe('cs');
    expect(offeredLanguage(['sk', 'cs'], 'ro')).toBe('sk');
  });
});
