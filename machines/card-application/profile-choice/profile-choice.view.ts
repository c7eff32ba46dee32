import type { SnapshotFrom } from 'xstate';
import type { DateRange } from '#rules/date-range.ts';
import { addYears, dayBefore, wholeYears } from '#rules/dates.ts';
import { lastDayOfCard } from '#rules/profile-validity.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { profileChoiceMachine } from './profile-choice.machine.ts';
import {
  chosenOf,
  isFilledIn,
  problemsOf,
  validityProblem,
  type ProfileChoiceProblem,
} from './profile-choice.problems.ts';
import type { ProfileChoiceContext, ProfileReport } from './profile-choice.types.ts';
import {
  cardTerm,
  chosenProfile,
  earliestStart,
  isCut,
  offeredProfiles,
  rangeOf,
  startOf,
} from './profile-choice.validity.ts';

type Snapshot = SnapshotFrom<typeof profileChoiceMachine>;

const isConfirmed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ present: 'plain' }) || snapshot.matches({ present: 'isicValid' });

export const profileReport = (snapshot: Snapshot): ProfileReport => {
  if (!snapshot.matches('present')) return { profile: null, chosen: null, sound: true, waiting: false };
  const filledIn = isFilledIn(snapshot.context);
  return {
    profile: chosenProfile(snapshot.context),
    chosen: chosenOf(snapshot.context),
    sound: filledIn && isConfirmed(snapshot),
    waiting: filledIn && snapshot.hasTag('waiting'),
  };
};

/**
 * The length of the validity in whole years; 0 = the length is not a number of whole years, or the validity has no end.
 */
function validYears(range: DateRange | null): number {
  if (range === null || range.validTo === null) return 0;
  const years = wholeYears(range.validFrom, range.validTo) + 1;
  return dayBefore(addYears(range.validFrom, years)) === range.validTo ? years : 0;
}

/** These problems are shown at once (PRF-01); the other problems are shown when the field is left. */
const shownAtOnce: ReadonlySet<ProfileChoiceProblem> = new Set<ProfileChoiceProblem>([
  'TOO_OLD_FOR_PROFILE',
  'TOO_YOUNG_FOR_PROFILE',
  'PROFILES_COLLIDE',
  'OUTSIDE_PROFILE_RANGE',
  'STARTS_AFTER_CARD',
  'END_BEFORE_START',
  'VALID_FROM_TOO_EARLY',
  'MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC',
]);

/** The fields whose errors are shown: the marked fields, and the fields with a problem that is shown at once. */
function marksOf({ marked, demanded }: ProfileChoiceContext, problems: ReturnType<typeof problemsOf>) {
  const urgent = Object.entries(problems).flatMap(([field, problem]) =>
    problem !== null && shownAtOnce.has(problem) ? [field] : [],
  );
  return { marked: [...marked, ...urgent], demanded };
}

/** The data that the choice shows; days are ISO. Problems are names of texts under `profileChoice.errors`. */
export const profileChoiceView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const profile = chosenProfile(context);
  const problems = problemsOf(context);
  return {
    present: snapshot.matches('present'),
    position: context.position,
    profiles: offeredProfiles(context),
    profile,
    validFrom: startOf(context),
    validFromText: context.validFrom,
    earliestStart: earliestStart(context.facts),
    today: context.facts.today,
    cardEnd: lastDayOfCard(cardTerm(context)),
    /** Null = the profile has no end, or the end is not known yet. */
    validTo: rangeOf(context)?.validTo ?? null,
    validYears: validYears(rangeOf(context)),
    /** The days are known and valid, so the end can be shown. */
    hasRange: rangeOf(context) !== null && validityProblem(context) === null,
    /** The profile ends earlier than its own rule says, because the operator offers the profile only until then. */
    cut: isCut(context),
    needsConfirmation: profile?.requireConfirmation === true,
    confirmed: context.confirmed,
    needsIsic: profile?.isic === true,
    isicNumber: context.isicNumber,
    checking: snapshot.hasTag('waiting'),
    isicValid: snapshot.matches({ present: 'isicValid' }),
    isicInvalid: snapshot.matches({ present: 'isicInvalid' }),
    /** Why the register could not be asked; null = no failure. */
    unchecked:
      snapshot.matches({ present: 'isicUnchecked' }) && context.failure !== null
        ? { name: context.failure.name, metadata: context.failure.metadata }
        : null,
    problems: shownProblems(problems, marksOf(context, problems)),
  };
};
