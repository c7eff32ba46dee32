import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BankCard } from '#contract/entities/customer-card.ts';
import type { Failure } from '../../common/failure.ts';

/** A registered bank card by its id, or a new one that is registered after the application was filed. */
export type BankCardPick = number | 'new';

export interface BankCardChoiceInput {
  /** The application is for a bank card; otherwise there is nothing to choose. */
  readonly needed: boolean;
  /** Whose cards they are; null = a new person, who has none. */
  readonly customerId: number | null;
  /** A new card can be registered. */
  readonly mayBeNew: boolean;
  /** ISO day. */
  readonly today: string;
  /** What was chosen earlier and is gone on with; null = nothing. */
  readonly entered: BankCardPick | null;
}

export interface BankCardChoiceContext extends BankCardChoiceInput {
  /** The registered cards that can become the carrier. */
  readonly cards: readonly BankCard[];
  /** Null until something is chosen. */
  readonly choice: BankCardPick | null;
  readonly demanded: boolean;
  readonly failure: Failure | null;
}

/** The bank card that becomes the carrier; both null = a new one. */
export interface ChosenBankCard {
  readonly id: number | null;
  readonly cardNumber: string | null;
}

/** What the wizard is shown after each change. */
export interface BankCardReport {
  /** Null = none is chosen, or none is needed. */
  readonly bankCard: ChosenBankCard | null;
  /** The last day of the chosen card, ISO; null = a new one, or none. */
  readonly cardValidTo: string | null;
  readonly sound: boolean;
}

export type BankCardChoiceEvent =
  | { readonly type: 'choose'; readonly choice: BankCardPick }
  | { readonly type: 'demand' }
  | { readonly type: 'retry' }
  /** The server has refused the chosen card: the cards have changed meanwhile. */
  | { readonly type: 'readAgain' }
  | DoneActorEvent<readonly BankCard[], 'readBankCards'>
  | ErrorActorEvent<unknown, 'readBankCards'>;
