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
}

export type SessionEvent =
  | { readonly type: 'changeUsername'; readonly value: string }
  | { readonly type: 'changePassword'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'logOut' }
  /** A call was answered 401: the token is no longer good. `now` as in a tick. */
  | { readonly type: 'sessionRefused'; readonly now: number }
  | Tick;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
