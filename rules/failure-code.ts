/** Letters and digits that cannot be confused with each other when they are read aloud or written by hand. */
export const failureCodeSigns = 'ACDEFHJKLMNPRTUVWXY34679';
export const failureCodeLength = 8;

/** Formats a code in groups of four: `ACDE-34XY`. */
export const formatFailureCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** The code in a typed text, regardless of separators and case; null = the text does not contain a valid code. */
export function failureCodeOf(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}.]/gu, '')
    .toUpperCase();
  return code.length === failureCodeLength && Array.from(code).every((sign) => failureCodeSigns.includes(sign))
    ? code
    : null;
}
