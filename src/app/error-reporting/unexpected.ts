import { isServerError } from '#machines/common/failure-kinds.ts';
import { isFailure } from '#machines/common/failure.ts';

/** A call failed because of a defect of the server, or because client and server do not match. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** Whether the error, or its cause, has the message of an import that failed (src/runtime/import-when-fetched.ts). */
const isAboutMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'Failed to fetch dynamically imported module' || isAboutMissingCode(error.cause));

/**
 * The error to report; null for failures that are not defects: a refusal by the server, an unreachable network, code of
 * a page that a newer version of the shop has replaced, an aborted call.
 */
export function errorToReport(error: unknown): unknown {
  if (isFailure(error)) {
    const { name, status } = error;
    const isFault = isServerError(error) || name === 'UNREADABLE_ANSWER';
    return isFault ? new CallError(`the server answered ${name} with the status ${String(status)}`) : null;
  }
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return isAborted || isAboutMissingCode(error) ? null : error;
}
