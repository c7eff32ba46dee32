import type { SystemConfiguration } from '../contract/entities/configuration.ts';
import type { CustomerCard } from '../contract/entities/customer-card.ts';
import type { Item } from '../contract/entities/shopping-cart.ts';
import type { CustomerCardType } from '../contract/enumerations.ts';

type Card = Pick<CustomerCard, 'id' | 'customerCardType' | 'currentState' | 'electronicWallet'>;
type CartItem = Pick<Item, 'type'> & { readonly payload: Pick<Item['payload'], 'cardId' | 'eWalletId'> };

/** Why an action is not possible now. NOT_CHECKED: whether the customer is manageable is not known yet. */
export type ActionObstacle = 'NO_ACTIVE_CARD' | 'ACTIVE_CARD_APPLICATION' | 'NOT_CHECKED' | 'ALREADY_IN_CART';

/** The state of an action's button; `obstacle` is the tooltip that says why it is disabled. */
export type ActionButton =
  | { readonly visible: false }
  | { readonly visible: true; readonly obstacle: ActionObstacle | null };

export interface ActionContext<Flags extends keyof SystemConfiguration> {
  readonly card: Card | null;
  readonly cartItems: readonly CartItem[];
  /** Null until it is known. */
  readonly manageable: boolean | null;
  /** The customer has a card application that is still being dealt with. */
  readonly hasApplication: boolean;
  readonly configuration: Pick<SystemConfiguration, Flags>;
}

const hidden: ActionButton = { visible: false };

/** A card that is not active leaves the button on the page, with the reason (second specification, 4.2 and 6). */
function obstacleOf(card: Card, context: ActionContext<never>, isInCart: boolean): ActionObstacle | null {
  if (card.currentState.state.name !== 'ACTIVE') {
    return context.hasApplication ? 'ACTIVE_CARD_APPLICATION' : 'NO_ACTIVE_CARD';
  }
  if (context.manageable === null) return 'NOT_CHECKED';
  return isInCart ? 'ALREADY_IN_CART' : null;
}

type WalletFlags = Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>;

/** A bank card never has a wallet, a virtual card only if the operator allows it. */
const mayHaveWallet = (type: CustomerCardType, { virtualCardEWalletAllowed }: WalletFlags): boolean =>
  type !== 'BANK' && (type !== 'VIRTUAL' || virtualCardEWalletAllowed);

/** Whether the wallet is shown (first specification, 2). */
export const isWalletShown = (
  card: Pick<Card, 'customerCardType' | 'electronicWallet'>,
  configuration: WalletFlags,
): boolean => card.electronicWallet !== null && mayHaveWallet(card.customerCardType, configuration);

/**
 * Whether the operator sells top-ups for a type of card (second specification, 6 'E-wallet'); the page and the server
 * both ask this. Haulier cards that are no longer issued can still be topped up; only the tab depends on that flag.
 */
export const sellsTopUp = (
  type: CustomerCardType,
  configuration: Pick<SystemConfiguration, 'eWalletAllowed' | 'virtualCardEWalletAllowed'>,
): boolean => configuration.eWalletAllowed && mayHaveWallet(type, configuration);

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
  if (card === null || manageable === false || !configuration.ticketFareAllowed) return hidden;
  const isInCart = cartItems.some((item) => item.type === 'TICKET_FARE' && item.payload.cardId === card.id);
  return { visible: true, obstacle: obstacleOf(card, context, isInCart) };
}

/** 'Charge e-wallet' (second specification, 4.2 'Button disabling' and 6). */
export function eWalletButton(context: ActionContext<'eWalletAllowed' | 'virtualCardEWalletAllowed'>): ActionButton {
  const { card, cartItems, manageable, configuration } = context;
  if (card === null || manageable === false || !sellsTopUp(card.customerCardType, configuration)) return hidden;
  const walletId = card.electronicWallet?.id;
  if (walletId === undefined) return hidden;
  const isInCart = cartItems.some((item) => item.type === 'ELECTRONIC_WALLET' && item.payload.eWalletId === walletId);
  return { visible: true, obstacle: obstacleOf(card, context, isInCart) };
}
