import type { SnapshotFrom } from 'xstate';
import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import { expiresSoon } from '../../rules/card-expiry.ts';
import { isWalletShown } from '../../rules/visibility.ts';
import type { customerSelectionMachine } from './customer-selection.machine.ts';
import type { CustomerLink } from './customer-selection.types.ts';

type Snapshot = SnapshotFrom<typeof customerSelectionMachine>;

export interface AccountSurroundings {
  readonly card: CustomerCard | null;
  readonly configuration: SystemConfiguration;
  /** ISO day. */
  readonly today: string;
}

/** What the account page shows of the card and warns of (ACC-07, ACC-08). */
export function accountView({ card, configuration, today }: AccountSurroundings) {
  return {
    walletShown: card !== null && isWalletShown(card, configuration),
    expiring: card !== null && expiresSoon(card.currentState.state.name, card.validTo, today),
  };
}

/** Whose page it is, for titles: how they are linked, and their first and last name. */
export interface LinkedTitle {
  readonly type: CustomerLink['type'];
  readonly name: string;
}

/** What names the page of a linked customer (SHL-02); null = the page is the account's own, or nobody is known yet. */
export function linkedTitle({ context: { customer, link } }: Snapshot): LinkedTitle | null {
  if (customer === null || link === null) return null;
  return { type: link.type, name: `${customer.firstName} ${customer.lastName}` };
}

/** Somebody is selected, or will be again as soon as a linked customer has been looked up: the cart is theirs to see. */
export const hasCustomer = ({ context: { customer, registered } }: Snapshot): boolean =>
  customer !== null || registered !== null;
