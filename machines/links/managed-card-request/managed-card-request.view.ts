import type { SnapshotFrom } from 'xstate';
import { eMailProblem } from '../../common/e-mail-problem.ts';
import type { Failure } from '../../common/failure.ts';
import type { managedCardRequestMachine } from './managed-card-request.machine.ts';

type ShownError = Pick<Failure, 'name' | 'metadata'>;

/** The error of the typed e-mail after the form was submitted. */
function fieldError({ demanded, eMail, failure }: { demanded: boolean; eMail: string; failure: Failure | null }) {
  const name = demanded ? eMailProblem(eMail) : null;
  if (name !== null) return { name, metadata: {} } satisfies ShownError;
  return failure?.name === 'INVALID_EMAIL' ? failure : null;
}

/** Messages are names of texts under `managedCardRequest.errors`. */
export const managedCardRequestView = (snapshot: SnapshotFrom<typeof managedCardRequestMachine>) => {
  const { context } = snapshot;
  const { failure } = context;
  return {
    eMail: context.eMail,
    error: fieldError(context),
    refusal: failure === null || failure.name === 'INVALID_EMAIL' ? null : failure,
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
