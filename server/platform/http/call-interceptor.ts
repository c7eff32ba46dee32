import type { Context } from 'hono';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { AppEnv } from './app-env.ts';

/** A call that has arrived and is not answered yet. */
export interface InterceptedCall {
  readonly context: Context<AppEnv>;
  readonly endpoint: EndpointDefinition;
  /** Serves the call; its answer may still be withheld. */
  readonly answer: () => Promise<Response>;
  /** Makes the answer that stands for an error. */
  readonly refuse: (error: ApiError) => Promise<Response>;
}

/** May delay, replace or withhold the answer to a call; the sandbox's faults use it. */
export type CallInterceptor = (call: InterceptedCall) => Promise<Response>;
