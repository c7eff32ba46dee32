import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import { expiresSoon } from '../../rules/card-expiry.ts';
import { eWalletButton, isWalletShown, isWalletTabShown, ticketFareButton } from '../../rules/visibility.ts';

export interface AccountSurroundings {
  readonly card: CustomerCard | null;
  readonly cartItems: readonly Item[];
  readonly configuration: SystemConfiguration;
  /** ISO day. */
  readonly today: string;
}

/** What the account page offers and warns of (ACC-03, ACC-07, ACC-08). */
export function accountView({ card, cartItems, configuration, today }: AccountSurroundings) {
  const action = { card, cartItems, manageable: true, configuration };
  return {
    ticketFare: ticketFareButton(action),
    eWallet: eWalletButton(action),
    walletShown: card !== null && isWalletShown(card, configuration),
    walletTabShown: isWalletTabShown(card, configuration),
    expiring: card !== null && expiresSoon(card.currentState.state.name, card.validTo, today),
  };
}
