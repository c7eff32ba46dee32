import type { ActionCondition } from './action-conditions.ts';

/** Why an action is not possible now. NOT_CHECKED: whether the customer is manageable is not known yet. */
export type ActionObstacle =
  | 'NO_ACTIVE_CARD'
  | 'ACTIVE_CARD_APPLICATION'
  | 'APPLICATION_IN_PROGRESS'
  | 'NOT_CHECKED'
  | 'ALREADY_IN_CART'
  | 'NO_APPLICATION_POSSIBLE';

interface ActionRule {
  /** The button is shown if all of these conditions hold. */
  readonly visible: readonly ActionCondition[];
  /** The button is disabled with the first reason of which all conditions hold. */
  readonly obstacles: readonly {
    readonly reason: ActionObstacle;
    readonly when: readonly [ActionCondition, ...ActionCondition[]];
  }[];
}

const notChecked = { reason: 'NOT_CHECKED', when: ['isNotChecked'] } as const;

const noActiveCard = [
  { reason: 'ACTIVE_CARD_APPLICATION', when: ['cardIsNotActive', 'hasApplication'] },
  { reason: 'NO_ACTIVE_CARD', when: ['cardIsNotActive'] },
] as const;

const noApplication = [
  notChecked,
  { reason: 'ALREADY_IN_CART', when: ['applicationIsInCart'] },
  { reason: 'APPLICATION_IN_PROGRESS', when: ['cannotCreateApplication', 'hasApplication'] },
  { reason: 'NO_APPLICATION_POSSIBLE', when: ['cannotCreateApplication'] },
] as const;

/**
 * When an action is offered (ACC-07, LNK-03). The page and the server use this table through `action-decision.ts`. Cases
 * that the requirements leave open: docs/decisions/0015-what-offers-an-action.md.
 */
export const actionTable = {
  editPersonalInfo: { visible: ['externalSynchronisationIsOn', 'customerIsPlaceholder'], obstacles: [] },
  mergeCustomers: {
    visible: ['externalSynchronisationIsOn', 'customerIsPlaceholder', 'hasOtherCustomers'],
    obstacles: [],
  },
  connectAccount: {
    visible: ['customerIsNotConnected', 'haulierCardIsIssued', 'isNotUnmanageable', 'isNotAssigned'],
    obstacles: [notChecked],
  },
  assignCustodian: {
    visible: ['legacyShopMigrates', 'isManaged', 'customerIsChild', 'customerHasNoParent'],
    obstacles: [],
  },
  balanceTransfer: {
    visible: [
      'cardIsActive',
      'isNotManaged',
      'cardHasWallet',
      'cardMayHaveWallet',
      'isNotUnmanageable',
      'isNotAssigned',
    ],
    obstacles: [notChecked],
  },
  personalCardApplication: {
    visible: ['isNotManagedOrMigrates', 'haulierCardIsIssued', 'isNotUnmanageable'],
    obstacles: noApplication,
  },
  virtualCardApplication: {
    visible: ['isNotLinked', 'virtualCardIsIssued', 'isNotUnmanageable'],
    obstacles: [...noApplication, { reason: 'NO_APPLICATION_POSSIBLE', when: ['cannotCreateVirtualApplication'] }],
  },
  bankCardApplication: {
    visible: ['bankCardIsAccepted', 'isNotManagedOrMigrates', 'isNotUnmanageable'],
    obstacles: noApplication,
  },
  ticketFare: {
    visible: ['hasCard', 'ticketFareIsSold', 'isNotUnmanageable'],
    obstacles: [...noActiveCard, notChecked, { reason: 'ALREADY_IN_CART', when: ['ticketFareIsInCart'] }],
  },
  // Haulier cards that are no longer issued can still be topped up, so `haulierCardIsIssued` is missing here; only the
  // tab depends on it.
  eWallet: {
    visible: ['cardHasWallet', 'cardMayHaveWallet', 'eWalletIsSold', 'isNotUnmanageable'],
    obstacles: [...noActiveCard, notChecked, { reason: 'ALREADY_IN_CART', when: ['rechargeIsInCart'] }],
  },
  reclamation: { visible: ['hasCustomer', 'reclamationIsAccepted'], obstacles: [] },
} as const satisfies Record<string, ActionRule>;

export type ActionName = keyof typeof actionTable;

/** The conditions that need only the operator's flags and the type of the card. They decide what the operator sells. */
export const saleConditions = ['ticketFareIsSold', 'eWalletIsSold', 'cardMayHaveWallet'] as const;
