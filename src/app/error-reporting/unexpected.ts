import { isServerError } from '#machines/common/failure-kinds.ts';
import { isFailure } from '#machines/common/failure.ts';

/** A call failed because of a fault of the server or of the contract between both. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** The words by which the shop tells of code that it could not fetch, here or as the cause (src/runtime/import-when-fetched.ts). */
const isAboutMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'Failed to fetch dynamically imported module' || isAboutMissingCode(error.cause));

/**
 * The error that is to be reported; null for what may happen in a shop without a fault: a refusal by the server, a network that
 * is away, code of a page that a newer version of the shop has replaced, a call that is no longer needed.
 */
export function unexpectedError(error: unknown): unknown {
  if (isFailure(error)) {
    const { name, status } = error;
    const isFault = isServerError(error) || name === 'UNREADABLE_ANSWER';
    return isFault ? new CallError(`the server answered ${name} with the status ${String(status)}`) : null;
  }
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return isAborted || isAboutMissingCode(error) ? null : error;
}
