import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { Failure } from '../failure.ts';

/** Whom the account page is about. `card` is the card that is active or was last; null where there is none (CRD-03). */
export interface CustomerSelectionContext {
  readonly customer: Customer | null;
  readonly card: CustomerCard | null;
  readonly failure: Failure | null;
}

export type CustomerSelectionEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** Something that the page shows has changed: a delivery, an action on a card. */
  | { readonly type: 'refresh' }
  | { readonly type: 'retry' };
