import type { SnapshotFrom } from 'xstate';
import { secondsLeft } from '#rules/session-end.ts';
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

const failureIn = ({ failure }: Snapshot['context']) => ({
  failure: failure === null ? null : isKnown(failure.name) ? failure.name : ('UNKNOWN' as const),
  retryAfterSeconds: Number(failure?.metadata['retryAfter'] ?? 0),
});

/** The data that the log-in form shows. */
export const loginView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  return {
    username: context.username,
    password: context.password,
    canSubmit: snapshot.can({ type: 'submit' }),
    busy: snapshot.hasTag('busy'),
    ...failureIn(context),
    endReason: context.endReason,
  };
};

/** Whether somebody is logged in; false also before this is known (`isSettled`). */
export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('loggedIn');
export const isSettled = (snapshot: Snapshot): boolean => !snapshot.matches('restoring');

/**
 * The data of the dialog that asks for the password, before the session expires or after the token was refused (SES-03,
 * API-03).
 */
export const renewalView = (snapshot: Snapshot) => {
  const { session, password, renewal, now } = snapshot.context;
  return {
    refused: renewal === 'refused',
    username: session?.username ?? '',
    secondsLeft: session === null || now === null ? 0 : secondsLeft(session.expiresAt, now),
    password,
    canSubmit: snapshot.can({ type: 'submit' }),
    canPutAside: snapshot.can({ type: 'putAside' }),
    busy: snapshot.hasTag('busy'),
    ...failureIn(snapshot.context),
  };
};

export const isRenewing = (snapshot: Snapshot): boolean => snapshot.matches({ loggedIn: 'renewing' });
