import type { RequestedProfile } from '#contract/entities/card-application-input.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { carriers } from '#rules/carriers.ts';
import { isProfileOffered, profileProblem } from '#rules/profile-choice.ts';
import type { ProfileOffer, ProfileProblem } from '#rules/profile-choice.ts';
import { defaultProfileValidTo, type CardTerm } from '#rules/profile-validity.ts';
import type { Database } from '../../platform/db/database.ts';
import { inArray } from '../../platform/db/orm.ts';
import { customerProfiles } from '../../platform/db/schema.ts';
import type { cardApplicationProfiles } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readAttachments, toCustomerProfile } from '../../reference-data/customer-profile-view.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';

/**
 * The profile that the application requests (`asked`: its id and dates), and the operator's definition of this profile.
 */
interface Choice {
  readonly asked: RequestedProfile;
  readonly profile: CustomerProfile;
}

export type NewProfile = Omit<typeof cardApplicationProfiles.$inferInsert, 'applicationId'>;

const errorOf: Readonly<Record<ProfileProblem, ErrorName>> = {
  TOO_OLD_FOR_PROFILE: 'INVALID_CUSTOMER_PROFILE',
  TOO_YOUNG_FOR_PROFILE: 'INVALID_CUSTOMER_PROFILE',
  VALID_FROM_TOO_EARLY: 'INVALID_PROFILE_VALIDITY',
  END_BEFORE_START: 'INVALID_PROFILE_VALIDITY',
  OUTSIDE_PROFILE_RANGE: 'INVALID_PROFILE_VALIDITY',
  STARTS_AFTER_CARD: 'INVALID_PROFILE_VALIDITY',
  PROFILES_COLLIDE: 'CUSTOMER_PROFILES_COLLIDE',
};

/** The profiles of a request, in its order. Throws ApiError INVALID_CUSTOMER_PROFILE for an unknown profile. */
async function readChoices(database: Database, { profiles }: ApplicationRequest, locale: FilingCall['locale']) {
  const ids = profiles.map(({ profileId }) => profileId);
  const rows = await database.select().from(customerProfiles).where(inArray(customerProfiles.id, ids));
  const attachments = await readAttachments(database);
  return profiles.map((asked, index): Choice => {
    const row = rows.find(({ id }) => id === asked.profileId);
    if (row === undefined) throw new ApiError('INVALID_CUSTOMER_PROFILE', { metadata: { profile: index + 1 } });
    return { asked, profile: toCustomerProfile(row, attachments, locale) };
  });
}

/** The operator's settings, and how long the card is valid. */
interface Terms {
  readonly offer: ProfileOffer;
  readonly profileYears: number;
  readonly term: CardTerm;
}

/** Refuses a choice that the page does not offer; `position` is the position of the profile in the request. */
function refuseChoice(
  { birthDay }: Applicant,
  { asked, profile }: Choice,
  { offer, profileYears, term }: Terms,
  profileOne: RequestedProfile | null,
): void {
  const metadata = { profile: profileOne === null ? 1 : 2 };
  if (!isProfileOffered(profile, offer)) throw new ApiError('INVALID_CUSTOMER_PROFILE', { metadata });
  const problem = profileProblem({ profile, range: asked, birthDay, profileOne, ...term });
  if (problem !== null) throw new ApiError(errorOf[problem], { metadata });
  const end = defaultProfileValidTo({
    profile,
    validFrom: asked.validFrom,
    birthDay,
    profileYears,
    ...term,
  });
  if (asked.validTo !== end) throw new ApiError('INVALID_PROFILE_VALIDITY', { metadata });
  if (profile.requireConfirmation && asked.confirmationChecked !== term.today)
    throw new ApiError('CONFIRMATION_REQUIRED', { metadata });
}

const toNewProfile = ({ asked, profile }: Choice, index: number): NewProfile => ({
  position: index === 0 ? 1 : 2,
  customerProfileId: profile.id,
  validFrom: asked.validFrom,
  validTo: asked.validTo,
  confirmationChecked: profile.requireConfirmation ? (asked.confirmationChecked ?? null) : null,
});

export interface CheckedProfiles {
  readonly rows: readonly NewProfile[];
  /** The operator's profiles, in the same order. */
  readonly profiles: readonly CustomerProfile[];
  readonly isicProfiles: number;
}

/**
 * The profiles of an application to be stored (PRF-01), and how many of them need an ISIC card. The last day of a
 * profile follows from the profile's rule; nobody chooses it. `cardValidTo` is the last day of a card that exists
 * already. Throws ApiError.
 */
export async function checkProfiles(
  call: FilingCall,
  applicant: Applicant,
  request: ApplicationRequest,
  cardValidTo: string | null,
): Promise<CheckedProfiles> {
  const { services, database, today } = call;
  const numbers = await services.settings.numbers(database);
  const flags = await services.settings.systemConfiguration(database);
  const terms: Terms = {
    offer: { attachmentsAllowed: flags.cardApplicationAttachmentAllowed, isicAllowed: flags.isIsicAllowed },
    profileYears: numbers.CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS,
    term: { today, cardValidTo, cardYears: numbers[carriers[request.carrierType].validitySetting] },
  };
  const choices = await readChoices(database, request, call.locale);
  for (const [index, choice] of choices.entries()) {
    refuseChoice(applicant, choice, terms, index === 0 ? null : (choices[0]?.asked ?? null));
  }
  const profiles = choices.map(({ profile }) => profile);
  return { rows: choices.map(toNewProfile), profiles, isicProfiles: profiles.filter(({ isic }) => isic).length };
}
