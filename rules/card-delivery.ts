import type { CarrierType } from '#contract/enumerations.ts';

/** How a card gets to its holder (DEL-01). */
export const deliveryTypes = ['BRANCH', 'POST_OFFICE'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export interface DeliveryFacts {
  readonly carrierType: CarrierType;
  readonly cardForFree: boolean;
  /** The operator sends cards by post. */
  readonly postAllowed: boolean;
}

/** Only a chip card is handed over. */
export const isDelivered = ({ carrierType }: Pick<DeliveryFacts, 'carrierType'>): boolean =>
  carrierType === 'HAULIER_CARD';

/**
 * The ways that can be chosen (DEL-01): a branch office always, post only if the operator sends cards by post and the
 * card is not free; none for a card that is not handed over.
 */
export function possibleDeliveries(facts: DeliveryFacts): readonly DeliveryType[] {
  if (!isDelivered(facts)) return [];
  return facts.postAllowed && !facts.cardForFree ? deliveryTypes : ['BRANCH'];
}

/** A card for free is offered if the operator allows it; never a virtual one (DEL-01). */
export const mayBeFree = (carrierType: CarrierType, isAllowedFreeCardApplication: boolean): boolean =>
  isAllowedFreeCardApplication && carrierType === 'HAULIER_CARD';
