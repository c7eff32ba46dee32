import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';
import { isAboutPassword, passwordError } from './account-deletion.problems.ts';

/** The failure with the minutes that its text names, if it has to be waited for. */
const timed = (failure: Failure): Failure =>
  failure.name === 'TOO_MANY_ATTEMPTS' ? { ...failure, metadata: { minutes: minutesUntilRetry(failure) } } : failure;

/** What the dialog shows. Messages are names under `accountDeletion.errors`. */
export const accountDeletionView = (snapshot: SnapshotFrom<typeof accountDeletionMachine>) => {
  const { context } = snapshot;
  const { failure } = context;
  return {
    password: context.password,
    passwordError: passwordError(context),
    refusal: failure === null || isAboutPassword(failure) ? null : timed(failure),
    deleting: snapshot.matches('deleting'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
