import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { applicationDraftMachine } from './application-draft.machine.ts';
import type { DraftReport } from './application-draft.types.ts';

type Snapshot = SnapshotFrom<typeof applicationDraftMachine>;

export type ApplicationDraftActor = ActorRefFrom<typeof applicationDraftMachine>;

/** The state of the draft that is reported to the wizard. */
export function draftReport(snapshot: Snapshot): DraftReport {
  if (snapshot.matches('gone')) return 'GONE';
  if (snapshot.matches('unsaved') || snapshot.matches('superseded') || snapshot.matches('undropped')) return 'FAILED';
  if (!snapshot.matches('idle')) return 'SAVING';
  return snapshot.context.stored === null ? 'NONE' : 'SAVED';
}

/** The data about the draft that the wizard shows. */
export const draftView = (snapshot: Snapshot) => ({
  saved: snapshot.matches('idle') && snapshot.context.stored !== null,
  /** Something was entered that is not saved yet. */
  saving: draftReport(snapshot) === 'SAVING',
  unsaved: snapshot.matches('unsaved'),
  superseded: snapshot.matches('superseded'),
  /** The application was filed or discarded elsewhere. */
  isGone: snapshot.matches('superseded') && snapshot.context.failure?.name === 'NOT_FOUND',
});
