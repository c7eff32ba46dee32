import type { EndpointDefinition, ParamsOf, QueryOf, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import type { Locale } from '../../contract/enumerations.ts';
import type { AccountCredentials } from '../credentials/account-credentials.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Who calls: the account of the Bearer token. */
export interface Caller {
  readonly accountId: number;
  readonly username: string;
  /** The token's own id. */
  readonly tokenId: string;
}

/**
 * One validated call. `database` is a transaction where the route runs in one; inside it nothing may use
 * `services.database` (on PGlite that would wait for itself).
 */
export interface Call<E extends EndpointDefinition> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: RequestOf<E>;
  readonly caller: E['access'] extends 'customer' | 'operator' ? Caller : undefined;
  /** For a `locking` route: throws ApiError UNAUTHENTICATED unless the account that was read accepts the caller's token. */
  readonly confirmAccount: (account: AccountCredentials) => void;
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
  /** The operator's local day of `now`. */
  readonly today: string;
  readonly locale: Locale;
  readonly requestId: string;
  readonly address: string;
  /** Set on calls that create something. */
  readonly idempotencyKey: string | undefined;
  /** Says of the answer that it repeats what an earlier call made. */
  readonly repeats: () => void;
}

export type Handler<E extends EndpointDefinition> = (call: Call<E>) => Promise<ResponseOf<E>>;

/**
 * How a route uses the database: `read` runs on the pool, `write` in one transaction (with the idempotency key in it
 * where the call creates something), `own` leaves transactions and key to the handler (it talks to a gateway between),
 * `locking` besides leaves it to the handler to confirm the caller's account, by the very statement that holds it.
 */
export type TransactionMode = 'read' | 'write' | 'own' | 'locking';

export interface Route {
  readonly endpoint: EndpointDefinition;
  readonly mode: TransactionMode;
  readonly handler: (call: never) => Promise<unknown>;
}

export const route = <const E extends EndpointDefinition>(
  endpoint: E,
  mode: TransactionMode,
  handler: Handler<E>,
): Route => ({
  endpoint,
  mode,
  handler,
});

/** A route whose answer's bytes are prepared once, such as the texts of a language. */
export const preparedRoute = <const E extends EndpointDefinition>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<PreparedAnswer>,
): Route => ({ endpoint, mode: 'read', handler });
