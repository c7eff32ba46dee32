import type * as v from 'valibot';
import type { ErrorName } from './error-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = v.GenericSchema;

/**
 * One call of the shop: everything that client, server, fault board and OpenAPI document need to know of it.
 * `params`, `query`, `request` and `response` are valibot schemas; an absent `request` means no body,
 * an absent `response` an answer 204 without a body.
 */
export interface EndpointDefinition {
  /** The operation's name, unique, in camelCase; the fault board and the logs call it by this. */
  readonly name: string;
  readonly method: Method;
  /** Hono's notation: `/api/eshop/customers/:id/cards`. */
  readonly path: string;
  readonly summary: string;
  /**
   * `customer` asks for a Bearer token, `operator` for one of an account with the operator's role, `mapPhone` for the
   * telephone application's own token in the header `map-phone-auth-token`.
   */
  readonly access: 'public' | 'customer' | 'operator' | 'mapPhone';
  /** Creates something: the `Idempotency-Key` header is honoured, and our client always sends it. */
  readonly creates?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly request?: Schema;
  readonly response?: Schema;
  /** The error names beyond the common ones (error-names.ts). */
  readonly errors: readonly ErrorName[];
}

/** Marked, so that calls which a page never makes do not travel with it. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition => definition;

type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;

export type RequestOf<E extends EndpointDefinition> = OutputOf<E['request']>;
export type ResponseOf<E extends EndpointDefinition> = OutputOf<E['response']>;
export type ParamsOf<E extends EndpointDefinition> = OutputOf<E['params']>;
export type QueryOf<E extends EndpointDefinition> = OutputOf<E['query']>;
/** What a caller may pass for the query: the schema's input. */
export type QueryInputOf<E extends EndpointDefinition> = InputOf<E['query']>;
export type RequestInputOf<E extends EndpointDefinition> = InputOf<E['request']>;
export type ErrorOf<E extends EndpointDefinition> = E['errors'][number];
