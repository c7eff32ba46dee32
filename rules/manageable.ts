import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { AccountLinkType, UnmanageableReason } from '#contract/enumerations.ts';
import { isChild } from './age.ts';

/** Whether the operator wants to know who is manageable; otherwise everybody is (ACC-06). */
export const asksManageable = ({
  migrationAllowed,
  isAssignCardWithoutAgeRestrictionAllowed,
}: Pick<SystemConfiguration, 'migrationAllowed' | 'isAssignCardWithoutAgeRestrictionAllowed'>): boolean =>
  migrationAllowed && !isAssignCardWithoutAgeRestrictionAllowed;

export interface Relation {
  readonly type: AccountLinkType;
  /** ISO day; null = not known. */
  readonly birthDay: string | null;
  /** The customer's ACTIVE cards. */
  readonly activeCards: readonly { readonly main: boolean }[];
}

/** The customer has several ACTIVE cards, and nobody has chosen the main one yet (CRD-02). */
const lacksMainCard = ({ activeCards }: Relation): boolean =>
  activeCards.length > 1 && !activeCards.some(({ main }) => main);

/** A child cannot be an account's own customer, and an assigned one is a child. A managed one has agreed, at any age. */
function suitsAge({ type, birthDay }: Relation, today: string): boolean {
  if (type === 'MANAGED' || birthDay === null) return true;
  return isChild(birthDay, today) === (type === 'ASSIGNED');
}

/**
 * Why an account may not act for a customer: the kind of their link must suit the customer's age, and it must be clear
 * which card is meant (ACC-06). Null = it may.
 */
export function unmanageableReason(relation: Relation, today: string): UnmanageableReason | null {
  if (!suitsAge(relation, today)) return 'AGE';
  return lacksMainCard(relation) ? 'NO_MAIN_CARD' : null;
}
