import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type {
  AccountCustomer,
  AccountPage,
  ShownPerson,
  CustomerLink,
  CustomerStanding,
} from '#contract/entities/account-page.ts';
import type { BegunApplication } from '#contract/entities/card-application-draft.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { Failure } from '../../common/failure.ts';

/** The customer of the page: the id of a linked customer; null = the account's own customer. */
export interface PageRequest {
  readonly linkedId: number | null;
}

export interface CustomerSelectionContext extends PageRequest {
  /**
   * The account's own customer; null if there is no such customer, or the customer is not fetched yet. The page of a
   * linked customer keeps this value and does not fetch it. `hasOwnCustomer` is correct on every page.
   */
  readonly registered: AccountCustomer | null;
  /** The selected customer; null if there is no such customer or it is not fetched yet. */
  readonly customer: AccountCustomer | null;
  /** The link of the selected customer; null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** The active card, otherwise the last card; null if the customer has no card (CRD-03). */
  readonly card: CardDetail | null;
  /** Null until it is fetched. */
  readonly standing: CustomerStanding | null;
  /** The purchases that can be repeated; null until they are fetched. */
  readonly repeatPurchase: RepeatPurchase | null;
  /** The account has no customer of its own, and all of its links are to customers whose cards it manages. */
  readonly onlyManaged: boolean;
  /**
   * Whether the shop has stopped trying to deliver a mail to the account's address, and no later mail has arrived there.
   */
  readonly mailFails: boolean;
  /** The drafts of applications for the selected customer, or for the account itself while it has no customer. */
  readonly begunApplications: readonly BegunApplication[];
  /** The drafts of applications for people who are not customers of the account yet. */
  readonly begunForNewPerson: readonly BegunApplication[];
  /** The first people of the account. They are kept while the page of another person is fetched. */
  readonly people: readonly ShownPerson[];
  /** How many people the account has. */
  readonly peopleCount: number;
  /** Why the data could not be fetched; null = no failure. */
  readonly failure: Failure | null;
}

export type CustomerSelectionEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The page of a linked customer is opened. */
  | { readonly type: 'selectLinked'; readonly customerId: number }
  /** A page is opened that is not the page of a linked customer. */
  | { readonly type: 'selectRegistered' }
  /** The data of the page have changed, for example because an order was delivered or a card was blocked. */
  | { readonly type: 'refresh' }
  | { readonly type: 'retry' }
  | DoneActorEvent<AccountPage, 'readOwnPage' | 'readLinkedPage'>
  | ErrorActorEvent<unknown, 'readOwnPage' | 'readLinkedPage'>;
