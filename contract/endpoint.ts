import type * as v from 'valibot';
import type { ErrorName } from './error-names.ts';
import type { Extension } from './extensions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = v.GenericSchema;

/**
 * One endpoint of the API, with all data that the client, the server, the fault board and the OpenAPI document need.
 * `params`, `query`, `request` and `response` are valibot schemas. Without `request` the call has no body; without
 * `response` the answer is 204 without a body.
 */
export interface EndpointDefinition {
  /** The operation's name, unique, in camelCase; used by the fault board and the logs. */
  readonly name: string;
  readonly method: Method;
  /** Hono's notation: `/api/eshop/customers/:id/cards`. */
  readonly path: string;
  readonly summary: string;
  /**
   * Who may call: `customer` needs a Bearer token, `operator` the Bearer token of an account with the operator's role,
   * `mapPhone` the phone application's own token in the header `map-phone-auth-token`, `system` the Bearer token of a
   * system account.
   */
  readonly access: 'public' | 'customer' | 'operator' | 'mapPhone' | 'system';
  /** `specified` if the specification has the call, so that every back end has it; else the extension with the call. */
  readonly extension: 'specified' | Extension;
  /** The extension to which fields of the request belong, if the specification has the call without these fields. */
  readonly requestExtension?: Extension;
  /** The call creates something. The server honours the header `Idempotency-Key`, and our client always sends it. */
  readonly creates?: true;
  readonly params?: Schema;
  /**
   * The columns by which the list can be sorted; the query has `paging` of the same columns. The client reads them, and
   * its build leaves out the query.
   */
  readonly sortColumns?: readonly string[];
  readonly query?: Schema;
  readonly request?: Schema;
  readonly response?: Schema;
  /**
   * The body is multipart/form-data of at most this number of bytes, not JSON. `request` is then the schema of its
   * fields; each field occurs one time, as a text or as a File.
   */
  readonly multipart?: number;
  /** The answer is a file of this media type, not JSON; `response` is then FileContents. */
  readonly file?: string;
  /** The call's own error names, in addition to the common ones (error-names.ts). */
  readonly errors: readonly ErrorName[];
}

/** Marked as free of side effects, so that a bundle omits the endpoints that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition => definition;

/** What the back end must offer, so that the call can be made as the shop makes it. */
export const neededExtension = ({ extension, requestExtension }: EndpointDefinition): 'specified' | Extension =>
  requestExtension ?? extension;

/** Whether the call needs the Bearer token of a log-in. */
export const needsLogin = ({ access }: EndpointDefinition): boolean => access === 'customer' || access === 'operator';

type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;

export type RequestOf<E extends EndpointDefinition> = OutputOf<E['request']>;
/** The answer as a client reads it. */
export type ResponseOf<E extends EndpointDefinition> = OutputOf<E['response']>;
/** The answer as the server sends it. */
export type AnswerOf<E extends EndpointDefinition> = InputOf<E['response']>;
export type ParamsOf<E extends EndpointDefinition> = OutputOf<E['params']>;
export type QueryOf<E extends EndpointDefinition> = OutputOf<E['query']>;
/** The query that a caller passes: the input of the query's schema. */
export type QueryInputOf<E extends EndpointDefinition> = InputOf<E['query']>;
export type RequestInputOf<E extends EndpointDefinition> = InputOf<E['request']>;
export type ErrorOf<E extends EndpointDefinition> = E['errors'][number];
