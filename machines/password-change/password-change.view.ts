import type { SnapshotFrom } from 'xstate';
import { passwordFlaws } from '../../rules/password.ts';
import { isPassing } from '../failure-kinds.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';
import { confirmationProblem, passwordProblem } from './password-change.problems.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** What the server answered; unsure = it may have changed the password all the same. */
function refusalOf(snapshot: Snapshot) {
  const { failure } = snapshot.context;
  if (!snapshot.matches('editing') || failure === null) return null;
  return { name: failure.name, isUnsure: isPassing(failure), minutes: minutesUntilRetry(failure) };
}

/** Why there is no form: the link is of no use. */
function deadLinkOf(snapshot: Snapshot): 'linkMissing' | 'linkRefused' | null {
  if (snapshot.matches('linkMissing')) return 'linkMissing';
  return snapshot.matches('linkRefused') ? 'linkRefused' : null;
}

/** The page as it stands: the form with what is wrong in it, or why there is none. */
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
