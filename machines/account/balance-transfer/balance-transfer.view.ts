import type { SnapshotFrom } from 'xstate';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import type { Failure } from '../../common/failure.ts';
import type { balanceTransferMachine } from './balance-transfer.machine.ts';
import type { BalanceTransferContext } from './balance-transfer.types.ts';

/** Refusals that are about the number; each HTTP 404 means that there is no such card (TRF-01). */
const ofNumber: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_OLD_CARD_NUMBER', 'OLD_CARD_EMPTY']);

const nameOf = ({ name, status }: Failure): string => (status === 404 ? 'NOT_FOUND' : name);

function numberError({ number, marked, failure }: BalanceTransferContext): string | null {
  const problem = oldCardNumberProblem(number);
  if (marked && problem !== null) return problem;
  const refused = failure === null ? '' : nameOf(failure);
  return ofNumber.has(refused) ? refused : null;
}

/** Why the transfer failed, if the number is not the reason; `isUnsure` = the money may have been moved nevertheless. */
function refusalOf({ failure }: BalanceTransferContext) {
  if (failure === null || ofNumber.has(nameOf(failure))) return null;
  const { maximum } = failure.metadata;
  return {
    failure,
    /** What the wallet may hold at most, in minor units; null = that is not the reason. */
    maximum: typeof maximum === 'number' ? maximum : null,
    isUnsure: isPassing(failure) && failure.name !== 'OLD_CARD_SYSTEM_UNAVAILABLE',
  };
}

/** What the dialog shows. Errors are names under `balanceTransfer.errors`. */
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
