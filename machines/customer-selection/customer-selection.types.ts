import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AccountLink } from '../../contract/entities/account-link.ts';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { Failure } from '../failure.ts';

/** How the account is tied to a customer who is not its own. */
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

/** Whom the account page is about. */
export interface CustomerSelectionContext {
  /** The account's own customer, once known; kept while a linked one is selected. */
  readonly registered: Customer | null;
  /** The id of the linked customer whose page is open; null = the page is about the account's own. */
  readonly linkedId: number | null;
  readonly customer: Customer | null;
  /** Null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** The card that is active or was last; null where there is none (CRD-03). */
  readonly card: CustomerCard | null;
  readonly failure: Failure | null;
}

export type CustomerSelectionEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The page of a linked customer is opened. */
  | { readonly type: 'selectLinked'; readonly customerId: number }
  /** The linked customers' pages are left; on other pages it changes nothing. */
  | { readonly type: 'selectRegistered' }
  /** Something that the page shows has changed: a delivery, an action on a card. */
  | { readonly type: 'refresh' }
  | { readonly type: 'retry' }
  | DoneActorEvent<Customer | null, 'readCustomer'>
  | DoneActorEvent<LinkedCustomer | null, 'readLinked'>
  | DoneActorEvent<CustomerCard | null, 'readCard'>
  | ErrorActorEvent<unknown, 'readCustomer' | 'readLinked' | 'readCard'>;
