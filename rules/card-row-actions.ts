import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { UnknownName } from '#contract/values.ts';
import { cardTypes } from './card-types.ts';

/** The actions for a card in its row of the chip card tab (CRD-01). */
export const cardRowActions = ['setMain', 'activate', 'block', 'delete', 'editMarketingConsent'] as const;
export type CardRowAction = (typeof cardRowActions)[number];

export interface CardOfRow {
  readonly customerCardType: CustomerCardType | UnknownName;
  readonly state: CardState | UnknownName;
  /** ISO day. */
  readonly validTo: string;
}

/**
 * The other facts that the actions depend on; null = not known yet: no action that depends on these facts is offered.
 */
export interface CardRowCircumstances {
  readonly configuration: Pick<SystemConfiguration, 'bankCardAsCarrierAllowed' | 'marketingConsentCardEnabled'>;
  /** The account may act for the card's customer. */
  readonly manageable: boolean | null;
  /** The account has a customer of its own. */
  readonly hasOwnCustomer: boolean;
  /** The customer has an ACTIVE card. */
  readonly hasActiveCard: boolean;
  /** The customer can apply for a virtual card. */
  readonly virtualApplicationPossible: boolean | null;
  /** ISO day. */
  readonly today: string;
}

/** Why an action is not possible, as the name of the server's error; null = it is possible. */
export type CardRowObstacle = Extract<
  ErrorName,
  | 'INVALID_CUSTOMER_CARD'
  | 'CUSTOMER_NOT_MANAGEABLE'
  | 'INVALID_CARD_STATE'
  | 'CARD_EXPIRED'
  | 'BANK_CARD_NOT_ALLOWED'
  | 'ACTIVE_CARD_EXISTS'
  | 'VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE'
  | 'CARD_NOT_ACTIVE'
  | 'CUSTOMER_MANAGEABLE'
  | 'INVALID_ACCOUNT'
  | 'MARKETING_CONSENT_NOT_ALLOWED'
>;

type Obstacle = (card: CardOfRow, circumstances: CardRowCircumstances) => CardRowObstacle | null;

/** The first obstacle to an action for a bank card that must be in one of these states. */
function bankCardObstacle(
  card: CardOfRow,
  { manageable }: CardRowCircumstances,
  states: readonly (CardState | UnknownName)[],
): CardRowObstacle | null {
  if (!cardTypes[card.customerCardType].isBankCard) return 'INVALID_CUSTOMER_CARD';
  if (manageable !== true) return 'CUSTOMER_NOT_MANAGEABLE';
  return states.includes(card.state) ? null : 'INVALID_CARD_STATE';
}

const block: Obstacle = (card, circumstances) => bankCardObstacle(card, circumstances, ['ACTIVE']);

function activate(card: CardOfRow, circumstances: CardRowCircumstances): CardRowObstacle | null {
  const obstacle = bankCardObstacle(card, circumstances, ['BLOCKED']);
  if (obstacle !== null) return obstacle;
  if (card.validTo < circumstances.today) return 'CARD_EXPIRED';
  if (circumstances.hasActiveCard) return 'ACTIVE_CARD_EXISTS';
  return circumstances.virtualApplicationPossible === true ? null : 'VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE';
}

function remove(card: CardOfRow, circumstances: CardRowCircumstances): CardRowObstacle | null {
  const obstacle = bankCardObstacle(card, circumstances, ['TOKENIZED', 'BLOCKED']);
  if (obstacle !== null) return obstacle;
  return circumstances.configuration.bankCardAsCarrierAllowed ? null : 'BANK_CARD_NOT_ALLOWED';
}

function setMain({ state }: CardOfRow, { manageable, hasOwnCustomer }: CardRowCircumstances): CardRowObstacle | null {
  if (state !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  if (manageable !== false) return 'CUSTOMER_MANAGEABLE';
  return hasOwnCustomer ? null : 'INVALID_ACCOUNT';
}

const editMarketingConsent: Obstacle = (_, { configuration }) =>
  configuration.marketingConsentCardEnabled ? null : 'MARKETING_CONSENT_NOT_ALLOWED';

const obstacles: Readonly<Record<CardRowAction, Obstacle>> = {
  setMain,
  activate,
  block,
  delete: remove,
  editMarketingConsent,
};

/**
 * The obstacle to an action for a card (CRD-02, BNK-01). The page offers the actions without an obstacle, and the server
 * refuses the others.
 */
export const cardRowObstacle = (
  action: CardRowAction,
  card: CardOfRow,
  circumstances: CardRowCircumstances,
): CardRowObstacle | null => obstacles[action](card, circumstances);
