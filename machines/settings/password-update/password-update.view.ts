import type { SnapshotFrom } from 'xstate';
import { passwordFlaws } from '#rules/password.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { confirmationProblem, passwordProblem } from '../../visitor/password-change/password-change.problems.ts';
import type { passwordUpdateMachine } from './password-update.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordUpdateMachine>;

/** Why saving failed; `unsure` = the password may have been changed nevertheless. */
function refusalOf({ context: { failure } }: Snapshot) {
  return failure === null ? null : { name: failure.name, isUnsure: isPassing(failure) };
}

/** The data that the dialog shows. Messages are names of texts under `updatePassword.errors`. */
export const passwordUpdateView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    password: context.password,
    passwordProblem: context.demanded ? passwordProblem(context) : null,
    flaws: passwordFlaws(context.password),
    confirmation: context.confirmation,
    confirmationProblem: context.demanded ? confirmationProblem(context) : null,
    refusal: refusalOf(snapshot),
    readOnly: !snapshot.matches('editing'),
    saving: snapshot.matches('saving'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
