import type { SnapshotFrom } from 'xstate';
import { birthDayOf } from '#rules/person-fields.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { assignCustodianMachine } from './assign-custodian.machine.ts';
import { problemsOf } from './assign-custodian.problems.ts';

/**
 * Problems are names of texts under `personFields.errors`. The texts of the failure are under `assignCustodian.errors`.
 */
export const assignCustodianView = (snapshot: SnapshotFrom<typeof assignCustodianMachine>) => {
  const { context } = snapshot;
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    choosing: snapshot.matches('choosing') || snapshot.matches('assigning'),
    assigning: snapshot.matches('assigning'),
    candidates: context.candidates,
    custodianId: context.custodianId,
    person: context.person,
    birthDay: birthDayOf(context.person),
    problems: shownProblems(problemsOf(context), context),
    requiredAddress: context.conditions.requiredAddress,
    birthDays: context.conditions.birthDays,
    failure: context.failure,
    canClose: snapshot.can({ type: 'close' }),
  };
};
