import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { problemsOf } from './application-deed.form.ts';
import type { applicationDeedMachine } from './application-deed.machine.ts';

export type ApplicationDeedActor = ActorRefFrom<typeof applicationDeedMachine>;
type Snapshot = SnapshotFrom<typeof applicationDeedMachine>;

const noProblems = problemsOf(null, { note: '', photo: false, files: [], cardNumber: '', chipNumber: '' });

/** What the page and its dialog show. */
export const applicationDeedView = (snapshot: Snapshot) => {
  const { deed, form, demanded, failure, application } = snapshot.context;
  return {
    /** What can be done now. */
    deeds: application.deeds,
    /** The deed whose dialog is open; null = none. */
    open: snapshot.matches('filling') || snapshot.matches('doing') ? deed : null,
    form,
    problems: demanded ? problemsOf(deed, form) : noProblems,
    failure,
    /** Nobody knows whether it was done nevertheless. */
    isUnsure: failure !== null && isPassing(failure),
    saving: snapshot.matches('doing'),
    canClose: snapshot.matches('filling'),
    overtaken: snapshot.matches('overtaken'),
  };
};
