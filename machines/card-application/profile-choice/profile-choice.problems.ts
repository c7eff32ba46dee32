import { isicNumberLength } from '#contract/entities/customer-input.ts';
import { asLine } from '#contract/line.ts';
import { profileProblem, type ProfileProblem } from '#rules/profile-choice.ts';
import { present } from '../../common/present.ts';
import type { ChosenProfile, IsicRequest, ProfileChoiceContext, ProfileField } from './profile-choice.types.ts';
import { cardTerm, chosenProfile, rangeOf, startOf } from './profile-choice.validity.ts';

export type ProfileChoiceProblem =
  | ProfileProblem
  | 'EMPTY'
  | 'NOT_A_DATE'
  | 'CONFIRMATION_REQUIRED'
  | 'ISIC_NUMBER_LENGTH'
  | 'MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC';

/** The ISIC number in upper case, without spaces. */
export const isicNumberOf = ({ isicNumber }: Pick<ProfileChoiceContext, 'isicNumber'>): string =>
  asLine(isicNumber).replaceAll(' ', '').toUpperCase();

export const needsIsic = (context: ProfileChoiceContext): boolean => chosenProfile(context)?.isic === true;

export const isIsicComplete = (context: ProfileChoiceContext): boolean =>
  needsIsic(context) && isicNumberOf(context).length === isicNumberLength;

/** The problems of the profile itself; all other problems are problems of its days. */
const profileErrors: ReadonlySet<ProfileChoiceProblem> = new Set<ProfileChoiceProblem>([
  'TOO_OLD_FOR_PROFILE',
  'TOO_YOUNG_FOR_PROFILE',
]);

/**
 * The problem of the profile or its days by the profile's rules, regardless of other missing fields; null = no problem,
 * or no days.
 */
export function validityProblem(context: ProfileChoiceContext): ProfileChoiceProblem | null {
  const profile = chosenProfile(context);
  const range = rangeOf(context);
  const { birthDay, profileOne } = context.facts;
  if (profile === null || range === null) return null;
  return profileProblem({ profile, range, birthDay, profileOne, ...cardTerm(context) });
}

function problemOfProfile(context: ProfileChoiceContext): ProfileChoiceProblem | null {
  const profile = chosenProfile(context);
  if (profile === null) return 'EMPTY';
  if (profile.isic && context.facts.profileOne?.isic === true) return 'MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC';
  const problem = validityProblem(context);
  return problem !== null && profileErrors.has(problem) ? problem : null;
}

function problemOfStart(context: ProfileChoiceContext): ProfileChoiceProblem | null {
  if (chosenProfile(context) === null) return null;
  if (context.validFrom.trim() === '') return 'EMPTY';
  if (startOf(context) === null) return 'NOT_A_DATE';
  const problem = validityProblem(context);
  return problem === null || profileErrors.has(problem) ? null : problem;
}

function problemOfIsic(context: ProfileChoiceContext): ProfileChoiceProblem | null {
  if (!needsIsic(context)) return null;
  const number = isicNumberOf(context);
  if (number === '') return 'EMPTY';
  return number.length === isicNumberLength ? null : 'ISIC_NUMBER_LENGTH';
}

/** The error of each field (PRF-01, ISI-01); null = no error. */
export const problemsOf = (
  context: ProfileChoiceContext,
): Readonly<Record<ProfileField, ProfileChoiceProblem | null>> => ({
  profile: problemOfProfile(context),
  validFrom: problemOfStart(context),
  confirmed:
    chosenProfile(context)?.requireConfirmation === true && !context.confirmed ? 'CONFIRMATION_REQUIRED' : null,
  isicNumber: problemOfIsic(context),
});

export const isFilledIn = (context: ProfileChoiceContext): boolean =>
  Object.values(problemsOf(context)).every((problem) => problem === null);

/** The profile that is applied for; null while its days are not known. */
export function chosenOf(context: ProfileChoiceContext): ChosenProfile | null {
  const profile = chosenProfile(context);
  const range = rangeOf(context);
  if (profile === null || range === null) return null;
  return {
    profile,
    ...range,
    confirmed: profile.requireConfirmation && context.confirmed,
    isicNumber: profile.isic ? isicNumberOf(context) : '',
  };
}

export const isicRequest = (context: ProfileChoiceContext): IsicRequest => ({
  firstName: context.facts.firstName,
  lastName: context.facts.lastName,
  excludedCustomerId: context.facts.excludedCustomerId,
  isicNumber: isicNumberOf(context),
  customerProfileId: present(context.profileId, 'a profile'),
});
