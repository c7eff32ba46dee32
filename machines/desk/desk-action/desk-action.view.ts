import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { problemsOf } from './desk-action.form.ts';
import type { deskActionMachine } from './desk-action.machine.ts';

export type DeskActionActor = ActorRefFrom<typeof deskActionMachine>;
type Snapshot = SnapshotFrom<typeof deskActionMachine>;

const noProblems = problemsOf(null, { note: '', photo: false, files: [], cardNumber: '', chipNumber: '' });

/** What the page and its dialog show. */
export const deskActionView = (snapshot: Snapshot) => {
  const { action, form, demanded, failure, application } = snapshot.context;
  return {
    /** What can be done now. */
    actions: application.actions,
    /** The action whose dialog is open; null = none. */
    open: snapshot.matches('filling') || snapshot.matches('doing') ? action : null,
    form,
    problems: demanded ? problemsOf(action, form) : noProblems,
    failure,
    /** Nobody knows whether it was done nevertheless. */
    isUnsure: failure !== null && isPassing(failure),
    saving: snapshot.matches('doing'),
    canClose: snapshot.matches('filling'),
    overtaken: snapshot.matches('overtaken'),
  };
};
