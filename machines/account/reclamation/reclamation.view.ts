import type { SnapshotFrom } from 'xstate';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { announcedLeft, charactersLeft, reclamationProblems } from '#rules/reclamation.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { reclamationMachine } from './reclamation.machine.ts';

/** What the dialog shows. Messages are names under `reclamation.errors`. */
export const reclamationView = (snapshot: SnapshotFrom<typeof reclamationMachine>) => {
  const { context } = snapshot;
  const { form, agreed, demanded, failure } = context;
  const left = charactersLeft(form.note, longestReclamationNote);
  return {
    form,
    problems: shownProblems(reclamationProblems(form), context),
    /** How many characters of the note are left; below zero = so many are too many. */
    left,
    /** What a screen reader says of it. */
    announced: announcedLeft(left),
    agreed,
    consentMissing: demanded && !agreed,
    refusal: failure === null ? null : { name: failure.name, metadata: failure.metadata },
    /** Nobody knows whether it was filed nevertheless. */
    isUnsure: failure !== null && isPassing(failure),
    filing: snapshot.matches('filing'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
