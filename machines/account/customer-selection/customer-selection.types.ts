import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type {
  AccountCustomer,
  AccountPage,
  AccountPerson,
  CustomerLink,
  CustomerStanding,
} from '#contract/entities/account-page.ts';
import type { BegunApplication } from '#contract/entities/card-application-draft.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { Failure } from '../../common/failure.ts';

/** Whom the page is about: the id of a linked customer; null = the account's own customer. */
export interface PageRequest {
  readonly linkedId: number | null;
}

/** The customer of the account page. */
export interface CustomerSelectionContext extends PageRequest {
  /**
   * The account's own customer; null until it is read, or if there is none. The page of a linked customer keeps it and
   * does not read it; `hasOwnCustomer` says on every page whether there is one.
   */
  readonly registered: AccountCustomer | null;
  /** The selected customer; null until it is read, or if there is none. */
  readonly customer: AccountCustomer | null;
  /** How the selected customer is linked; null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** The active card, otherwise the last one; null if there is none (CRD-03). */
  readonly card: CardDetail | null;
  /** Null until it is read. */
  readonly standing: CustomerStanding | null;
  /** What can be bought once more; null until it is read. */
  readonly repeatPurchase: RepeatPurchase | null;
  /** The account has no customer of its own, and all of its links are to customers whose cards it manages. */
  readonly onlyManaged: boolean;
  /** A mail to the account's address was given up, and none has reached it since. */
  readonly mailFails: boolean;
  /** What was begun for the selected customer, or for the account itself while it has none. */
  readonly begunApplications: readonly BegunApplication[];
  /** What was begun for a person whom the account does not have yet. */
  readonly begunForNewPerson: readonly BegunApplication[];
  /** The first people of the account, kept while another of them is read. */
  readonly people: readonly AccountPerson[];
  /** How many people the account has. */
  readonly peopleCount: number;
  /** Why the data could not be read; null = no failure. */
  readonly failure: Failure | null;
}

export type CustomerSelectionEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The page of a linked customer is opened. */
  | { readonly type: 'selectLinked'; readonly customerId: number }
  /** Another page than that of a linked customer is opened. */
  | { readonly type: 'selectRegistered' }
  /** Data of the page have changed, for example by the delivery of an order or an action on a card. */
  | { readonly type: 'refresh' }
  | { readonly type: 'retry' }
  | DoneActorEvent<AccountPage, 'readOwnPage' | 'readLinkedPage'>
  | ErrorActorEvent<unknown, 'readOwnPage' | 'readLinkedPage'>;
