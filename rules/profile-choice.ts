import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { ageOn } from './age.ts';
import type { DateRange } from './date-range.ts';
import { addDays, later } from './dates.ts';
import { profilesCollide } from './profile-collision.ts';
import { lastDayOfCard, type CardTerm } from './profile-validity.ts';

/** Profiles with this number can be chosen without an attachment (PRF-01). */
export const defaultProfileNumber = 1;

type Choosable = Pick<CustomerProfile, 'profileNumber' | 'cardApplicationAttachmentTypes' | 'type' | 'isic'>;

export interface ProfileOffer {
  /** The operator accepts attachments for applications. */
  readonly attachmentsAllowed: boolean;
  /** The operator accepts ISIC cards. */
  readonly isicAllowed: boolean;
}

/**
 * Whether a profile can be chosen in an application (PRF-01): it has the default number, or attachments prove that the
 * person is entitled to it.
 */
export function isProfileOffered(profile: Choosable, { attachmentsAllowed, isicAllowed }: ProfileOffer): boolean {
  if (profile.type !== 'PERSONAL' || (profile.isic && !isicAllowed)) return false;
  if (profile.profileNumber === defaultProfileNumber) return true;
  return attachmentsAllowed && profile.cardApplicationAttachmentTypes.length > 0;
}

/** Whether a person gets a profile without any proof. */
export const needsNoProof = ({
  requireConfirmation,
  isic,
  cardApplicationAttachmentTypes,
}: Pick<CustomerProfile, 'requireConfirmation' | 'isic' | 'cardApplicationAttachmentTypes'>): boolean =>
  !requireConfirmation && !isic && cardApplicationAttachmentTypes.length === 0;

/** The earliest start of a profile: today; for profile two at least one day after the start of profile one (PRF-01). */
export const earliestProfileStart = (today: string, startOfProfileOne: string | null): string =>
  startOfProfileOne === null ? today : later(today, addDays(startOfProfileOne, 1));

export type ProfileProblem =
  | 'VALID_FROM_TOO_EARLY'
  | 'END_BEFORE_START'
  | 'OUTSIDE_PROFILE_RANGE'
  | 'STARTS_AFTER_CARD'
  | 'TOO_YOUNG_FOR_PROFILE'
  | 'TOO_OLD_FOR_PROFILE'
  | 'PROFILES_COLLIDE';

export interface ChosenProfile extends CardTerm {
  readonly profile: Pick<CustomerProfile, 'validFrom' | 'validTo' | 'ageFrom' | 'ageTo'>;
  /** ISO days; `validTo` null = no end. */
  readonly range: DateRange;
  readonly birthDay: string | null;
  /** The range of profile one if this is profile two; otherwise null. */
  readonly profileOne: DateRange | null;
}

/** Whether the operator offers the profile on the first and on the last day of the range. */
const isWithinProfile = (range: DateRange, { validFrom, validTo }: ChosenProfile['profile']): boolean =>
  (validFrom === null || validFrom <= range.validFrom) &&
  (validTo === null || (range.validFrom <= validTo && range.validTo !== null && range.validTo <= validTo));

/** The problem of a chosen profile and its days (PRF-01, PRF-02); null = no problem. */
export function profileProblem(chosen: ChosenProfile): ProfileProblem | null {
  const { profile, range, birthDay, today, profileOne } = chosen;
  const age = birthDay === null ? null : ageOn(birthDay, range.validFrom);
  if (age !== null && profile.ageTo !== null && age > profile.ageTo) return 'TOO_OLD_FOR_PROFILE';
  if (age !== null && profile.ageFrom !== null && age < profile.ageFrom) return 'TOO_YOUNG_FOR_PROFILE';
  if (range.validFrom < earliestProfileStart(today, profileOne === null ? null : profileOne.validFrom)) {
    return 'VALID_FROM_TOO_EARLY';
  }
  if (!isWithinProfile(range, profile)) return 'OUTSIDE_PROFILE_RANGE';
  if (range.validFrom > lastDayOfCard(chosen)) return 'STARTS_AFTER_CARD';
  if (range.validTo !== null && range.validTo < range.validFrom) return 'END_BEFORE_START';
  return profileOne !== null && profilesCollide(profileOne, range) ? 'PROFILES_COLLIDE' : null;
}
