import type { Extension } from '#contract/extensions.ts';
import type { Call } from './call.ts';
import type { Composing } from './composed/composing.ts';

/** What is known about the back end. */
export interface BackEnd extends Omit<Composing, 'call'> {
  /** Resolves as soon as it is known which extensions the back end offers. */
  readonly offers: (extension: Extension) => Promise<boolean>;
}

/**
 * Makes each call that the back end has, and answers the calls of extensions that it does not offer from specified
 * calls. The callers do not notice the difference.
 */
export const createComposingCall =
  (call: Call, backEnd: BackEnd): Call =>
  async (endpoint, options = {}) => {
    const { extension } = endpoint;
    if (extension === 'specified' || (await backEnd.offers(extension))) return call(endpoint, options);
    const { compose } = await import('./composed/compose.ts');
    return compose({ ...backEnd, call }, endpoint, options);
  };
