import { neededExtension } from '#contract/endpoint.ts';
import { isFailure } from '#machines/common/failure.ts';
import type { Call } from './call.ts';

/** Answers the calls of extensions that the back end may not offer; its code is loaded with the first such call. */
export interface OtherAnswers {
  /** Waits until it is known what the back end offers; then makes the call, or composes its answer. */
  readonly whenKnown: Call;
  /** For a call that failed with 404: composes its answer if the back end does not offer the extension any more. */
  readonly unlessOffered: (failure: unknown) => Call;
}

/**
 * Makes each call that the back end has, and answers the calls of extensions that it does not offer from specified
 * calls, or from what the device keeps. The callers do not notice the difference.
 * @param known the extensions that the back end offers; null = not known yet
 */
export const createComposingCall =
  (call: Call, known: () => readonly string[] | null, load: () => Promise<OtherAnswers>): Call =>
  async (endpoint, options = {}) => {
    const needed = neededExtension(endpoint);
    if (needed === 'specified') return call(endpoint, options);
    if (known()?.includes(needed) !== true) return (await load()).whenKnown(endpoint, options);
    try {
      return await call(endpoint, options);
    } catch (error) {
      if (!isFailure(error) || error.status !== 404) throw error;
      return (await load()).unlessOffered(error)(endpoint, options);
    }
  };
