import type { Call } from './call.ts';
import type { Composing } from './composed/composing.ts';

/** What is known about the back end. */
export type BackEnd = Omit<Composing, 'call'>;

/**
 * Makes each call that the back end has, and answers the calls of extensions that it does not offer from specified
 * calls, or from what the device keeps. The callers do not notice the difference.
 */
export const createComposingCall =
  (call: Call, backEnd: BackEnd): Call =>
  async (endpoint, options = {}) => {
    const needed = endpoint.requestExtension ?? endpoint.extension;
    if (needed === 'specified' || (await backEnd.offers(needed))) return call(endpoint, options);
    const { compose } = await import('./composed/compose.ts');
    return compose({ ...backEnd, call }, endpoint, options);
  };
