import type { Context } from 'hono';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { AppEnv } from './app-env.ts';

/** A call that has arrived and has not been answered yet. */
export interface InterceptedCall {
  readonly context: Context<AppEnv>;
  readonly endpoint: EndpointDefinition;
  /** Serves the call and returns its answer, which the interceptor may still withhold. */
  readonly answer: () => Promise<Response>;
  /** Makes the answer for an error. */
  readonly refuse: (error: ApiError) => Promise<Response>;
}

/** May delay, replace or withhold the answer to a call; the sandbox's injected faults use it. */
export type CallInterceptor = (call: InterceptedCall) => Promise<Response>;
