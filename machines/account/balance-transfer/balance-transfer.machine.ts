import { assertEvent, assign, setup } from 'xstate';
import type { TransferredBalance } from '#contract/endpoints/balance-transfer.ts';
import { oldCardDigits, oldCardNumberProblem } from '#rules/old-card-number.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  BalanceTransferContext,
  BalanceTransferEvent,
  BalanceTransferInput,
  TransferRequest,
} from './balance-transfer.types.ts';

/**
 * The maximum length of the typed number. It is longer than any card number, so that the person sees all digits of a
 * number that is too long.
 */
const keptDigits = 32;

const nothingTyped: Omit<BalanceTransferContext, keyof BalanceTransferInput> = {
  number: '',
  marked: false,
  failure: null,
};

const requestOf = ({ flowId, number, cardNumber }: BalanceTransferContext): TransferRequest => ({
  idempotencyKey: idempotencyKey(flowId, number, cardNumber),
  pakCardNumber: number,
  mapCardNumber: cardNumber,
});

const isWrong = ({ number }: BalanceTransferContext): boolean => oldCardNumberProblem(number) !== null;

/** Moves the balance of a card of the old system into the wallet of the current card (TRF-01). */
export const balanceTransferMachine = setup({
  types: {
    context: {} as BalanceTransferContext,
    events: {} as BalanceTransferEvent,
    input: {} as BalanceTransferInput,
    tags: {} as 'busy',
  },
  actors: {
    transfer: providedPromise<TransferredBalance, TransferRequest>(),
  },
  guards: {
    isSound: ({ context }) => !isWrong(context),
    isUnderWay: ({ event }) => failureIn(event)?.name === 'BALANCE_TRANSFER_PENDING',
    /** The result of the last call is unknown: the money may have been moved. */
    mayHaveMoved: ({ context: { failure } }) =>
      failure !== null && isPassing(failure) && failure.name !== 'OLD_CARD_SYSTEM_UNAVAILABLE',
  },
  actions: {
    rememberNumber: assign(({ event }) => {
      assertEvent(event, 'changeNumber');
      return { number: oldCardDigits(event.value).slice(0, keptDigits) };
    }),
    /**
     * The error disappears as soon as the number is right, and does not come back while the person continues to type.
     */
    reconsiderNumber: assign({ marked: ({ context }) => context.marked && isWrong(context) }),
    /** An empty field is not marked when the person leaves it. */
    markTypedNumber: assign({
      marked: ({ context }) => context.marked || (context.number !== '' && isWrong(context)),
    }),
    markNumber: assign({ marked: ({ context }) => isWrong(context) }),
    forgetTyped: assign(nothingTyped),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceTransferred: providedAction,
    refreshAccount: providedAction,
  },
}).createMachine({
  id: 'balanceTransfer',
  context: ({ input: { draft, ...input } }) => ({ ...input, ...nothingTyped, ...draft }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the number of your old card.',
      meta: { requirements: ['TRF-01', 'DLG-01', 'API-04'] },
      on: {
        changeNumber: { actions: ['rememberNumber', 'reconsiderNumber', 'forgetFailure'] },
        leaveNumber: { actions: 'markTypedNumber' },
        submit: [{ guard: 'isSound', target: 'transferring', actions: 'forgetFailure' }, { actions: 'markNumber' }],
        close: [{ guard: 'mayHaveMoved', target: 'closed', actions: 'refreshAccount' }, { target: 'closed' }],
      },
    },
    transferring: {
      description:
        'The shop moves the money from your old card into your wallet. You cannot do anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TRF-01', 'DLG-01'] },
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'transferred', actions: ['announceTransferred', 'refreshAccount'] },
        onError: [
          { guard: 'isUnderWay', target: 'underWay' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    underWay: {
      description:
        'The old card system has not answered yet. The transfer is still running. No money is lost, and your wallet will show it.',
      meta: { requirements: ['TRF-01'] },
      on: { close: { target: 'closed', actions: 'refreshAccount' } },
    },
    transferred: {
      type: 'final',
      description: 'The money is in your wallet.',
      meta: { requirements: ['TRF-01'] },
    },
    closed: {
      type: 'final',
      entry: 'forgetTyped',
      description: 'You closed the dialog. Your input is discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
