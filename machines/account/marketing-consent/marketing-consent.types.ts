import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

export interface MarketingConsentInput {
  readonly cardId: number;
  /** Whether the consent is given at present. */
  readonly value: boolean;
}

/** `value` is the person's present choice, which may be unsaved. */
export interface MarketingConsentContext extends MarketingConsentInput {
  /** Why the choice could not be saved; null = no failure. */
  readonly failure: Failure | null;
}

/** The input of the actor `saveConsent`. */
export type MarketingConsentRequest = MarketingConsentInput;

export type MarketingConsentEvent =
  /** Ticks the box or unticks it. */
  | { readonly type: 'toggle' }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'saveConsent'>
  | ErrorActorEvent<unknown, 'saveConsent'>;
