import type { LoginResult } from '#contract/endpoints/auth.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

/** Who is logged in (SES-01). `expiresAt` is the token's `exp` in epoch milliseconds. */
export interface Session {
  readonly token: string;
  readonly customerAccountId: number;
  readonly username: string;
  readonly customer: Omit<NonNullable<LoginResult['customer']>, 'cartLifeTime'> | null;
  readonly expiresAt: number;
}

/** Why the last session ended; the log-in page shows it. */
export type EndReason = 'expired' | 'loggedOut' | 'refused';

/** What a log-in answers. */
export interface LogIn {
  readonly session: Session;
  /** As in the context. */
  readonly cartEndsAt: number | null;
}

export interface SessionContext {
  /** The username and the password as they are typed. */
  readonly username: string;
  readonly password: string;
  /** Why the last log-in failed; null = it did not. */
  readonly failure: Failure | null;
  /** Null while nobody is logged in. */
  readonly session: Session | null;
  /**
   * When the cart expires, as log-in or start-up has told: epoch milliseconds by the server's clock. Null = it is empty, or
   * nothing is known. The cart's machine uses this until it has read the cart (SES-01).
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
  /** A call was answered 401 outside a flow that could go on: the token is no longer valid. `now` is in epoch milliseconds. */
  | { readonly type: 'sessionRefused'; readonly now: number }
  /** A call was answered 401 in the middle of a flow, and waits for a new token. `now` is in epoch milliseconds. */
  | { readonly type: 'interrupted'; readonly now: number }
  /** Start-up has asked how long the cart is still kept; `cartEndsAt` as in the context. */
  | { readonly type: 'cartEndRead'; readonly cartEndsAt: number | null }
  /** The person closes the warning that the session expires. */
  | { readonly type: 'putAside' }
  /** Another tab changed the session that the browser stores; null = it logged out (SES-05). */
  | { readonly type: 'storedElsewhere'; readonly session: Session | null }
  | Tick;

/** What `logIn` gets. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
