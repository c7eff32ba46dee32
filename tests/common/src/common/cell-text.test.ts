import { describe, expect, it } from 'vitest';
import { cellText, type CellType, type CellValues } from '#common/list-table/cell-text.ts';
import type { Locale } from '#contract/enumerations.ts';
import { staticTexts } from '#i18n/texts.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { languagesOf } from '#tests/common/languages-of.ts';

type Sample = { readonly [Type in CellType]: readonly [Type, CellValues[Type]] }[CellType];

const samples: readonly Sample[] = [
  ['number', 12_345],
  ['cardNumber', '920012345678901234'],
  ['person', { firstName: 'Jana', lastName: 'Dvořáková' }],
  ['date', '2026-11-21'],
  ['dateTime', '2026-11-21T22:30:00.000Z'],
  ['decimal', 1234.5],
  ['boolean', true],
  ['percentage', 12.5],
  ['price', 123_450],
  ['originalDecimalPrice', 12.3456],
  ['amount', 50_000],
];

/** The expected amounts, days and words in each language; card number and name are the same in all languages. */
const expected = {
  cs: '12 345 | 21.11.2026 | 21.11.2026 23:30 | 1 234,50 | Ano | 12,5 % | 1 234,50 Kč | 12,3456 Kč | +500,00 Kč',
  en: '12,345 | 21.11.2026 | 21.11.2026 23:30 | 1,234.50 | Yes | 12.5% | CZK 1,234.50 | CZK 12.3456 | +CZK 500.00',
  sk: '12 345 | 21.11.2026 | 21.11.2026 23:30 | 1 234,50 | Áno | 12,5 % | 1 234,50 Kč | 12,3456 Kč | +500,00 Kč',
  pl: '12 345 | 21.11.2026 | 21.11.2026 23:30 | 1234,50 | Tak | 12,5% | 1234,50 CZK | 12,3456 CZK | +500,00 CZK',
  ro: '12.345 | 21.11.2026 | 21.11.2026 23:30 | 1.234,50 | Da | 12,5 % | 1.234,50 CZK | 12,3456 CZK | +500,00 CZK',
};
const sameEverywhere = ['92001234 56 7890123 4', 'Jana Dvořáková'];

/** Replaces both kinds of no-break spaces by plain spaces. */
const read = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const inLanguage = (locale: Locale) => {
  const intl = staticTexts(locale, compileMessages(readMessages(locale))).intl();
  return <Type extends CellType>([type, value]: readonly [Type, CellValues[Type]]) =>
    read(cellText(type, value, intl, 'CZK'));
};

describe('the eleven types of cell (TBL-01)', () => {
  it.each(languagesOf(expected))('are correct in %s', (locale) => {
    const [number = '', cardNumber, person, ...others] = samples.map(inLanguage(locale));
    expect([cardNumber, person]).toEqual(sameEverywhere);
    expect([number, ...others].join(' | ')).toBe(expected[locale]);
  });

  it('are correct for short and missing values', () => {
    const text = inLanguage('cs');
    expect(text(['boolean', false])).toBe('Ne');
    expect(text(['amount', -12_050])).toBe('-120,50 Kč');
    expect(text(['amount', 0])).toBe('0,00 Kč');
    expect(text(['percentage', 21])).toBe('21 %');
    expect(text(['decimal', 0])).toBe('0,00');
    expect(text(['originalDecimalPrice', 12])).toBe('12,00 Kč');
    expect(text(['cardNumber', '9203012345678901'])).toBe('9203012345678901');
    expect(text(['person', { firstName: null, lastName: 'Dvořáková' }])).toBe('Dvořáková');
  });
});
