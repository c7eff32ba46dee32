import { neededExtension, type EndpointDefinition } from '#contract/endpoint.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { OtherAnswers } from '../composing-call.ts';
import { compose } from './compose.ts';
import type { Composing } from './composing.ts';
import { orMissing } from './or-none.ts';

/** @param remember called with the extensions that the back end offers if an extension is not offered any more */
export function createOtherAnswers(
  composing: Composing,
  remember: (extensions: readonly string[]) => void,
): OtherAnswers {
  const { call, offers } = composing;
  const isOffered = async (endpoint: EndpointDefinition): Promise<boolean> => {
    const needed = neededExtension(endpoint);
    return needed === 'specified' || offers(needed);
  };
  return {
    whenKnown: async (endpoint, options = {}) =>
      (await isOffered(endpoint)) ? call(endpoint, options) : compose(composing, endpoint, options),
    unlessOffered:
      (failure) =>
      async (endpoint, options = {}) => {
        const read = await orMissing(call(systemConfigurations));
        if (read === null || read.extensions.includes(neededExtension(endpoint))) throw failure;
        remember(read.extensions);
        return compose(composing, endpoint, options);
      },
  };
}
