import * as v from 'valibot';

const written = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** A letter is replaced by a number: A = 10. */
const digitsOf = (character: string): string =>
  /\d/.test(character) ? character : String(character.charCodeAt(0) - 55);

/**
 * Whether a text is an account number (ISO 13616) with correct check digits: if the first four characters are moved to
 * the end, the number is 1 modulo 97.
 */
export function isIban(text: string): boolean {
  if (!written.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const digit of Array.from(moved, digitsOf).join('')) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An IBAN without spaces, in capitals. */
export const Iban = v.pipe(v.string(), v.check(isIban, 'is no account number'));
