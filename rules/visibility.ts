import type { SystemConfiguration } from '../contract/entities/configuration.ts';
import type { CustomerCard } from '../contract/entities/customer-card.ts';
import type { Item } from '../contract/entities/shopping-cart.ts';

type Card = Pick<CustomerCard, 'id' | 'customerCardType' | 'currentState' | 'electronicWallet'>;
type CartItem = Pick<Item, 'type'> & { readonly payload: Pick<Item['payload'], 'cardId' | 'eWalletId'> };

/** The state of an action's button; `reason` is the tooltip that says why it is disabled. */
export interface ActionButton {
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly reason: 'ALREADY_IN_CART' | null;
}

export interface ActionContext<Flags extends keyof SystemConfiguration> {
  readonly card: Card | null;
  readonly cartItems: readonly CartItem[];
  readonly manageable: boolean;
  readonly configuration: Pick<SystemConfiguration, Flags>;
}

const hidden: ActionButton = { visible: false, disabled: true, reason: null };

const shown = (alreadyInCart: boolean): ActionButton => ({
  visible: true,
  disabled: alreadyInCart,
  reason: alreadyInCart ? 'ALREADY_IN_CART' : null,
});

const isActive = (card: Card): boolean => card.currentState.state.name === 'ACTIVE';

/**
 * Whether the wallet is shown: never for bank cards, for virtual cards only if the operator allows it (first
 * specification, 2).
 */
export function isWalletShown(
  card: Pick<Card, 'customerCardType' | 'electronicWallet'>,
  { virtualCardEWalletAllowed }: Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>,
): boolean {
  if (card.electronicWallet === null || card.customerCardType === 'BANK') return false;
  return card.customerCardType !== 'VIRTUAL' || virtualCardEWalletAllowed;
}

/** Whether the account page has the wallet tab (ACC-03); `card` null = the customer has none. */
export const isWalletTabShown = (
  card: Pick<Card, 'customerCardType'> | null,
  configuration: Pick<
    SystemConfiguration,
    'eWalletAllowed' | 'haulierCardAsCarrierAllowed' | 'virtualCardEWalletAllowed'
  >,
): boolean =>
  configuration.eWalletAllowed &&
  configuration.haulierCardAsCarrierAllowed &&
  (card?.customerCardType !== 'VIRTUAL' || configuration.virtualCardEWalletAllowed);

/** 'New ticket fare' (second specification, 4.2 'Button disabling' and 6). */
export function ticketFareButton(context: ActionContext<'ticketFareAllowed'>): ActionButton {
  const { card, cartItems, manageable, configuration } = context;
  if (card === null || !isActive(card) || !manageable || !configuration.ticketFareAllowed) return hidden;
  return shown(cartItems.some((item) => item.type === 'TICKET_FARE' && item.payload.cardId === card.id));
}

/** 'Charge e-wallet' (second specification, 4.2 'Button disabling' and 6). */
export function eWalletButton(context: ActionContext<'eWalletAllowed' | 'virtualCardEWalletAllowed'>): ActionButton {
  const { card, cartItems, manageable, configuration } = context;
  if (card === null || !isActive(card) || !manageable || !configuration.eWalletAllowed) return hidden;
  if (!isWalletShown(card, configuration)) return hidden;
  const walletId = card.electronicWallet?.id;
  return shown(cartItems.some((item) => item.type === 'ELECTRONIC_WALLET' && item.payload.eWalletId === walletId));
}
