import type { SnapshotFrom } from 'xstate';
import { errorNumber, type ErrorName } from '../../contract/error-names.ts';
import { eMailProblem } from '../e-mail-problem.ts';
import type { Failure } from '../failure.ts';
import type { managedCardRequestMachine } from './managed-card-request.machine.ts';

type Told = Pick<Failure, 'name' | 'metadata'>;

const isNumbered = (name: string): name is ErrorName => Object.hasOwn(errorNumber, name);

/** The failure with the number that its text begins with, if it has one (first specification, 8). */
function numbered(failure: Failure): Failure {
  const number = isNumbered(failure.name) ? errorNumber[failure.name] : undefined;
  return number === undefined ? failure : { ...failure, metadata: { ...failure.metadata, number } };
}

/** What is wrong with the typed e-mail, once it was submitted. */
function fieldError({ demanded, eMail, failure }: { demanded: boolean; eMail: string; failure: Failure | null }) {
  const name = demanded ? eMailProblem(eMail) : null;
  if (name !== null) return { name, metadata: {} } satisfies Told;
  return failure?.name === 'INVALID_EMAIL' ? failure : null;
}

/** What the dialog shows. Messages are names under `managedCardRequest.errors`. */
export const managedCardRequestView = (snapshot: SnapshotFrom<typeof managedCardRequestMachine>) => {
  const { context } = snapshot;
  const { failure } = context;
  return {
    eMail: context.eMail,
    error: fieldError(context),
    refusal: failure === null || failure.name === 'INVALID_EMAIL' ? null : numbered(failure),
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
