import type { SnapshotFrom } from 'xstate';
import { numberProblems, type CardNumbers, type ConnectMode, type NumberProblem } from '#rules/connect-account.ts';
import type { Failure } from '../failure.ts';
import type { connectAccountMachine } from './connect-account.machine.ts';
import type { ConnectAccountContext } from './connect-account.types.ts';

type Field = keyof CardNumbers;

/** An error at a field or above the fields: the text `connectAccount.errors.<name>` with these values. */
interface ShownError extends Pick<Failure, 'metadata'> {
  readonly name: string;
}

/** The field that the person must correct after a refusal; null = no single field. */
function fieldOf({ failure, applicationNumber }: ConnectAccountContext): Field | null {
  if (failure?.name === 'INVALID_CARD') return 'cardNumber';
  const isLeftOut = applicationNumber.trim() === '';
  return failure?.name === 'INVALID_CARD_AND_APPLICATION' && isLeftOut ? 'applicationNumber' : null;
}

/** A refusal. Its text also depends on the mode, and on whether the application number was left out. */
function shownRefusal(context: ConnectAccountContext, failure: Failure, mode: ConnectMode): ShownError {
  const isLeftOut = fieldOf(context) === 'applicationNumber' ? 'yes' : 'no';
  return { ...failure, metadata: { ...failure.metadata, mode, isLeftOut } };
}

const problemName = (field: Field, problem: NumberProblem): string => `${field}.${problem}`;

function errorAt(context: ConnectAccountContext, field: Field): ShownError | null {
  const { demanded, mode, failure } = context;
  const problem = demanded ? numberProblems(mode, context)[field] : null;
  if (problem !== null) return { name: problemName(field, problem), metadata: {} };
  return failure !== null && fieldOf(context) === field ? shownRefusal(context, failure, mode) : null;
}

export const connectAccountView = (snapshot: SnapshotFrom<typeof connectAccountMachine>) => {
  const { context } = snapshot;
  const { mode, cardNumber, applicationNumber, failure } = context;
  return {
    mode,
    cardNumber,
    applicationNumber,
    errors: { cardNumber: errorAt(context, 'cardNumber'), applicationNumber: errorAt(context, 'applicationNumber') },
    refusal: failure === null || fieldOf(context) !== null ? null : shownRefusal(context, failure, mode),
    isApplicationNumberOptional: mode === 'register',
    connecting: snapshot.matches('connecting'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
