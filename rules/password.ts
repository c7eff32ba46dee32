import { asPassword } from '#contract/password.ts';

export type PasswordFlaw = 'TOO_SHORT' | 'NO_LOWERCASE' | 'NO_UPPERCASE' | 'NO_DIGIT';

export const leastPasswordLength = 8;

const demands: readonly (readonly [PasswordFlaw, RegExp])[] = [
  ['NO_LOWERCASE', /\p{Ll}/u],
  ['NO_UPPERCASE', /\p{Lu}/u],
  ['NO_DIGIT', /\d/],
];

/** The rules that a password breaks (FRM-03); empty = the password is strong. */
export function passwordFlaws(typed: string): readonly PasswordFlaw[] {
  const password = asPassword(typed);
  const missing = demands.filter(([, pattern]) => !pattern.test(password)).map(([flaw]) => flaw);
  return Array.from(password).length < leastPasswordLength ? ['TOO_SHORT', ...missing] : missing;
}

/** Whether two typed passwords are the same, regardless of the encoding of accents. */
export const isSamePassword = (one: string, other: string): boolean => asPassword(one) === asPassword(other);
