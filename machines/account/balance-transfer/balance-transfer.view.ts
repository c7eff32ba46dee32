import type { SnapshotFrom } from 'xstate';
import type { ErrorName } from '#contract/error-names.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import type { Failure } from '../../common/failure.ts';
import type { balanceTransferMachine } from './balance-transfer.machine.ts';
import type { BalanceTransferContext } from './balance-transfer.types.ts';

/** Refusals that concern the number; each HTTP 404 means that the old card does not exist (TRF-01). */
const numberErrors = ['NOT_FOUND', 'INVALID_OLD_CARD_NUMBER', 'OLD_CARD_EMPTY'] as const satisfies readonly ErrorName[];

/** The error of the number for which the server refused the transfer; null = the number is not the reason. */
const refusedNumber = ({ name, status }: Failure) =>
  status === 404 ? 'NOT_FOUND' : (numberErrors.find((error) => error === name) ?? null);

function numberError({ number, marked, failure }: BalanceTransferContext) {
  const problem = oldCardNumberProblem(number);
  if (marked && problem !== null) return problem;
  return failure === null ? null : refusedNumber(failure);
}

/**
 * Why the transfer failed, if the number is not the reason. `isUnsure`: the money may have been moved in spite of the
 * failure.
 */
function refusalOf({ failure }: BalanceTransferContext) {
  if (failure === null || refusedNumber(failure) !== null) return null;
  const { maximum } = failure.metadata;
  return {
    failure,
    /** The maximum balance of the wallet, in minor units, if the transfer would exceed this maximum; otherwise null. */
    maximum: typeof maximum === 'number' ? maximum : null,
    isUnsure: isPassing(failure) && failure.name !== 'OLD_CARD_SYSTEM_UNAVAILABLE',
  };
}

/** Errors are names of texts under `balanceTransfer.errors`. */
export const balanceTransferView = (snapshot: SnapshotFrom<typeof balanceTransferMachine>) => {
  const { context } = snapshot;
  return {
    cardNumber: context.cardNumber,
    number: context.number,
    numberError: numberError(context),
    refusal: refusalOf(context),
    transferring: snapshot.matches('transferring'),
    underWay: snapshot.matches('underWay'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
