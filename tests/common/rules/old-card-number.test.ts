import { describe, expect, it } from 'vitest';
import { formatOldCardNumber, oldCardDigits, oldCardNumberProblem } from '#rules/old-card-number.ts';

/** The example number of ISO/IEC 7812-1, and a number whose doubled digits are above nine. */
const sound = ['4111111111111111', '9999999999999995'];

describe('the number of a card of the old system (TRF-01)', () => {
  it.each([
    ['9203 1234 5678 9012', '9203123456789012'],
    ['9203-1234/x5', '920312345'],
    ['č. karty', ''],
  ])('typed as "%s" has the digits "%s"', (typed, digits) => {
    expect(oldCardDigits(typed)).toBe(digits);
  });

  it.each([
    ['', ''],
    ['1234', '1234'],
    ['12345', '1234 5'],
    ['4111111111111111', '4111 1111 1111 1111'],
  ])('of the digits "%s" is shown as "%s"', (digits, shown) => {
    expect(formatOldCardNumber(digits)).toBe(shown);
  });

  it.each(sound)('%s is valid', (digits) => {
    expect(oldCardNumberProblem(digits)).toBe(null);
  });

  it.each([
    ['', 'EMPTY'],
    ['411111111111111', 'NOT_16_DIGITS'],
    ['41111111111111111', 'NOT_16_DIGITS'],
    ['411111111111111a', 'NOT_16_DIGITS'],
    ['4111111111111112', 'WRONG_CHECK_DIGIT'],
    ['1411111111111111', 'WRONG_CHECK_DIGIT'],
  ])('"%s" has the problem %s', (digits, problem) => {
    expect(oldCardNumberProblem(digits)).toBe(problem);
  });

  it.each(sound)('%s is not valid if any single digit is changed', (digits) => {
    for (const place of Array.from(digits).keys()) {
      const other = (Number(digits[place]) + 1) % 10;
      const changed = `${digits.slice(0, place)}${String(other)}${digits.slice(place + 1)}`;
      expect(oldCardNumberProblem(changed)).toBe('WRONG_CHECK_DIGIT');
    }
  });
});
