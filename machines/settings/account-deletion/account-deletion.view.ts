import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from './account-deletion.machine.ts';
import { isAboutPassword, passwordError } from './account-deletion.problems.ts';

/** The data that the dialog shows. Messages are names of texts under `accountDeletion.errors`. */
export const accountDeletionView = (snapshot: SnapshotFrom<typeof accountDeletionMachine>) => {
  const { context } = snapshot;
  const { failure } = context;
  return {
    password: context.password,
    passwordError: passwordError(context),
    refusal: failure === null || isAboutPassword(failure) ? null : failure,
    deleting: snapshot.matches('deleting'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
