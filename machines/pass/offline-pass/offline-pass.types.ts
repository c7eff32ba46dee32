import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PassClaims } from '#contract/entities/pass.ts';
import type { KeptFlaw } from '#rules/kept-pass.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

/** The pass of one person, with what it says, and the photo beside it (a data URL). */
export interface PersonPass {
  readonly customerId: number;
  readonly pass: string;
  readonly claims: PassClaims;
  readonly photo: string | null;
}

/** The passes that were signed at one moment; moments in epoch milliseconds. */
export interface KeptPasses {
  readonly issued: number;
  readonly expires: number;
  readonly people: readonly PersonPass[];
}

/** What the browser keeps, and who is logged in. */
export interface Restored {
  /** The account that is logged in; null = nobody. */
  readonly account: number | null;
  /** Null = nothing that could be shown. */
  readonly passes: KeptPasses | null;
  /** Why what is kept is not shown; null = it is, or nothing is kept. */
  readonly flaw: KeptFlaw | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The text of the code of each person, by the customer's id. */
export type Codes = Readonly<Record<string, string>>;

export interface OfflinePassContext extends Restored {
  /** The person whose pass is in front; null = the first one. */
  readonly chosen: number | null;
  /** Empty until the first ones are drawn. */
  readonly codes: Codes;
  /** Why the passes could not be renewed; null = they were, or it was not tried yet. */
  readonly failure: Failure | null;
}

export type OfflinePassEvent =
  | { readonly type: 'choose'; readonly customerId: number }
  | { readonly type: 'refresh' }
  /** The device has a network again, or the page is seen again. */
  | { readonly type: 'resumed' }
  /** Another tab has logged in or out; null = nobody is logged in. */
  | { readonly type: 'sessionChanged'; readonly account: number | null }
  /** The codes of another half minute are drawn. */
  | { readonly type: 'drawn'; readonly codes: Codes }
  | Tick
  | DoneActorEvent<Restored, 'restore'>
  | ErrorActorEvent<unknown, 'restore'>
  | DoneActorEvent<KeptPasses, 'fetchPasses'>
  | ErrorActorEvent<unknown, 'fetchPasses'>
  | DoneActorEvent<KeptPasses, 'renewPasses'>
  | ErrorActorEvent<unknown, 'renewPasses'>;
