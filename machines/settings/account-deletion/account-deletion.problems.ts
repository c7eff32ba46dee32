import type { Failure } from '../../common/failure.ts';
import type { AccountDeletionContext } from './account-deletion.types.ts';

const passwordErrors = ['EMPTY_PASSWORD', 'INVALID_PASSWORD'] as const;
export type PasswordError = (typeof passwordErrors)[number];

const passwordErrorOf = (failure: Failure | null): PasswordError | null =>
  passwordErrors.find((name) => name === failure?.name) ?? null;

/** Whether the server refused the password: an error of its field, and not of the deletion. */
export const isAboutPassword = (failure: Failure): boolean => passwordErrorOf(failure) !== null;

/** What is wrong with the password; null = nothing that is known. */
export function passwordError({ password, demanded, failure }: AccountDeletionContext): PasswordError | null {
  return demanded && password === '' ? 'EMPTY_PASSWORD' : passwordErrorOf(failure);
}
