import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Extension } from '#contract/extensions.ts';
import type { Call, CallOptions } from '../call.ts';

/** What a composed answer is made from. */
export interface Composing {
  /** Makes a call that every back end has. */
  readonly call: Call;
  readonly configuration: () => Promise<SystemConfiguration>;
  /** Resolves as soon as it is known which extensions the back end offers. */
  readonly offers: (extension: Extension) => Promise<boolean>;
  /** The id of the logged-in account; null = nobody is logged in. */
  readonly accountId: () => number | null;
  /** Epoch milliseconds, by the server's time. */
  readonly now: () => number;
  /** The operator's local calendar day, ISO. */
  readonly today: () => string;
}

/** The options that all calls of a composed answer share. */
export interface Abortable {
  readonly signal?: AbortSignal;
}

export const abortable = (signal: AbortSignal | undefined): Abortable => (signal === undefined ? {} : { signal });

/** Answers a call of an extension by calls that the specification has. Rejects as a call does. */
export type Compose<E extends EndpointDefinition> = (
  composing: Composing,
  options: CallOptions<E>,
) => Promise<ResponseOf<E>>;
