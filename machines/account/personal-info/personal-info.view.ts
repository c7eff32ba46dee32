import type { SnapshotFrom } from 'xstate';
import { birthDayOf } from '#rules/person-fields.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { personalInfoMachine } from './personal-info.machine.ts';
import { custodianProblemsOf, needsCustodian, personProblemsOf, photoGap } from './personal-info.problems.ts';
import type { PersonalInfoContext } from './personal-info.types.ts';

type Snapshot = SnapshotFrom<typeof personalInfoMachine>;

/** The step that is shown; while the data are saved, it is the last step. */
function stepOf(snapshot: Snapshot): 'person' | 'custodian' | null {
  if (snapshot.matches('person')) return 'person';
  if (snapshot.matches('custodian')) return 'custodian';
  if (snapshot.matches('saving')) return needsCustodian(snapshot.context) ? 'custodian' : 'person';
  return null;
}

const personView = (context: PersonalInfoContext) => ({
  person: context.person,
  birthDay: birthDayOf(context.person),
  problems: shownProblems(personProblemsOf(context), context),
  ...context.personConditions,
});

const custodianView = (context: PersonalInfoContext) => ({
  candidates: context.candidates,
  custodianId: context.custodianId,
  person: context.custodian,
  birthDay: birthDayOf(context.custodian),
  problems: shownProblems(custodianProblemsOf(context), context),
  ...context.custodianConditions,
});

/** Problems are names of texts under `personFields.errors` and `personalInfo.photo`. */
export const personalInfoView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    saving: snapshot.matches('saving'),
    step: stepOf(snapshot),
    /** There is a second step. */
    hasCustodian: needsCustodian(context),
    person: personView(context),
    custodian: custodianView(context),
    photo: context.photo,
    photoGap: context.demanded ? photoGap(context) : null,
    failure: context.failure,
    canClose: snapshot.can({ type: 'close' }),
  };
};
