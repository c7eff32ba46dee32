import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { mayHaveWallet } from '../card-types.ts';
import type { ActionCard, ActionFacts } from './action-facts.ts';

type Facts<Names extends keyof ActionFacts> = Pick<ActionFacts, Names>;
type Flags<Names extends keyof SystemConfiguration> = {
  readonly configuration: Pick<SystemConfiguration, Names>;
};
interface Card<Names extends keyof ActionCard = never> {
  readonly card: Pick<ActionCard, Names> | null;
}

/** The named conditions of the table; each condition takes only the facts that it needs. */
export const actionConditions = {
  hasCard: ({ card }: Card) => card !== null,
  cardIsActive: ({ card }: Card<'currentState'>) => card?.currentState.state.name === 'ACTIVE',
  cardIsNotActive: ({ card }: Card<'currentState'>) => card?.currentState.state.name !== 'ACTIVE',
  cardHasWallet: ({ card }: Card<'electronicWallet'>) => (card?.electronicWallet ?? null) !== null,
  cardMayHaveWallet: ({ card, configuration }: Card<'customerCardType'> & Flags<'virtualCardEWalletAllowed'>) =>
    card !== null && mayHaveWallet(card.customerCardType, configuration),

  hasCustomer: ({ customer }: Facts<'customer'>) => customer !== null,
  hasOtherCustomers: ({ relatedCustomers }: Facts<'relatedCustomers'>) => relatedCustomers > 1,
  customerIsPlaceholder: ({ customer }: Facts<'customer'>) => customer?.isPlaceholder === true,
  customerIsNotConnected: ({ customer }: Facts<'customer'>) => customer?.isConnected !== true,
  customerIsChild: ({ customer }: Facts<'customer'>) => customer?.isChild === true,
  customerHasNoParent: ({ customer }: Facts<'customer'>) => customer?.hasParent !== true,

  isNotLinked: ({ link }: Facts<'link'>) => link === null,
  isNotAssigned: ({ link }: Facts<'link'>) => link !== 'ASSIGNED',
  isNotManaged: ({ link }: Facts<'link'>) => link !== 'MANAGED',
  isManaged: ({ link }: Facts<'link'>) => link === 'MANAGED',
  isNotManagedOrMigrates: ({ link, configuration }: Facts<'link'> & Flags<'migrationAllowed'>) =>
    link !== 'MANAGED' || configuration.migrationAllowed,
  /** True also while it is not known whether the customer is manageable: then the button is shown, but disabled. */
  isNotUnmanageable: ({ manageable }: Facts<'manageable'>) => manageable !== false,
  isNotChecked: ({ manageable }: Facts<'manageable'>) => manageable === null,

  ticketFareIsSold: ({ configuration }: Flags<'ticketFareAllowed'>) => configuration.ticketFareAllowed,
  eWalletIsSold: ({ configuration }: Flags<'eWalletAllowed'>) => configuration.eWalletAllowed,
  haulierCardIsIssued: ({ configuration }: Flags<'haulierCardAsCarrierAllowed'>) =>
    configuration.haulierCardAsCarrierAllowed,
  virtualCardIsIssued: ({ configuration }: Flags<'virtualCardAsCarrierAllowed'>) =>
    configuration.virtualCardAsCarrierAllowed,
  bankCardIsAccepted: ({ configuration }: Flags<'bankCardAsCarrierAllowed'>) => configuration.bankCardAsCarrierAllowed,
  reclamationIsAccepted: ({ configuration }: Flags<'eshopReclamationEnabled'>) => configuration.eshopReclamationEnabled,
  externalSynchronisationIsOn: ({ configuration }: Flags<'externalSynchronisationAllowed'>) =>
    configuration.externalSynchronisationAllowed,
  legacyShopMigrates: ({ configuration }: Flags<'legacyShopMigrationAllowed'>) =>
    configuration.legacyShopMigrationAllowed,

  hasApplication: ({ hasApplication }: Facts<'hasApplication'>) => hasApplication,
  cannotCreateApplication: ({ canCreateApplication }: Facts<'canCreateApplication'>) => !canCreateApplication,
  cannotCreateVirtualApplication: ({ canCreateVirtualApplication }: Facts<'canCreateVirtualApplication'>) =>
    !canCreateVirtualApplication,

  ticketFareIsInCart: ({ card, cartItems }: Card<'id'> & Facts<'cartItems'>) =>
    cartItems.some(({ type, payload }) => type === 'TICKET_FARE' && payload.cardId === card?.id),
  rechargeIsInCart: ({ card, cartItems }: Card<'electronicWallet'> & Facts<'cartItems'>) =>
    cartItems.some(
      ({ type, payload }) => type === 'ELECTRONIC_WALLET' && payload.eWalletId === card?.electronicWallet?.id,
    ),
  applicationIsInCart: ({ customer, cartItems }: Facts<'customer' | 'cartItems'>) =>
    customer !== null &&
    cartItems.some(({ payload }) => payload.applicationId !== undefined && payload.originId === customer.id),
} as const;

export type ActionCondition = keyof typeof actionConditions;
