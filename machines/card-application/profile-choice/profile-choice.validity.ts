import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { DateRange } from '#rules/date-range.ts';
import { isoDayOf } from '#rules/date-text.ts';
import { addDays, later } from '#rules/dates.ts';
import { earliestProfileStart, needsNoProof, profileProblem } from '#rules/profile-choice.ts';
import {
  canStartBeforeCardEnds,
  defaultProfileValidFrom,
  defaultProfileValidTo,
  isCutByOperator,
  type CardTerm,
  type ProfileValidToInput,
} from '#rules/profile-validity.ts';
import type { ProfileChoiceContext, ProfileFacts } from './profile-choice.types.ts';

export const chosenProfile = ({ profiles, profileId }: ProfileChoiceContext): CustomerProfile | null =>
  profiles.find(({ id }) => id === profileId) ?? null;

/** The data from which the last day of the card is computed. */
export const cardTerm = ({ facts, cardYears }: ProfileChoiceContext): CardTerm => ({
  today: facts.today,
  cardValidTo: facts.cardValidTo,
  cardYears,
});

/** The profiles to choose from: the profiles that can start before the card ends (PRF-02), and the chosen profile. */
export const offeredProfiles = (context: ProfileChoiceContext) =>
  context.profiles.filter(
    (profile) =>
      profile.id === context.profileId || canStartBeforeCardEnds(profile, context.facts.birthDay, cardTerm(context)),
  );

/** The first possible day of the profile: profile two begins after profile one. */
export const earliestStart = ({ today, profileOne }: ProfileFacts): string =>
  earliestProfileStart(today, profileOne === null ? null : profileOne.validFrom);

/** The first day that is proposed (PRF-01); profile two follows profile one without a gap. */
export function proposedStart(profile: CustomerProfile | null, facts: ProfileFacts): string {
  const own = defaultProfileValidFrom(profile?.ageFrom ?? null, facts.birthDay, facts.today);
  const { profileOne } = facts;
  if (profileOne === null) return own;
  const afterOne = profileOne.validTo === null ? earliestStart(facts) : addDays(profileOne.validTo, 1);
  return later(own, afterOne);
}

/** The first day, ISO; null while the text is not a date. */
export const startOf = ({ validFrom }: Pick<ProfileChoiceContext, 'validFrom'>): string | null => isoDayOf(validFrom);

/** The data from which the end of the chosen profile is computed; null without a profile or a first day. */
function ruleOf(context: ProfileChoiceContext): ProfileValidToInput | null {
  const profile = chosenProfile(context);
  const validFrom = startOf(context);
  if (profile === null || validFrom === null) return null;
  const { facts, profileYears } = context;
  return { profile, validFrom, birthDay: facts.birthDay, profileYears, ...cardTerm(context) };
}

/** The days of the chosen profile; the end is computed by the profile's rule. Null without a profile or a first day. */
export function rangeOf(context: ProfileChoiceContext): DateRange | null {
  const rule = ruleOf(context);
  return rule && { validFrom: rule.validFrom, validTo: defaultProfileValidTo(rule) };
}

/** Whether the profile ends earlier than its rule says, because the operator's last day for this profile comes first. */
export function isCut(context: ProfileChoiceContext): boolean {
  const rule = ruleOf(context);
  return rule !== null && isCutByOperator(rule);
}

/** Whether the profile is valid from today for a person of this age, without proof. */
function suitsWithoutProof(profile: CustomerProfile, context: ProfileChoiceContext): boolean {
  const { facts } = context;
  if (!needsNoProof(profile)) return false;
  const validFrom = proposedStart(profile, facts);
  const problem = profileProblem({
    profile,
    range: { validFrom, validTo: profile.validTo },
    birthDay: facts.birthDay,
    ...cardTerm(context),
    profileOne: null,
  });
  return problem === null && validFrom === facts.today;
}

/**
 * The proposed profile: the only profile that suits the age and needs no proof. Null = there is no such profile, or
 * several.
 */
export function proposedProfile(context: ProfileChoiceContext): CustomerProfile | null {
  const { position, profiles, facts } = context;
  if (position === 2 || facts.birthDay === null) return null;
  const [only, ...others] = profiles.filter((profile) => suitsWithoutProof(profile, context));
  return others.length === 0 ? (only ?? null) : null;
}
