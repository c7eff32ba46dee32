import type { CardApplicationState, CardState, CarrierType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { carriers } from './carriers.ts';

/** The states of a bank card that is registered. */
const registered: ReadonlySet<CardState | UnknownName> = new Set<CardState>(['TOKENIZED', 'ACTIVE', 'BLOCKED']);

/**
 * Whether a bank card is registered and not expired (its last day is included). An application may name only such a
 * card.
 */
export const isRegisteredBankCard = (
  card: { readonly state: CardState | UnknownName; readonly validTo: string },
  today: string,
) => registered.has(card.state) && card.validTo >= today;

export interface BankCardApplicationFacts {
  readonly carrierType: CarrierType;
  readonly state: CardApplicationState;
  readonly hasBankCard: boolean;
}

/** Whether a new bank card can still be registered for an application. */
export const needsBankCard = ({ carrierType, state, hasBankCard }: BankCardApplicationFacts): boolean =>
  carriers[carrierType].needsBankCard &&
  !hasBankCard &&
  (state === 'UNCHECKED_DATA' || state === 'WAITING_TO_BE_PRINTED');
