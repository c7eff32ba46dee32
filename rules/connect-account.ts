import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { hiddenConditions, seenConditions, type HiddenLinkFacts, type LinkChangeFacts } from './account-links.ts';
import { assignedCardBirthDays, isChild, isWithin, wizardBirthDays } from './age.ts';
import { cardTypes } from './card-types.ts';

/** How the holder of the card is linked to the account: as its own customer, or as an assigned customer. */
export type ConnectMode = 'register' | 'assign';

export const cardNumberLimit = 18;
export const applicationNumberLimit = 10;

/** The two numbers, as they were typed or in normalized form. */
export interface CardNumbers {
  readonly cardNumber: string;
  readonly applicationNumber: string;
}

/** White space, dashes, dots and slashes separate groups of digits; invisible characters come with copied text. */
const separators = /[\s\p{Pd}\p{Cf}./]/gu;

/**
 * The numbers in the format in which the operator stores them: the card number without separators, in upper case; the
 * application number without white space (CON-01).
 */
export const normalizedNumbers = ({ cardNumber, applicationNumber }: CardNumbers): CardNumbers => ({
  cardNumber: cardNumber.normalize('NFKC').replaceAll(separators, '').toUpperCase(),
  applicationNumber: applicationNumber.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, ''),
});

export type NumberProblem = 'EMPTY' | 'WRONG' | 'TOO_LONG';

function numberProblem(number: string, limit: number): NumberProblem | null {
  if (number === '') return 'EMPTY';
  if (!/^[0-9A-Z-]+$/i.test(number)) return 'WRONG';
  return number.length > limit ? 'TOO_LONG' : null;
}

/** The problem of each number, regardless of separators; null = no problem. */
export function numberProblems(mode: ConnectMode, typed: CardNumbers): Record<keyof CardNumbers, NumberProblem | null> {
  const { cardNumber, applicationNumber } = normalizedNumbers(typed);
  const isLeftOut = mode === 'register' && applicationNumber === '';
  return {
    cardNumber: numberProblem(cardNumber, cardNumberLimit),
    applicationNumber: isLeftOut ? null : numberProblem(applicationNumber, applicationNumberLimit),
  };
}

/** The facts that decide whether the holder of a card with both numbers may be connected. */
export interface ConnectFacts extends HiddenLinkFacts, Pick<LinkChangeFacts, 'birthDay' | 'hasOwnCustomer' | 'today'> {
  readonly card: {
    readonly customerCardType: CustomerCardType;
    readonly state: CardState;
    /** ISO day. */
    readonly validTo: string;
  };
  /** The holder is the account's own customer. */
  readonly isOwn: boolean;
  /** Another account has filed the application for this card in the shop. */
  readonly isFiledByOther: boolean;
  /** The holder's parent is a second record of the account's own customer, with the same name and birth date. */
  readonly isParentTwin: boolean;
  readonly configuration: Pick<
    SystemConfiguration,
    'haulierCardAsCarrierAllowed' | 'isAssignCardWithoutAgeRestrictionAllowed'
  >;
}

/** An adult needs no parent: if the operator allows adults to be assigned, their parent is not checked. */
const isAdult = ({ birthDay, today }: ConnectFacts): boolean => birthDay !== null && !isChild(birthDay, today);

const conditions = {
  hasOwnCustomer: seenConditions.hasOwnCustomer,
  hasNoOwnCustomer: seenConditions.hasNoOwnCustomer,
  isNotRegistered: hiddenConditions.isNotRegistered,
  isNotAssigned: hiddenConditions.isNotAssigned,
  isSomebodyElse: ({ isOwn }: ConnectFacts) => !isOwn,
  isFiledByNobodyElse: ({ isFiledByOther }: ConnectFacts) => !isFiledByOther,
  haulierCardIsIssued: ({ configuration }: ConnectFacts) => configuration.haulierCardAsCarrierAllowed,
  cardIsUsable: ({ card, today }: ConnectFacts) =>
    cardTypes[card.customerCardType].isConnectable && card.state === 'ACTIVE' && card.validTo >= today,
  isOldEnough: ({ birthDay, today }: ConnectFacts) => isWithin(birthDay, wizardBirthDays(today)),
  isYoungEnough: ({ birthDay, today, configuration }: ConnectFacts) =>
    isWithin(birthDay, assignedCardBirthDays(today, configuration.isAssignCardWithoutAgeRestrictionAllowed)),
  hasParent: (facts: ConnectFacts) => isAdult(facts) || hiddenConditions.hasParent(facts),
  parentIsUnique: (facts: ConnectFacts) => isAdult(facts) || !facts.isParentTwin,
  /**
   * If the parent of a child has deleted their account, the account's own customer becomes the child's parent (SET-02).
   */
  parentIsOwner: (facts: ConnectFacts) =>
    isAdult(facts) || facts.parent === 'gone' || hiddenConditions.parentIsOwner(facts),
} as const;

type ConnectRule = readonly (readonly [keyof typeof conditions, ErrorName])[];

/** The conditions for the card. */
const ofCard = [
  ['isFiledByNobodyElse', 'INVALID_CARD_APPLICATION_USERNAME'],
  ['haulierCardIsIssued', 'INVALID_CUSTOMER_CARD'],
  ['cardIsUsable', 'INVALID_CUSTOMER_CARD'],
] as const satisfies ConnectRule;

/**
 * When the holder of an existing card can be connected; the refusal is the error of the first condition that does not
 * hold (CON-01). Cases that the requirements leave open: docs/decisions/0022.
 */
export const connectTable = {
  register: [
    ['hasNoOwnCustomer', 'INVALID_ACCOUNT'],
    ...ofCard,
    ['isOldEnough', 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT'],
    ['isNotRegistered', 'CUSTOMER_ALREADY_REGISTERED'],
    ['isNotAssigned', 'CUSTOMER_ALREADY_ASSIGNED'],
  ],
  assign: [
    ['hasOwnCustomer', 'INVALID_ACCOUNT'],
    ['isSomebodyElse', 'CANNOT_MANAGE_OWN_CARD'],
    ...ofCard,
    ['isYoungEnough', 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'],
    ['isNotRegistered', 'CUSTOMER_ALREADY_REGISTERED'],
    ['isNotAssigned', 'CUSTOMER_ALREADY_ASSIGNED'],
    ['hasParent', 'CUSTOMER_WITHOUT_PARENT'],
    ['parentIsUnique', 'CUSTOMER_NOT_UNIQUE_CUSTODIAN'],
    ['parentIsOwner', 'PARENT_AND_OWNER_DIFFER'],
  ],
} as const satisfies Record<ConnectMode, ConnectRule>;

/** Whether the account can connect anybody in this mode; the answer does not depend on the numbers. */
export const suitsMode = (mode: ConnectMode, hasOwnCustomer: boolean): boolean =>
  conditions[connectTable[mode][0][0]]({ hasOwnCustomer });

/** Why the holder of a card is not connected; null = they are connected. */
export const connectRefusal = (mode: ConnectMode, facts: ConnectFacts): ErrorName | null =>
  connectTable[mode].find(([condition]) => !conditions[condition](facts))?.[1] ?? null;
