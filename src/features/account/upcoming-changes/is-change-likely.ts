import type { CardDetail } from '#contract/entities/customer-card.ts';
import { addDays } from '#rules/dates.ts';

/** About three months. The real number of days is the operator's setting, which only the server knows. */
const soonDays = 92;

/**
 * Whether the card or one of its profiles ends soon, and no application has been filed, which would usually continue it.
 * Then space is reserved for the upcoming changes, so that nothing moves later.
 */
export function isChangeLikely(
  { profileOne, profileTwo, validTo }: Pick<CardDetail, 'profileOne' | 'profileTwo' | 'validTo'>,
  hasApplied: boolean,
  today: string,
): boolean {
  const lastDays = [profileOne?.validTo, profileTwo?.validTo, validTo].filter(
    (day) => day !== undefined && day !== null,
  );
  const last = addDays(today, soonDays);
  return !hasApplied && lastDays.some((day) => today <= day && day <= last);
}
