import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AccountLink } from '../../contract/entities/account-link.ts';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
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
  readonly card: CustomerCard | null;
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
  | DoneActorEvent<CustomerCard | null, 'readCard'>
  | ErrorActorEvent<unknown, 'readCustomer' | 'readLinked' | 'readCard'>;
