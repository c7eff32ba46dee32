import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import {
  carrierTypes,
  type ApplicationCarrier,
  type CarrierType,
  type CustomerCardType,
} from '#contract/enumerations.ts';
import { unknownName, type UnknownName } from '#contract/values.ts';
import type { ActionName } from './card-actions/action-table.ts';

interface Carrier {
  /** The type of the card that is made on it. */
  readonly cardType: CustomerCardType;
  /** An application for it costs a fee, unless the card is free. */
  readonly hasFee: boolean;
  /** The staff makes the card: prints it, and records its numbers. */
  readonly isPrinted: boolean;
  /** The card is handed over to its holder, at a branch office or by post. */
  readonly isDelivered: boolean;
  /** The holder registers an own payment card at the gateway. */
  readonly needsBankCard: boolean;
  /** The card is made as soon as the data are confirmed, if nothing has to be checked (WIZ-10). */
  readonly isIssuedAtOnce: boolean;
  /** The holder may choose a PIN. Nobody may ask for the PIN of the bank. */
  readonly hasPin: boolean;
  /** The setting with the number of years for which a new card is valid. */
  readonly validitySetting: 'CUSTOMER_CARD_VALIDITY' | 'VIRTUAL_CARD_VALIDITY';
}

const inHolder = { hasFee: false, isPrinted: false, isDelivered: false, needsBankCard: false, isIssuedAtOnce: false };

/** The properties of each carrier. Code asks for a property and does not compare carriers. */
export const carriers: Readonly<Record<CarrierType, Carrier>> = {
  HAULIER_CARD: {
    ...inHolder,
    cardType: 'PERSONAL',
    hasFee: true,
    isPrinted: true,
    isDelivered: true,
    hasPin: true,
    validitySetting: 'CUSTOMER_CARD_VALIDITY',
  },
  WHITE_LIST_CARD: {
    ...inHolder,
    cardType: 'WHITE_LIST',
    hasPin: true,
    validitySetting: 'CUSTOMER_CARD_VALIDITY',
  },
  VIRTUAL_CARD: {
    ...inHolder,
    cardType: 'VIRTUAL',
    isIssuedAtOnce: true,
    hasPin: true,
    validitySetting: 'VIRTUAL_CARD_VALIDITY',
  },
  // The end of a bank card is not known before it is registered.
  BANK_CARD: {
    ...inHolder,
    cardType: 'BANK',
    needsBankCard: true,
    hasPin: false,
    validitySetting: 'CUSTOMER_CARD_VALIDITY',
  },
};

/** Whether a carrier has a property; a carrier that the shop does not know has none. */
export const isCarrierWith = (
  property: 'isDelivered' | 'needsBankCard',
  carrierType: CarrierType | UnknownName,
): boolean => carrierType !== unknownName && carriers[carrierType][property];

/** The carriers with a property, for conditions of queries. */
export const carriersWith = (property: 'hasFee' | 'isPrinted' | 'needsBankCard'): CarrierType[] =>
  carrierTypes.filter((carrierType) => carriers[carrierType][property]);

interface ApplicationRow {
  /** The row of the table of actions that decides whether an application is possible. */
  readonly action: ActionName;
  /** The operator's flag that such cards are issued. */
  readonly flag: Extract<keyof SystemConfiguration, `${string}AsCarrierAllowed`>;
  /** An account may also apply for a linked customer. */
  readonly isForLinked: boolean;
}

/** How the shop takes applications for each carrier. */
export const applications = {
  HAULIER_CARD: { action: 'personalCardApplication', flag: 'haulierCardAsCarrierAllowed', isForLinked: true },
  VIRTUAL_CARD: { action: 'virtualCardApplication', flag: 'virtualCardAsCarrierAllowed', isForLinked: false },
  BANK_CARD: { action: 'bankCardApplication', flag: 'bankCardAsCarrierAllowed', isForLinked: true },
} as const satisfies Readonly<Record<ApplicationCarrier, ApplicationRow>>;

type LinkedCarrier = {
  [Name in ApplicationCarrier]: (typeof applications)[Name]['isForLinked'] extends true ? Name : never;
}[ApplicationCarrier];

/** Whether an account may also apply for a linked customer. */
export const isForLinked = (carrierType: ApplicationCarrier): carrierType is LinkedCarrier =>
  applications[carrierType].isForLinked;
