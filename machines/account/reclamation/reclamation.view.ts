import type { SnapshotFrom } from 'xstate';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { announcedLeft, charactersLeft, reclamationProblems } from '#rules/reclamation.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { shownProblems } from '../../common/field-marks.ts';
import type { reclamationMachine } from './reclamation.machine.ts';

/** Messages are names of texts under `reclamation.errors`. */
export const reclamationView = (snapshot: SnapshotFrom<typeof reclamationMachine>) => {
  const { context } = snapshot;
  const { form, agreed, demanded, failure } = context;
  const left = charactersLeft(form.note, longestReclamationNote);
  return {
    form,
    problems: shownProblems(reclamationProblems(form), context),
    /** How many more characters the note may have; a negative number = the note has too many characters. */
    left,
    /** The number of remaining characters that a screen reader announces. */
    announced: announcedLeft(left),
    agreed,
    consentMissing: demanded && !agreed,
    refusal: failure === null ? null : { name: failure.name, metadata: failure.metadata },
    /** The reclamation may have been filed in spite of the failure. */
    isUnsure: failure !== null && isPassing(failure),
    filing: snapshot.matches('filing'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
