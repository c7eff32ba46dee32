import type { EndpointDefinition, ParamsOf, QueryOf, RequestOf, AnswerOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { AccountCredentials } from '../credentials/account-credentials.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import type { FileAnswer } from './file-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** The caller: the account of the Bearer token. */
export interface Caller {
  readonly accountId: number;
  readonly username: string;
  /** The id of the token (`jti`). */
  readonly tokenId: string;
}

/**
 * A validated call. `database` is the transaction if the route runs in a transaction; then the handler must not use
 * `services.database` (on PGlite it would wait for the transaction forever).
 */
export interface Call<E extends EndpointDefinition> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: RequestOf<E>;
  readonly caller: E['access'] extends 'customer' | 'operator' ? Caller : undefined;
  /**
   * For a `locking` route: throws ApiError UNAUTHENTICATED unless the account that was read accepts the caller's token.
   */
  readonly confirmAccount: (account: AccountCredentials) => void;
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
  /** The operator's local calendar day at `now`. */
  readonly today: string;
  readonly locale: Locale;
  /** The language that the call itself asks for; null = no language that the operator offers. */
  readonly requestedLocale: Locale | null;
  readonly requestId: string;
  /** The caller's network; limits count the calls of each network (server/platform/http/address.ts). */
  readonly address: string;
  /**
   * The token that the caller's browser keeps from earlier log-ins (server/platform/credentials/device-tokens.ts); null
   * = none. It authenticates nobody.
   */
  readonly deviceToken: string | null;
  /** The header User-Agent; null = the call has none. */
  readonly userAgent: string | null;
  /** Only for calls that create something. */
  readonly idempotencyKey: string | undefined;
  /** Marks the answer as the stored result of an earlier call. */
  readonly repeats: () => void;
  /** Stores a token in the caller's browser, for later log-ins. */
  readonly rememberDevice: (deviceToken: string) => void;
}

/** Answers a validated call. May throw ApiError. */
export type Handler<E extends EndpointDefinition> = (call: Call<E>) => Promise<AnswerOf<E>>;

/**
 * How a route uses the database:
 * - `read` runs without a transaction;
 * - `write` runs in one transaction, which also contains the idempotency key if the call creates something;
 * - `own` leaves transactions and key to the handler (for example because it calls a gateway between two transactions);
 * - `locking` is like `own`, and the handler also confirms the caller's account in the statement that locks it.
 */
export type TransactionMode = 'read' | 'write' | 'own' | 'locking';

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: EndpointDefinition;
  readonly mode: TransactionMode;
  readonly handler: (call: never, prepared: never) => Promise<unknown>;
  /** Slow work that needs no transaction; its result is passed to the handler. */
  readonly prepare?: (call: never) => Promise<unknown>;
  /**
   * Runs around the whole call, including its transactions and its idempotency key. It runs outside of any transaction.
   */
  readonly around?: (call: never, run: () => Promise<unknown>) => Promise<unknown>;
}

/** Connects an endpoint with its handler; the handler's type follows from the endpoint. */
export const route = <const E extends EndpointDefinition>(
  endpoint: E,
  mode: TransactionMode,
  handler: Handler<E>,
): Route => ({
  endpoint,
  mode,
  handler,
});

/** Like a `write` route. `prepare` does the slow work before the transaction begins, so that no lock waits for it. */
export const writeRoute = <const E extends EndpointDefinition, Prepared>(
  endpoint: E,
  prepare: (call: Call<E>) => Promise<Prepared>,
  handler: (call: Call<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
): Route => ({ endpoint, mode: 'write', prepare, handler });

/** A route whose answer is prepared only one time and cached, such as the texts of a language. */
export const preparedRoute = <const E extends EndpointDefinition>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<PreparedAnswer>,
): Route => ({ endpoint, mode: 'read', handler });

/** A route whose answer is a file, sent while it is being made. */
export const fileRoute = <const E extends EndpointDefinition>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Route => ({ endpoint, mode: 'own', handler });
