import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const knownFailures = [
  'INVALID_CREDENTIALS',
  'CUSTOMER_ACCOUNT_NOT_VERIFIED',
  'EMPTY_USERNAME',
  'EMPTY_PASSWORD',
  'TOO_MANY_ATTEMPTS',
  'NO_ANSWER',
] as const;
type KnownFailure = (typeof knownFailures)[number];

const isKnown = (name: string): name is KnownFailure => knownFailures.some((known) => known === name);

/** The log-in form as it stands: what is typed, what may be pressed, what is said. */
export const loginView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const failure = context.failure?.name ?? null;
  return {
    username: context.username,
    password: context.password,
    canSubmit: snapshot.can({ type: 'submit' }),
    busy: snapshot.hasTag('busy'),
    failure: failure === null ? null : isKnown(failure) ? failure : ('UNKNOWN' as const),
    retryAfterSeconds: Number(context.failure?.metadata['retryAfter'] ?? 0),
    endReason: context.endReason,
  };
};

/** Whether someone is logged in, once that is known. */
export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('loggedIn');
export const isSettled = (snapshot: Snapshot): boolean => !snapshot.matches('restoring');
