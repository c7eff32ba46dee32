import { isEMail } from '#rules/e-mail.ts';
import { passwordFlaws } from '#rules/password.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Throws ApiError EMPTY_USERNAME with the wording of API-04. */
export function refuseEmptyUsername(username: string): void {
  if (username === '') throw new ApiError('EMPTY_USERNAME', { errors: ['username should not be empty'] });
}

/** Throws ApiError EMPTY_PASSWORD with the wording of API-04. */
export function refuseEmptyPassword(password: string): void {
  if (password === '') throw new ApiError('EMPTY_PASSWORD', { errors: ['password should not be empty'] });
}

/** Returns the text. Throws ApiError INVALID_EMAIL if it is not an e-mail address. */
export function checkedEMail(text: string): string {
  if (!isEMail(text)) throw new ApiError('INVALID_EMAIL');
  return text;
}

/** The error lines of a new password; empty for a strong password. */
export function passwordErrors(password: string): string[] {
  const flaws = passwordFlaws(password);
  return flaws.length === 0 ? [] : [`password: is not strong (${flaws.join(', ')})`];
}

/** Throws ApiError EMPTY_PASSWORD or VALIDATION_ERROR. */
export function checkChosenPassword(password: string): void {
  refuseEmptyPassword(password);
  const errors = passwordErrors(password);
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
}
