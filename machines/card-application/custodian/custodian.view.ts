import type { SnapshotFrom } from 'xstate';
import { birthDayOf } from '#rules/person-fields.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { custodianMachine } from './custodian.machine.ts';
import { isEligible, isNotUnique, isSound, problemsOf } from './custodian.problems.ts';
import type { ChosenCustodian, CustodianContext, CustodianReport } from './custodian.types.ts';

type Snapshot = SnapshotFrom<typeof custodianMachine>;

const chosenOf = ({ choice, registered, person }: CustodianContext): ChosenCustodian =>
  choice === 'registered' && registered !== null ? registered : { id: null, person };

export const custodianReport = (snapshot: Snapshot): CustodianReport => {
  if (snapshot.matches('absent')) return { custodian: null, sound: true, notUnique: false };
  if (!snapshot.matches('choosing')) return { custodian: null, sound: false, notUnique: false };
  const { context } = snapshot;
  return { custodian: chosenOf(context), sound: isSound(context), notUnique: isNotUnique(context) };
};

/** The data that the step shows; problems are names of texts under `personalData.errors`. */
export const custodianView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    reading: snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    choosing: snapshot.matches('choosing'),
    choice: context.choice,
    /** The data of a removed custodian can be restored. */
    canRestore: snapshot.can({ type: 'restore' }),
    failure: context.failure,
    /** The account's own customer; null if they cannot be the custodian. */
    registered: isEligible(context) ? context.registered : null,
    notUnique: isNotUnique(context),
    person: context.person,
    birthDay: birthDayOf(context.person),
    problems: shownProblems(problemsOf(context), context),
    requiredAddress: context.conditions.requiredAddress,
    birthDays: context.conditions.birthDays,
  };
};
