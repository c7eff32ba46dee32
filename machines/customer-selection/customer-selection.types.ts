import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AccountLink } from '../../contract/entities/account-link.ts';
import type { CardDetail } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { Failure } from '../failure.ts';

/** The link between the account and a customer who is not its own. */
export interface CustomerLink {
  /** The link's own id, not the customer's. */
  readonly id: number;
  readonly type: Exclude<AccountLink['customerAccountLinkType'], 'REGISTERED'>;
  readonly cancelable: boolean;
}

export interface LinkedCustomer {
  readonly customer: Customer;
  readonly link: CustomerLink;
}

/** What decides about the actions besides the card. */
export interface CustomerStanding {
  /** The account may act for the customer (ACC-06). */
  readonly manageable: boolean;
  /** A customer without an active card has a card application that is still being dealt with (ACC-07). */
  readonly hasApplication: boolean;
}

/** The customer of the account page. */
export interface CustomerSelectionContext {
  /** The account's own customer; null until it is read, or if there is none. Kept while a linked customer is selected. */
  readonly registered: Customer | null;
  /** The id of the linked customer whose page is open; null = the page of the account's own customer. */
  readonly linkedId: number | null;
  /** The selected customer; null until it is read, or if there is none. */
  readonly customer: Customer | null;
  /** How the selected customer is linked; null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** The active card, otherwise the last one; null if there is none (CRD-03). */
  readonly card: CardDetail | null;
  /** Null until it is read. */
  readonly standing: CustomerStanding | null;
  /** The account has no customer of its own, and all of its links are to customers whose cards it manages. */
  readonly onlyManaged: boolean;
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
  | DoneActorEvent<Customer | null, 'readCustomer'>
  | DoneActorEvent<LinkedCustomer | null, 'readLinked'>
  | DoneActorEvent<CardDetail | null, 'readCard'>
  | DoneActorEvent<CustomerStanding, 'readStanding'>
  | DoneActorEvent<boolean, 'readRelations'>
  | ErrorActorEvent<unknown, 'readCustomer' | 'readLinked' | 'readCard' | 'readStanding' | 'readRelations'>;
