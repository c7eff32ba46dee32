import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { problemsOf } from './desk-action.form.ts';
import type { deskActionMachine } from './desk-action.machine.ts';

export type DeskActionActor = ActorRefFrom<typeof deskActionMachine>;
type Snapshot = SnapshotFrom<typeof deskActionMachine>;

const noProblems = problemsOf(null, { note: '', photo: false, files: [], cardNumber: '', chipNumber: '' });

export const deskActionView = (snapshot: Snapshot) => {
  const { action, form, demanded, failure, application } = snapshot.context;
  return {
    /** The actions that are possible now. */
    actions: application.actions,
    /** The action whose dialog is open; null = no dialog. */
    open: snapshot.matches('filling') || snapshot.matches('doing') ? action : null,
    form,
    problems: demanded ? problemsOf(action, form) : noProblems,
    failure,
    /** The action may have been carried out in spite of the failure. */
    isUnsure: failure !== null && isPassing(failure),
    saving: snapshot.matches('doing'),
    canClose: snapshot.matches('filling'),
    overtaken: snapshot.matches('overtaken'),
  };
};
