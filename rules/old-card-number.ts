const length = 16;

/** Why a text is not a card number of the old system. */
export type OldCardNumberProblem = 'EMPTY' | 'NOT_16_DIGITS' | 'WRONG_CHECK_DIGIT';

/** The digits of a typed or pasted number (TRF-01). */
export const oldCardDigits = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The digits in groups of four, as on the card. */
export const formatOldCardNumber = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/**
 * The sum for Luhn's check (ISO/IEC 7812-1): every second digit from the right is doubled, and the digits of the result
 * are added.
 */
const luhnSum = (digits: string): number =>
  digits.split('').reduceRight((sum, digit, place) => {
    const doubled = (digits.length - place) % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

/** The problem of a card number of the old system; null = no problem. The page and the server use the same check. */
export function oldCardNumberProblem(digits: string): OldCardNumberProblem | null {
  if (digits === '') return 'EMPTY';
  if (digits.length !== length || oldCardDigits(digits) !== digits) return 'NOT_16_DIGITS';
  return luhnSum(digits) % 10 === 0 ? null : 'WRONG_CHECK_DIGIT';
}
