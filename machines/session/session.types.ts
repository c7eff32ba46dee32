import type { LoginResult } from '../../contract/endpoints/auth.ts';
import type { Failure } from '../failure.ts';
import type { Tick } from '../provided.ts';

/** Who is logged in (first specification, 3 'Session'). `expiresAt` is the token's `exp` in epoch milliseconds. */
export interface Session {
  readonly token: string;
  readonly customerAccountId: number;
  readonly username: string;
  readonly customer: LoginResult['customer'];
  readonly expiresAt: number;
}

/** Why the last session ended; the log-in page tells it. */
export type EndReason = 'expired' | 'loggedOut' | 'refused';

export interface SessionContext {
  /** What is typed into the log-in form. */
  readonly username: string;
  readonly password: string;
  /** Why the last log-in was refused. */
  readonly failure: Failure | null;
  readonly session: Session | null;
  readonly endReason: EndReason | null;
  /** Why the password is asked for over the page: the session is about to end, or the server refused the token. */
  readonly renewal: 'ending' | 'refused' | null;
  /** The time of the last tick while the password is asked for, epoch milliseconds. */
  readonly now: number | null;
}

export type SessionEvent =
  | { readonly type: 'changeUsername'; readonly value: string }
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'logOut' }
  /** A call was answered 401, and nothing can be saved: the token is no longer good. `now` as in a tick. */
  | { readonly type: 'sessionRefused'; readonly now: number }
  /** A call was answered 401 in the middle of something: it waits for a new token. */
  | { readonly type: 'interrupted'; readonly now: number }
  /** The warning is put aside. */
  | { readonly type: 'putAside' }
  /** Another tab changed the session that is kept in the browser; null = it logged out (SES-05). */
  | { readonly type: 'storedElsewhere'; readonly session: Session | null }
  | Tick;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
