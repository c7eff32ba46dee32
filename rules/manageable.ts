import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { AccountLinkType, UnmanageableReason } from '#contract/enumerations.ts';
import { isChild } from './age.ts';

/** Whether the operator checks who is manageable; if not, everybody is manageable (ACC-06). */
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

/** The customer has several ACTIVE cards, and the main card was not chosen yet (CRD-02). */
const lacksMainCard = ({ activeCards }: Relation): boolean =>
  activeCards.length > 1 && !activeCards.some(({ main }) => main);

/**
 * An account's own customer must not be a child, and an assigned customer must be a child. A managed customer has given
 * consent and may have any age.
 */
function suitsAge({ type, birthDay }: Relation, today: string): boolean {
  if (type === 'MANAGED' || birthDay === null) return true;
  return isChild(birthDay, today) === (type === 'ASSIGNED');
}

/**
 * Why an account may not act for a customer; null = it may act. The customer's age must fit the kind of link, and there
 * must be only one possible card (ACC-06).
 */
export function unmanageableReason(relation: Relation, today: string): UnmanageableReason | null {
  if (!suitsAge(relation, today)) return 'AGE';
  return lacksMainCard(relation) ? 'NO_MAIN_CARD' : null;
}
