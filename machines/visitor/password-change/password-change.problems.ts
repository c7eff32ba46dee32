import { isSamePassword, passwordFlaws } from '#rules/password.ts';
import type { PasswordChangeContext } from './password-change.types.ts';

type Typed = Pick<PasswordChangeContext, 'password' | 'confirmation'>;

export type PasswordProblem = 'EMPTY' | 'WEAK';
export type ConfirmationProblem = 'EMPTY' | 'DIFFERENT';

/** The error of the new password (FRM-03); null = no error. */
export function passwordProblem({ password }: Pick<Typed, 'password'>): PasswordProblem | null {
  if (password === '') return 'EMPTY';
  return passwordFlaws(password).length > 0 ? 'WEAK' : null;
}

export function confirmationProblem({ password, confirmation }: Typed): ConfirmationProblem | null {
  if (confirmation === '') return 'EMPTY';
  return isSamePassword(confirmation, password) ? null : 'DIFFERENT';
}

export const isSound = (typed: Typed): boolean =>
  passwordProblem(typed) === null && confirmationProblem(typed) === null;
