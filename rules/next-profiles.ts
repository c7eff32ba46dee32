import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { dayBefore } from './dates.ts';
import { isProfileOffered, needsNoProof, profileProblem, type ProfileOffer } from './profile-choice.ts';
import { defaultProfileValidTo } from './profile-validity.ts';

/** The facts about a person who needs a profile from `firstDayAfter` on; days are ISO. */
export interface NextProfileQuestion {
  readonly today: string;
  readonly birthDay: string | null;
  /** The last day of the present profile. */
  readonly lastDay: string;
  readonly firstDayAfter: string;
  /** The present profile; null = none. */
  readonly heldId: number | null;
  /** The operator's profiles that can be chosen now or later, in the operator's order. */
  readonly profiles: readonly CustomerProfile[];
  readonly offer: ProfileOffer;
  /** The setting CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
  /** How many years the new card is valid (`validitySetting` of its carrier). */
  readonly cardYears: number;
  /** The price of the ticket with a profile on `firstDayAfter`, in minor units; null = not sold. */
  readonly priceWith: (profileId: number) => number | null;
}

export interface PossibleProfile {
  readonly profile: CustomerProfile;
  readonly isSame: boolean;
  /** The first day for which the person applies. */
  readonly from: string;
  /**
   * The present profile if the person should also apply for it, from today to the day before `from`; null = this is not
   * needed.
   */
  readonly keeps: number | null;
  readonly price: number | null;
}

type Days = NextProfileQuestion;

/** The end of a profile that starts on a day, computed as in the wizard and on the server; null = no end. */
const endOf = ({ today, birthDay, profileYears, cardYears }: Days, profile: CustomerProfile, validFrom: string) =>
  defaultProfileValidTo({ profile, today, validFrom, birthDay, cardValidTo: null, profileYears, cardYears });

/** Whether the wizard and the server accept a profile that starts on a day. */
function isAccepted(question: Days, profile: CustomerProfile, validFrom: string): boolean {
  const { today, birthDay, cardYears } = question;
  const range = { validFrom, validTo: endOf(question, profile, validFrom) };
  return profileProblem({ profile, range, birthDay, today, cardValidTo: null, cardYears, profileOne: null }) === null;
}

/**
 * The first day to apply for. It is today if the present profile, started again today, lasts longer than now: then the
 * new card has no gap. Otherwise it is the day after the present profile ends. Null = the profile is not possible on
 * that day.
 */
function startOf(question: Days, profile: CustomerProfile): string | null {
  const { today, lastDay, firstDayAfter, heldId } = question;
  if (profile.id === heldId && isAccepted(question, profile, today)) {
    const end = endOf(question, profile, today);
    if (end === null || end > lastDay) return today;
  }
  return isAccepted(question, profile, firstDayAfter) ? firstDayAfter : null;
}

/** The present profile if it can be used for the days before the start without another proof. */
function keptUntil(question: Days, start: string): number | null {
  const { today, heldId, profiles, offer } = question;
  const held = profiles.find(({ id }) => id === heldId);
  if (held === undefined || start <= today || !isProfileOffered(held, offer) || !needsNoProof(held)) return null;
  return isAccepted(question, held, today) && endOf(question, held, today) === dayBefore(start) ? held.id : null;
}

/**
 * The order of suggestions with equal or unknown prices: first reduced profiles that need no proof, then other profiles
 * that need no proof.
 */
function rank({ profile }: PossibleProfile): number {
  if (!needsNoProof(profile)) return 2;
  return profile.reduced ? 0 : 1;
}

/** First the same profile again, then the cheapest; profiles that are not sold or have no price yet come last. */
function byAdvantage(one: PossibleProfile, other: PossibleProfile): number {
  if (one.isSame !== other.isSame) return one.isSame ? -1 : 1;
  if (one.price === other.price) return rank(one) - rank(other);
  return (one.price ?? Infinity) < (other.price ?? Infinity) ? -1 : 1;
}

/**
 * The profiles that a person can have after the present profile ends, as the wizard and the server accept them, best
 * first (GRO-02): first the same profile, then the cheapest, regardless of the necessary proofs.
 */
export function possibleNextProfiles(question: NextProfileQuestion): readonly PossibleProfile[] {
  const { profiles, offer, heldId, priceWith } = question;
  return profiles
    .filter((profile) => isProfileOffered(profile, offer))
    .flatMap((profile): PossibleProfile[] => {
      const from = startOf(question, profile);
      if (from === null) return [];
      const isSame = profile.id === heldId;
      return [
        { profile, isSame, from, keeps: isSame ? null : keptUntil(question, from), price: priceWith(profile.id) },
      ];
    })
    .toSorted(byAdvantage);
}
