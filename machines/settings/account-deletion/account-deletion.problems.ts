import type { Failure } from '../../common/failure.ts';
import type { AccountDeletionContext } from './account-deletion.types.ts';

const passwordErrors = ['EMPTY_PASSWORD', 'INVALID_PASSWORD'] as const;
export type PasswordError = (typeof passwordErrors)[number];

const passwordErrorOf = (failure: Failure | null): PasswordError | null =>
  passwordErrors.find((name) => name === failure?.name) ?? null;

/** Whether the failure is about the password. Then it is an error of the password field, not of the deletion. */
export const isAboutPassword = (failure: Failure): boolean => passwordErrorOf(failure) !== null;

/** The error of the password field; null = no known error. */
export function passwordError({ password, demanded, failure }: AccountDeletionContext): PasswordError | null {
  return demanded && password === '' ? 'EMPTY_PASSWORD' : passwordErrorOf(failure);
}
