import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymousCardNumber, formatCardNumber } from '#rules/card-number.ts';

describe('a card number (FMT-01)', () => {
  it.each([
    ['210001260000012347', '21000126 00 0001234 7'],
    ['920312345678901234', '920312345678901234'],
    ['1234', '1234'],
    ['21000126000001234567', '21000126 00 0001234 567'],
    ['x210001260000012347', 'x210001260000012347'],
    ['210001260000012347x', '210001260000012347x'],
    ['**** **** **** 4242', '**** **** **** 4242'],
    ['', ''],
  ])('"%s" is shown as "%s"', (cardNumber, shown) => {
    expect(formatCardNumber(cardNumber)).toBe(shown);
  });

  it('keeps all digits and their order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
        expect(formatCardNumber(digits).replace(/ /g, '')).toBe(digits);
      }),
    );
  });

  it('is grouped if it has 18 digits, unless it starts with 9203', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-8]\d{17}$/), (digits) => {
        expect(formatCardNumber(digits)).toMatch(/^\d{8} \d{2} \d{7} \d$/);
        expect(formatCardNumber(`9203${digits.slice(4)}`)).toBe(`9203${digits.slice(4)}`);
      }),
    );
  });
});

describe('the text that replaces the number of a deleted card', () => {
  it('contains only the id of the card, and its digits are not grouped', () => {
    expect(formatCardNumber(anonymousCardNumber(1042))).toBe('9203******00001042');
  });

  it('differs for different cards', () => {
    expect(anonymousCardNumber(1)).not.toBe(anonymousCardNumber(10));
  });
});
