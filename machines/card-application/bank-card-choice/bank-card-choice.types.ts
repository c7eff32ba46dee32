import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BankCard } from '#contract/entities/customer-card.ts';
import type { Failure } from '../../common/failure.ts';

/** The id of a registered bank card, or a new card that is registered after the application is filed. */
export type BankCardPick = number | 'new';

export interface BankCardChoiceInput {
  /** The application is for a bank card; otherwise there is no choice. */
  readonly needed: boolean;
  /** The owner of the cards; null = a new person, who has no cards. */
  readonly customerId: number | null;
  /** A new card can be registered. */
  readonly mayBeNew: boolean;
  /** ISO day. */
  readonly today: string;
  /** The choice from the restored draft; null = no choice was made. */
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

/** The bank card that becomes the carrier. A new card has neither an id nor a number yet. */
export interface ChosenBankCard {
  readonly id: number | null;
  readonly cardNumber: string | null;
}

/** The data that the wizard gets after each change. */
export interface BankCardReport {
  /** Null = no card is chosen, or none is needed. */
  readonly bankCard: ChosenBankCard | null;
  /** The last day of the chosen card, ISO; null = a new card, or no card. */
  readonly cardValidTo: string | null;
  readonly sound: boolean;
}

export type BankCardChoiceEvent =
  | { readonly type: 'choose'; readonly choice: BankCardPick }
  | { readonly type: 'demand' }
  | { readonly type: 'retry' }
  /** The server has refused the chosen card, so the cards are read again. */
  | { readonly type: 'readAgain' }
  | DoneActorEvent<readonly BankCard[], 'readBankCards'>
  | ErrorActorEvent<unknown, 'readBankCards'>;
