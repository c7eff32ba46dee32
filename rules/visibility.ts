import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { actionConditions } from './card-actions/action-conditions.ts';
import { actionButton, type ActionButton } from './card-actions/action-decision.ts';
import type { ActionFacts } from './card-actions/action-facts.ts';

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

/** 'New ticket fare', by its row of the table. */
export const ticketFareButton = (context: PurchaseContext<'ticketFareAllowed'>): ActionButton =>
  actionButton('ticketFare', context);

/** 'Charge e-wallet', by its row of the table. */
export const eWalletButton = (context: PurchaseContext<'eWalletAllowed' | 'virtualCardEWalletAllowed'>): ActionButton =>
  actionButton('eWallet', context);

/** 'Reclamation', by its row of the table. */
export const reclamationButton = (
  context: Pick<ActionFacts, 'customer'> & {
    readonly configuration: Pick<SystemConfiguration, 'eshopReclamationEnabled'>;
  },
): ActionButton => actionButton('reclamation', context);

/** 'Transfer to the new card system', by its row of the table. */
export const balanceTransferButton = (
  context: Pick<ActionFacts, 'card' | 'link' | 'manageable'> & {
    readonly configuration: Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>;
  },
): ActionButton => actionButton('balanceTransfer', context);

/**
 * Whether the list of assigned customers offers cards for another person (LNK-01). `onlyManaged`: the account has no
 * customer of its own and manages cards only.
 */
export const areAssignedApplicationsOffered = (
  onlyManaged: boolean,
  configuration: Pick<SystemConfiguration, 'isAllowedFreeCardApplication'>,
): boolean => !(onlyManaged && configuration.isAllowedFreeCardApplication);

/** Whether the same list offers to assign an existing card, which is one of the operator's own. */
export const isCardAssigningOffered = (
  onlyManaged: boolean,
  configuration: Pick<SystemConfiguration, 'isAllowedFreeCardApplication' | 'haulierCardAsCarrierAllowed'>,
): boolean => configuration.haulierCardAsCarrierAllowed && areAssignedApplicationsOffered(onlyManaged, configuration);

/** The facts on which the applications for a card depend. */
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

/** 'Create card application (personal)', by its row of the table. */
export const personalCardApplicationButton = (
  context: ApplicationContext<'haulierCardAsCarrierAllowed' | 'migrationAllowed'>,
): ActionButton => actionButton('personalCardApplication', context);

/** 'Create card application (virtual)', by its row of the table. */
export const virtualCardApplicationButton = (
  context: ApplicationContext<'virtualCardAsCarrierAllowed'>,
): ActionButton => actionButton('virtualCardApplication', context);

/** 'Create card application (bank)', by its row of the table. */
export const bankCardApplicationButton = (
  context: ApplicationContext<'bankCardAsCarrierAllowed' | 'migrationAllowed'>,
): ActionButton => actionButton('bankCardApplication', context);

type Issued<Flag extends keyof SystemConfiguration> = Pick<SystemConfiguration, Flag> | null;

/** Whether an account can apply in the shop for a card of a linked customer; null = the flags are not known yet. */
export const isLinkedCardOffered = (
  configuration: Issued<'haulierCardAsCarrierAllowed' | 'bankCardAsCarrierAllowed'>,
): boolean =>
  configuration !== null && (configuration.haulierCardAsCarrierAllowed || configuration.bankCardAsCarrierAllowed);

/** Whether an account can apply in the shop for a card of its own customer. */
export const isCardOffered = (
  configuration: Issued<'haulierCardAsCarrierAllowed' | 'virtualCardAsCarrierAllowed' | 'bankCardAsCarrierAllowed'>,
): boolean =>
  configuration !== null && (configuration.virtualCardAsCarrierAllowed || isLinkedCardOffered(configuration));
