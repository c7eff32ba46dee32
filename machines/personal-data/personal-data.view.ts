import type { SnapshotFrom } from 'xstate';
import { birthDayOf, type PersonField } from '../../rules/person-fields.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { personalDataMachine } from './personal-data.machine.ts';
import { isFilledIn, problemsOf, type PersonalDataProblems } from './personal-data.problems.ts';
import type { PersonalDataReport } from './personal-data.types.ts';

type Snapshot = SnapshotFrom<typeof personalDataMachine>;

/** What the wizard is told. */
export const personalDataReport = (snapshot: Snapshot): PersonalDataReport => ({
  person: snapshot.context.person,
  photo: snapshot.context.photo,
  sound: isFilledIn(snapshot.context) && snapshot.matches('unique'),
  waiting: isFilledIn(snapshot.context) && snapshot.hasTag('waiting'),
});

/** The errors that are shown: all of them once the person wanted to go on, before only those of fields that were left. */
function shownProblems({ context }: Snapshot): PersonalDataProblems {
  const { marked, demanded } = context;
  const isShown = (field: string): boolean => demanded || marked.includes(field as PersonField);
  const problems = problemsOf(context);
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, isShown(field) ? problem : null]),
  ) as unknown as PersonalDataProblems;
}

/** What the step shows; problems are names under `personalData.errors`. */
export const personalDataView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    person: context.person,
    birthDay: birthDayOf(context.person),
    photo: context.photo,
    agreed: context.agreed,
    problems: shownProblems(snapshot),
    requiredAddress: context.conditions.requiredAddress,
    birthDays: context.conditions.birthDays,
    birthDayEditable: context.birthDayEditable,
    /** The check of uniqueness is going on. */
    checking: snapshot.hasTag('waiting'),
    notUnique: snapshot.matches('notUnique'),
    /** Why the check could not be made; null = it was made. */
    unchecked:
      snapshot.matches('unchecked') && context.failure !== null
        ? { name: context.failure.name, metadata: { minutes: minutesUntilRetry(context.failure) } }
        : null,
  };
};
