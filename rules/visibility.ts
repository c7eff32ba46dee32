import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { applicationCarriers } from '#contract/enumerations.ts';
import type { ApplicationCarrier } from '#contract/enumerations.ts';
import { actionConditions } from './card-actions/action-conditions.ts';
import { actionButton, type ActionButton } from './card-actions/action-decision.ts';
import type { ActionFacts } from './card-actions/action-facts.ts';
import { cardTypes } from './card-types.ts';
import { applications, isForLinked } from './carriers.ts';

export type { ActionButton } from './card-actions/action-decision.ts';
export type { ActionObstacle } from './card-actions/action-table.ts';

type PurchaseContext<Flags extends keyof SystemConfiguration> = Pick<
  ActionFacts,
  'card' | 'cartItems' | 'manageable' | 'hasApplication'
> & { readonly configuration: Pick<SystemConfiguration, Flags> };

type Card = Pick<CustomerCard, 'customerCardType' | 'electronicWallet'>;

/** Whether the wallet is shown (ACC-02). */
export const isWalletShown = (
  card: Card,
  configuration: Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>,
): boolean => card.electronicWallet !== null && actionConditions.cardMayHaveWallet({ card, configuration });

/** Whether the account page has the wallet tab (ACC-03); `card` null = the customer has no card. */
export const isWalletTabShown = (
  card: Pick<Card, 'customerCardType'> | null,
  configuration: Pick<
    SystemConfiguration,
    'eWalletAllowed' | 'haulierCardAsCarrierAllowed' | 'virtualCardEWalletAllowed'
  >,
): boolean =>
  configuration.eWalletAllowed &&
  configuration.haulierCardAsCarrierAllowed &&
  (card === null ||
    cardTypes[card.customerCardType].wallet !== 'IF_ALLOWED' ||
    configuration.virtualCardEWalletAllowed);

/** The state of the button 'New ticket fare', decided by the row `ticketFare` of the action table. */
export const ticketFareButton = (context: PurchaseContext<'ticketFareAllowed'>): ActionButton =>
  actionButton('ticketFare', context);

/** The state of the button 'Charge e-wallet', decided by the row `eWallet` of the action table. */
export const eWalletButton = (context: PurchaseContext<'eWalletAllowed' | 'virtualCardEWalletAllowed'>): ActionButton =>
  actionButton('eWallet', context);

/** The state of the button 'Reclamation', decided by the row `reclamation` of the action table. */
export const reclamationButton = (
  context: Pick<ActionFacts, 'customer'> & {
    readonly configuration: Pick<SystemConfiguration, 'eshopReclamationEnabled'>;
  },
): ActionButton => actionButton('reclamation', context);

/**
 * The state of the button 'Transfer to the new card system', decided by the row `balanceTransfer` of the action table.
 */
export const balanceTransferButton = (
  context: Pick<ActionFacts, 'card' | 'link' | 'manageable'> & {
    readonly configuration: Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>;
  },
): ActionButton => actionButton('balanceTransfer', context);

/**
 * Whether the list of assigned customers offers applications for another person (LNK-01). `onlyManaged`: the account has
 * no customer of its own and manages only cards of others.
 */
export const areAssignedApplicationsOffered = (
  onlyManaged: boolean,
  configuration: Pick<SystemConfiguration, 'isAllowedFreeCardApplication'>,
): boolean => !(onlyManaged && configuration.isAllowedFreeCardApplication);

/**
 * Whether the list of assigned customers offers to assign an existing card; only the operator's own cards can be
 * assigned.
 */
export const isCardAssigningOffered = (
  onlyManaged: boolean,
  configuration: Pick<SystemConfiguration, 'isAllowedFreeCardApplication' | 'haulierCardAsCarrierAllowed'>,
): boolean => configuration.haulierCardAsCarrierAllowed && areAssignedApplicationsOffered(onlyManaged, configuration);

/** The facts that the buttons for card applications depend on. */
export type ApplicationContext<Flags extends keyof SystemConfiguration> = Pick<
  ActionFacts,
  | 'customer'
  | 'link'
  | 'cartItems'
  | 'manageable'
  | 'hasApplication'
  | 'canCreateApplication'
  | 'canCreateVirtualApplication'
> & { readonly configuration: Pick<SystemConfiguration, Flags> };

/** The state of the button to apply for a card on a carrier, decided by the carrier's row of the action table. */
export const applicationButton = (
  carrierType: ApplicationCarrier,
  context: ApplicationContext<keyof SystemConfiguration>,
): ActionButton => actionButton(applications[carrierType].action, context);

type Issued = Pick<SystemConfiguration, (typeof applications)[ApplicationCarrier]['flag']> | null;

/** Whether an account can apply in the shop for a card of a linked customer; null = the flags are not known yet. */
export const isLinkedCardOffered = (configuration: Issued): boolean =>
  applicationCarriers.some(
    (carrierType) => isForLinked(carrierType) && configuration?.[applications[carrierType].flag] === true,
  );

/** Whether an account can apply in the shop for a card of its own customer. */
export const isCardOffered = (configuration: Issued): boolean =>
  applicationCarriers.some((carrierType) => configuration?.[applications[carrierType].flag] === true);
