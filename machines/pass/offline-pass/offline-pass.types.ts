import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PassClaims } from '#contract/entities/pass.ts';
import type { KeptFlaw } from '#rules/kept-pass.ts';
import type { Failure } from '../../common/failure.ts';
import type { Tick } from '../../common/provided.ts';

/** The pass of one person, with its content and the person's photo (a data URL). */
export interface PersonPass {
  readonly customerId: number;
  readonly pass: string;
  readonly claims: PassClaims;
  readonly photo: string | null;
}

/** Passes that were signed together; times in epoch milliseconds. */
export interface KeptPasses {
  readonly issued: number;
  readonly expires: number;
  readonly people: readonly PersonPass[];
}

/** The passes that the browser keeps, and who is logged in. */
export interface Restored {
  /** The id of the account that is logged in; null = nobody is logged in. */
  readonly account: number | null;
  /** Null = no pass can be shown. */
  readonly passes: KeptPasses | null;
  /** Why the kept passes are not shown; null = they are shown, or no passes are kept. */
  readonly flaw: KeptFlaw | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** For each customer id: the text of the person's code. */
export type Codes = Readonly<Record<string, string>>;

export interface OfflinePassContext extends Restored {
  /** The id of the person whose pass is shown; null = the first person. */
  readonly chosen: number | null;
  /** Empty until the first codes are drawn. */
  readonly codes: Codes;
  /** Why the passes could not be renewed; null = they were renewed, or there was no attempt yet. */
  readonly failure: Failure | null;
}

export type OfflinePassEvent =
  | { readonly type: 'choose'; readonly customerId: number }
  | { readonly type: 'refresh' }
  /** The device has a network again, or the page is visible again. */
  | { readonly type: 'resumed' }
  /** Somebody has logged in or out in another tab; `account` null = nobody is logged in. */
  | { readonly type: 'sessionChanged'; readonly account: number | null }
  /** The codes of the next half minute are drawn. */
  | { readonly type: 'drawn'; readonly codes: Codes }
  | Tick
  | DoneActorEvent<Restored, 'restore'>
  | ErrorActorEvent<unknown, 'restore'>
  | DoneActorEvent<KeptPasses, 'fetchPasses'>
  | ErrorActorEvent<unknown, 'fetchPasses'>
  | DoneActorEvent<KeptPasses, 'renewPasses'>
  | ErrorActorEvent<unknown, 'renewPasses'>;
