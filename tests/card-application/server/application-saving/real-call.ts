import { createCall } from '#api/call.ts';
import type { Call } from '#api/call.ts';
import { failure } from '#api/read-answer.ts';
import { callAsPage } from './page-call.ts';

/** The shop's real client, with ky; uploads use fetch, because Node.js has no XMLHttpRequest. */
export function realCall(url: string, token: string): Call {
  const call = createCall({
    baseUrl: async () => url,
    prepared: new Map(),
    token: () => token,
    locale: () => 'en',
    now: Date.now,
    faults: () => null,
    serverTimeReceived: () => {},
    hold: () => null,
    failed: () => {},
    renewToken: () => Promise.resolve(false),
  });
  return async (endpoint, options = {}) => {
    if (endpoint.multipart === undefined) return call(endpoint, options);
    try {
      return await callAsPage({ url }, token, endpoint, options);
    } catch (error) {
      throw error instanceof TypeError ? failure('NO_ANSWER', 0) : error;
    }
  };
}
