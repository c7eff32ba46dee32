import type { LoginResult } from '#contract/endpoints/auth.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

/** The person who is logged in (SES-01). `expiresAt` is the token's `exp` in epoch milliseconds. */
export interface Session {
  readonly token: string;
  readonly customerAccountId: number;
  readonly username: string;
  readonly customer: Omit<NonNullable<LoginResult['customer']>, 'cartLifeTime'> | null;
  readonly expiresAt: number;
}

/** Why the last session ended; the log-in page shows it. */
export type EndReason = 'expired' | 'loggedOut' | 'refused';

/** The result of a log-in. */
export interface LogIn {
  readonly session: Session;
  /** As in `SessionContext`. */
  readonly cartEndsAt: number | null;
}

export interface SessionContext {
  /** The typed username and password. */
  readonly username: string;
  readonly password: string;
  /** Why the last log-in failed; null = it did not fail. */
  readonly failure: Failure | null;
  /** Null while nobody is logged in. */
  readonly session: Session | null;
  /**
   * The expiry time of the cart from log-in or start-up, in epoch milliseconds by the server's clock. Null = the cart is
   * empty, or its expiry is not known. The cart's machine uses this value until it has read the cart (SES-01).
   */
  readonly cartEndsAt: number | null;
  readonly endReason: EndReason | null;
  /** Why a dialog asks for the password: the session expires soon, or the server refused the token; null = no dialog. */
  readonly renewal: 'ending' | 'refused' | null;
  /** The time of the last tick in epoch milliseconds, while a dialog asks for the password. */
  readonly now: number | null;
}

export type SessionEvent =
  | { readonly type: 'changeUsername'; readonly value: string }
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'logOut' }
  /**
   * A call that no flow can repeat was answered with 401: the token is not valid any more. `now` is in epoch
   * milliseconds.
   */
  | { readonly type: 'sessionRefused'; readonly now: number }
  /** A call in the middle of a flow was answered with 401 and waits for a new token. `now` is in epoch milliseconds. */
  | { readonly type: 'interrupted'; readonly now: number }
  /** The expiry time of the cart was read at start-up; `cartEndsAt` as in the context. */
  | { readonly type: 'cartEndRead'; readonly cartEndsAt: number | null }
  /** The person closes the warning that the session expires. */
  | { readonly type: 'putAside' }
  /** Another tab changed the session that the browser stores; null = it logged out (SES-05). */
  | { readonly type: 'storedElsewhere'; readonly session: Session | null }
  | Tick;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
