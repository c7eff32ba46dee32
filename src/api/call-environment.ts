import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { PreparedAnswers } from './prepared-answers.ts';

/** Delays a call before it is sent; rejects if the caller aborts the call meanwhile. */
export type CallHold = (endpoint: EndpointDefinition, signal: AbortSignal | undefined) => Promise<void>;

/**
 * The interface between the API client and the shop: the values that the client needs, and the callbacks that it calls.
 */
export interface CallEnvironment {
  /** The prefix of all paths; '' for the page's own origin. If it rejects, the call fails, and the next call asks again. */
  readonly baseUrl: () => Promise<string>;
  /** Answers that are already in the page, so that no request is needed. */
  readonly prepared: PreparedAnswers;
  readonly token: () => string | null;
  readonly locale: () => Locale;
  /** The shop's time in epoch milliseconds. */
  readonly now: () => number;
  /**
   * The injected faults that the page's address names (sandbox only); they are sent with each request. Null = no faults.
   */
  readonly faults: () => string | null;
  /**
   * The function that delays calls before they are sent (the live flow map, in the sandbox only); null = calls are not
   * delayed.
   */
  readonly hold: () => CallHold | null;
  /** Called with the server's time, which each response contains. */
  readonly serverTimeReceived: (epochMilliseconds: number) => void;
  /**
   * Called for each failed call that was not aborted, before its caller receives the failure (API-02, API-03). `call` is
   * the call's number, `lastCall` the number of the last call made so far: all calls with the numbers between ran at the
   * same time.
   */
  readonly failed: (failure: Failure, endpoint: EndpointDefinition, call: number, lastCall: number) => void;
  /** Called when the server refused this token. Resolves to true when the call can be repeated with a new token. */
  readonly renewToken: (refusedToken: string) => Promise<boolean>;
}
