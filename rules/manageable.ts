import type { SystemConfiguration } from '../contract/entities/configuration.ts';
import type { AccountLinkType } from '../contract/enumerations.ts';
import { isChild } from './age.ts';

/** Whether the operator wants to know who is manageable; otherwise everybody is (first specification, 4 'Manageable'). */
export const asksManageable = ({
  migrationAllowed,
  isAssignCardWithoutAgeRestrictionAllowed,
}: Pick<SystemConfiguration, 'migrationAllowed' | 'isAssignCardWithoutAgeRestrictionAllowed'>): boolean =>
  migrationAllowed && !isAssignCardWithoutAgeRestrictionAllowed;

export interface Relation {
  readonly type: AccountLinkType;
  /** ISO day; null = not known. */
  readonly birthDay: string | null;
}

/**
 * Whether an account may act for a customer: the kind of their link must suit the customer's age. A child cannot be an
 * account's own customer, and an assigned one is a child. A managed one has agreed, at any age (ACC-06).
 */
export function isManageable({ type, birthDay }: Relation, today: string): boolean {
  if (type === 'MANAGED' || birthDay === null) return true;
  return isChild(birthDay, today) === (type === 'ASSIGNED');
}
