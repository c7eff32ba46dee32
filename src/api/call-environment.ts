import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { PreparedAnswers } from './prepared-answers.ts';

/** Waits before a call is sent; rejects when its caller aborts it meanwhile. */
export type CallHold = (endpoint: EndpointDefinition, signal: AbortSignal | undefined) => Promise<void>;

/** What the API client needs from the shop, and what it reports back. */
export interface CallEnvironment {
  /** The prefix of all paths; '' for the shop's own origin. */
  readonly baseUrl: string;
  /** Answers that are already in the page, so that no request is needed. */
  readonly prepared: PreparedAnswers;
  readonly token: () => string | null;
  readonly locale: () => Locale;
  /** The shop's time in epoch milliseconds. */
  readonly now: () => number;
  /** The faults that the page's address asks for (sandbox only); they are sent with each request. Null = none. */
  readonly faults: () => string | null;
  /** What holds calls up before they are sent (the live flow map, in the sandbox only); null = nothing does. */
  readonly hold: () => CallHold | null;
  /** Called with the server's time, which each answer carries. */
  readonly serverTimeReceived: (epochMilliseconds: number) => void;
  /**
   * Called for each failed call that was not aborted, before its caller receives the failure (API-02, API-03). `call`
   * is the call's number, `lastCall` the number of the last call made so far: the calls between them ran at the same
   * time.
   */
  readonly failed: (failure: Failure, endpoint: EndpointDefinition, call: number, lastCall: number) => void;
  /** Called when the server refused this token. Resolves to true when the call can be repeated with a new token. */
  readonly renewToken: (refusedToken: string) => Promise<boolean>;
}
