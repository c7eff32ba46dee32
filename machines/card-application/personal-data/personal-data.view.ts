import type { SnapshotFrom } from 'xstate';
import { birthDayOf } from '#rules/person-fields.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { personalDataMachine } from './personal-data.machine.ts';
import { isFilledIn, problemsOf } from './personal-data.problems.ts';
import type { PersonalDataReport } from './personal-data.types.ts';

type Snapshot = SnapshotFrom<typeof personalDataMachine>;

export const personalDataReport = (snapshot: Snapshot): PersonalDataReport => ({
  person: snapshot.context.person,
  photo: snapshot.context.photo,
  sound: isFilledIn(snapshot.context) && snapshot.matches('unique'),
  waiting: isFilledIn(snapshot.context) && snapshot.hasTag('waiting'),
  notUnique: snapshot.matches('notUnique'),
});

/** The data that the step shows; problems are names of texts under `personalData.errors`. */
export const personalDataView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    person: context.person,
    birthDay: birthDayOf(context.person),
    photo: context.photo,
    agreed: context.agreed,
    problems: shownProblems(problemsOf(context), context),
    requiredAddress: context.conditions.requiredAddress,
    birthDays: context.conditions.birthDays,
    fixed: context.fixed,
    /** The comparison with other customers is running. */
    checking: snapshot.hasTag('waiting'),
    notUnique: snapshot.matches('notUnique'),
    /** Why the comparison failed; null = it did not fail. */
    unchecked:
      snapshot.matches('unchecked') && context.failure !== null
        ? { name: context.failure.name, metadata: context.failure.metadata }
        : null,
  };
};
