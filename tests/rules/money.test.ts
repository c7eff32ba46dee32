import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../rules/money.ts';

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
  ])('"%s" is %i minor units', (text, amount) => {
    expect(parseMoney(text)).toEqual({ amount });
  });

  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['abc', 'NOT_A_NUMBER'],
    ['12 50', 'NOT_A_NUMBER'],
    ['1.234,50', 'NOT_A_NUMBER'],
    [',5', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['Infinity', 'NOT_A_NUMBER'],
    ['1,234', 'TOO_MANY_DECIMALS'],
    ['1000000000', 'TOO_LARGE'],
    ['9'.repeat(400), 'TOO_LARGE'],
  ])('"%s" is refused as %s', (text, problem) => {
    expect(parseMoney(text)).toEqual({ problem });
  });

  const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

  it('is read as each language formats it', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('cs', 'en', 'sk', 'pl', 'ro'), (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
        expect(parseMoney(format.format(amount / 100))).toEqual({ amount });
      }),
    );
  });

  it('may be grouped by spaces in the languages that do so', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('cs', 'sk', 'pl'), (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        expect(parseMoney(format.format(amount / 100))).toEqual({ amount });
      }),
    );
  });

  it('is either whole minor units or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseMoney(text);
        expect('problem' in parsed || Number.isSafeInteger(parsed.amount)).toBe(true);
      }),
    );
  });
});
