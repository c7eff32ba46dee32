import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { currencyDisplayIn } from '#rules/currency-display.ts';
import { parseMoney, typedMoney } from '#rules/money.ts';

const readIn = (language: string, text: string, currency = 'CZK') => parseMoney(text, { language, currency });
const read = (text: string) => readIn('cs', text);

describe('a typed amount', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234\u202f567,05', 123_456_705],
    ['1234.5', 123_450],
    [' 200 ', 20_000],
    ['0', 0],
    ['-0', 0],
    ['007,1', 710],
    ['0000000000012', 1_200],
    ['000', 0],
    ['5,', 500],
    ['-3,20', -320],
    ['\u22123,20', -320],
    ['0,29', 29],
    ['999999999,99', 99_999_999_999],
    ['1\u2009234,50', 123_450],
    ['1 500,00 Kč', 150_000],
    ['1 500,00 Kc\u030C', 150_000],
    ['1500kč', 150_000],
    ['czk 20', 2_000],
    ['-20 CZK', -2_000],
  ])('"%s" is %i minor units', (text, amount) => {
    expect(read(text)).toEqual({ amount });
  });

  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['abc', 'NOT_A_NUMBER'],
    ['12 50', 'NOT_A_NUMBER'],
    ['1.234,50', 'NOT_A_NUMBER'],
    [',5', 'NOT_A_NUMBER'],
    ['Kč', 'NOT_A_NUMBER'],
    ['20 EUR', 'NOT_A_NUMBER'],
    ['Kč 20 Kč', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['Infinity', 'NOT_A_NUMBER'],
    ['1,234', 'TOO_MANY_DECIMALS'],
    ['1000000000', 'TOO_LARGE'],
    ['9'.repeat(400), 'TOO_LARGE'],
  ])('"%s" is refused as %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

  it.each([
    ['en', '1,500', { amount: 150_000 }],
    ['en', '1,500.00', { amount: 150_000 }],
    ['en', '1,234,567.8', { amount: 123_456_780 }],
    ['en', '1 500.00', { amount: 150_000 }],
    ['en', '1,5', { amount: 150 }],
    ['en', '12,50', { amount: 1250 }],
    ['en', '1.500', { problem: 'TOO_MANY_DECIMALS' }],
    ['en', '0,500', { problem: 'TOO_MANY_DECIMALS' }],
    ['en', '1,2345', { problem: 'TOO_MANY_DECIMALS' }],
    ['en', '1,500,00', { problem: 'NOT_A_NUMBER' }],
    ['en', '1.500,00', { problem: 'NOT_A_NUMBER' }],
    ['ro', '1.500', { amount: 150_000 }],
    ['ro', '1.500,00', { amount: 150_000 }],
    ['ro', '1.5', { amount: 150 }],
    ['ro', '1,500', { problem: 'TOO_MANY_DECIMALS' }],
    ['ro', '1,500.00', { problem: 'NOT_A_NUMBER' }],
  ])('is read by the rule for the language %s: "%s"', (language, text, parsed) => {
    expect(readIn(language, text)).toEqual(parsed);
  });

  it('is read correctly in the form in which the page writes it', () => {
    const currencies = fc.constantFrom('CZK', 'EUR', 'PLN', 'RON', 'USD');
    const spaces = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009');
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), currencies, spaces, (amount, language, currency, space) => {
        const currencyDisplay = currencyDisplayIn(language);
        const signs = { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 2 } as const;
        for (const style of [signs, { minimumFractionDigits: 2 }, { minimumFractionDigits: 2, useGrouping: false }]) {
          const text = new Intl.NumberFormat(language, style).format(amount / 100).replaceAll(/\s/g, space);
          expect(readIn(language, text, currency)).toEqual({ amount });
        }
      }),
    );
  });

  it('is either whole minor units or a problem, for any typed text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = read(text);
        expect('problem' in parsed || Number.isSafeInteger(parsed.amount)).toBe(true);
      }),
    );
  });
});

describe('an amount that a button enters', () => {
  it.each([
    [50_000, 'cs', '500'],
    [25_050, 'cs', '250,50'],
    [25_005, 'en', '250.05'],
    [1_234_500, 'en', '12345'],
  ])('of %i minor units is, in the language %s, the text %s', (amount, language, text) => {
    expect(typedMoney(amount, language)).toBe(text);
  });

  it('is read as the same amount in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom('cs', 'en', 'ro'),
        (amount, language) => {
          expect(readIn(language, typedMoney(amount, language))).toEqual({ amount });
        },
      ),
    );
  });
});
