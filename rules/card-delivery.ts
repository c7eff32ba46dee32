import type { CarrierType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { carriers, isCarrierWith } from './carriers.ts';

/** How a card reaches its holder (DEL-01). */
export const deliveryTypes = ['BRANCH', 'POST_OFFICE'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export interface DeliveryFacts {
  readonly carrierType: CarrierType;
  readonly cardForFree: boolean;
  /** The operator sends cards by post. */
  readonly postAllowed: boolean;
}

export const isDelivered = ({ carrierType }: { readonly carrierType: CarrierType | UnknownName }): boolean =>
  isCarrierWith('isDelivered', carrierType);

/**
 * The deliveries that can be chosen (DEL-01). A branch office can always be chosen; post only if the operator sends
 * cards by post and the card is not free. The list is empty if the card is not handed over.
 */
export function possibleDeliveries(facts: DeliveryFacts): readonly DeliveryType[] {
  if (!isDelivered(facts)) return [];
  return facts.postAllowed && !facts.cardForFree ? deliveryTypes : ['BRANCH'];
}

/** Whether a free card is offered: only if the operator allows it, and if the card has a fee (DEL-01). */
export const mayBeFree = (carrierType: CarrierType, isAllowedFreeCardApplication: boolean): boolean =>
  isAllowedFreeCardApplication && carriers[carrierType].hasFee;
