import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { dayBefore } from './dates.ts';
import { isProfileOffered, needsNoProof, profileProblem, type ProfileOffer } from './profile-choice.ts';
import { defaultProfileValidTo } from './profile-validity.ts';

/** Who needs a profile from a day on; days are ISO. */
export interface NextProfileQuestion {
  readonly today: string;
  readonly birthDay: string | null;
  /** The last day of the present profile. */
  readonly lastDay: string;
  readonly firstDayAfter: string;
  /** The present profile; null = none. */
  readonly heldId: number | null;
  /** The operator's profiles that can be chosen now or later, in its order. */
  readonly profiles: readonly CustomerProfile[];
  readonly offer: ProfileOffer;
  /** CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
  /** How many years the new card is valid (`validitySettingOf`). */
  readonly cardYears: number;
  /** What the ticket costs with a profile on the day after, in minor units; null = not sold. */
  readonly priceWith: (profileId: number) => number | null;
}

export interface PossibleProfile {
  readonly profile: CustomerProfile;
  readonly isSame: boolean;
  /** The first day to ask for. */
  readonly from: string;
  /** The present profile, to be asked for as well from today to the day before `from`; null = it is not. */
  readonly keeps: number | null;
  readonly price: number | null;
}

type Days = NextProfileQuestion;

/** The end that the wizard and the server give to a profile from a day on; null = no end. */
const endOf = ({ today, birthDay, profileYears, cardYears }: Days, profile: CustomerProfile, validFrom: string) =>
  defaultProfileValidTo({ profile, today, validFrom, birthDay, cardValidTo: null, profileYears, cardYears });

/** Whether the wizard and the server accept a profile from a day on. */
function isAccepted(question: Days, profile: CustomerProfile, validFrom: string): boolean {
  const { today, birthDay, cardYears } = question;
  const range = { validFrom, validTo: endOf(question, profile, validFrom) };
  return profileProblem({ profile, range, birthDay, today, cardValidTo: null, cardYears, profileOne: null }) === null;
}

/**
 * The first day to ask for: today, if the present profile asked for today already lasts beyond its end, so that there is no
 * gap on the new card; else the day after. Null = it cannot be had then.
 */
function startOf(question: Days, profile: CustomerProfile): string | null {
  const { today, lastDay, firstDayAfter, heldId } = question;
  if (profile.id === heldId && isAccepted(question, profile, today)) {
    const end = endOf(question, profile, today);
    if (end === null || end > lastDay) return today;
  }
  return isAccepted(question, profile, firstDayAfter) ? firstDayAfter : null;
}

/** The present profile if it can fill the days up to the start without another proof. */
function keptUntil(question: Days, start: string): number | null {
  const { today, heldId, profiles, offer } = question;
  const held = profiles.find(({ id }) => id === heldId);
  if (held === undefined || start <= today || !isProfileOffered(held, offer) || !needsNoProof(held)) return null;
  return isAccepted(question, held, today) && endOf(question, held, today) === dayBefore(start) ? held.id : null;
}

/** The order of suggestions at the same price, or where none is known: what needs no proof first, then a reduction. */
function rank({ profile }: PossibleProfile): number {
  if (!needsNoProof(profile)) return 2;
  return profile.reduced ? 0 : 1;
}

/** The same again first, then the cheapest one; what is not sold, or has no price yet, comes last. */
function byAdvantage(one: PossibleProfile, other: PossibleProfile): number {
  if (one.isSame !== other.isSame) return one.isSame ? -1 : 1;
  if (one.price === other.price) return rank(one) - rank(other);
  return (one.price ?? Infinity) < (other.price ?? Infinity) ? -1 : 1;
}

/**
 * The profiles that somebody can have from the day after, as the wizard and the server accept them, the best one first
 * (GRO-02): the same once more, else the cheapest one, whatever has to be shown for it.
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
