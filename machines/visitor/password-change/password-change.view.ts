import type { SnapshotFrom } from 'xstate';
import { passwordFlaws } from '#rules/password.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';
import { confirmationProblem, passwordProblem } from './password-change.problems.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** Why saving failed; `unsure` = the password may have been changed nevertheless. */
function refusalOf(snapshot: Snapshot) {
  const { failure } = snapshot.context;
  if (!snapshot.matches('editing') || failure === null) return null;
  return { name: failure.name, isUnsure: isPassing(failure), metadata: failure.metadata };
}

/** Why the link cannot be used, so that no form is shown. */
function deadLinkOf(snapshot: Snapshot): 'linkMissing' | 'linkRefused' | null {
  if (snapshot.matches('linkMissing')) return 'linkMissing';
  return snapshot.matches('linkRefused') ? 'linkRefused' : null;
}

/** The data that the page shows: the form with its errors, or the reason why there is no form. */
export const passwordChangeView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    deadLink: deadLinkOf(snapshot),
    password: context.password,
    passwordProblem: context.demanded ? passwordProblem(context) : null,
    flaws: passwordFlaws(context.password),
    confirmation: context.confirmation,
    confirmationProblem: context.demanded ? confirmationProblem(context) : null,
    refusal: refusalOf(snapshot),
    readOnly: !snapshot.matches('editing'),
    saving: snapshot.matches('saving'),
  };
};
