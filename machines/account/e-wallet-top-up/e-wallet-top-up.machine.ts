import { assertEvent, assign, setup } from 'xstate';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { WalletLimits } from '#rules/e-wallet.ts';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { isNoteTooLong, priceProblem, typedPrice } from './e-wallet-top-up.problems.ts';
import type {
  EWalletTopUpContext,
  EWalletTopUpEvent,
  EWalletTopUpInput,
  TopUpRequest,
} from './e-wallet-top-up.types.ts';

const nothingTyped: Omit<EWalletTopUpContext, keyof EWalletTopUpInput> = {
  limits: null,
  price: '',
  note: '',
  priceMarked: false,
  wantsCart: false,
  failure: null,
};

const orderOf = (context: EWalletTopUpContext): TopUpRequest => {
  const { flowId, eWallet } = context;
  const price = typedPrice(context) ?? 0;
  const note = context.note.trim();
  return {
    idempotencyKey: idempotencyKey(flowId, eWallet.id, price, eWallet.currentAmount, note),
    eWalletId: eWallet.id,
    price,
    note: note === '' ? null : note,
    previousBalance: eWallet.currentAmount,
  };
};

/** Puts a top-up of an electronic wallet into the cart (WAL-01). */
export const eWalletTopUpMachine = setup({
  types: {
    context: {} as EWalletTopUpContext,
    events: {} as EWalletTopUpEvent,
    input: {} as EWalletTopUpInput,
    tags: {} as 'busy',
  },
  actors: {
    readLimits: providedPromise<WalletLimits>(),
    /** Fetches the current balance of the wallet in minor units. */
    readBalance: providedPromise<number, { customerId: number; eWalletId: number }>(),
    addTopUp: providedPromise<Item | null, TopUpRequest>(),
  },
  guards: {
    isSound: ({ context }) => priceProblem(context) === null && !isNoteTooLong(context),
    isBalanceChanged: ({ event }) => failureIn(event)?.name === 'E_WALLET_BALANCE_CHANGED',
    wantsCart: ({ context }) => context.wantsCart,
  },
  actions: {
    rememberLimits: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readLimits');
      return { limits: event.output };
    }),
    rememberBalance: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readBalance');
      return { eWallet: { ...context.eWallet, currentAmount: event.output } };
    }),
    rememberPrice: assign(({ event }) => {
      assertEvent(event, 'changePrice');
      return { price: event.value };
    }),
    /**
     * The error disappears as soon as the amount is right, and does not come back while the person continues to type.
     */
    reconsiderPrice: assign(({ context }) => ({ priceMarked: context.priceMarked && priceProblem(context) !== null })),
    /** An empty field is not marked when the person leaves it. */
    markTypedPrice: assign(({ context }) => ({
      priceMarked: context.priceMarked || (context.price.trim() !== '' && priceProblem(context) !== null),
    })),
    rememberNote: assign(({ event }) => {
      assertEvent(event, 'changeNote');
      return { note: event.value };
    }),
    rememberDestination: assign(({ event }) => ({ wantsCart: event.type === 'addAndGoToCart' })),
    markPrice: assign(({ context }) => ({ priceMarked: priceProblem(context) !== null })),
    forgetTyped: assign(nothingTyped),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign(({ event }) => ({
      failure: failureIn(event),
      wantsCart: false,
    })),
    announceLimitsFailed: providedAction,
    announceAdded: providedAction,
    refreshCart: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'eWalletTopUp',
  context: ({ input: { draft, ...input } }) => ({ ...input, ...nothingTyped, ...draft }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The shop fetches the limits of a top-up.',
      tags: ['busy'],
      meta: { requirements: ['WAL-01'] },
      invoke: {
        id: 'readLimits',
        src: 'readLimits',
        onDone: { target: 'editing', actions: 'rememberLimits' },
        onError: { target: 'unopened', actions: ['rememberFailure', 'announceLimitsFailed'] },
      },
      on: { close: { target: 'closed' } },
    },
    unopened: {
      description: 'The limits could not be fetched; you can try again.',
      meta: { requirements: ['WAL-01', 'API-02'] },
      on: {
        retry: { target: 'opening', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    editing: {
      description:
        'You choose or type the amount and, if you like, a note. The dialog shows the new balance while you type.',
      meta: { requirements: ['WAL-01', 'FMT-02', 'API-04'] },
      on: {
        changePrice: { actions: ['rememberPrice', 'reconsiderPrice', 'forgetFailure'] },
        leavePrice: { actions: 'markTypedPrice' },
        changeNote: { actions: ['rememberNote', 'forgetFailure'] },
        addToCart: [
          { guard: 'isSound', target: 'saving', actions: ['rememberDestination', 'forgetFailure'] },
          { actions: 'markPrice' },
        ],
        addAndGoToCart: [
          { guard: 'isSound', target: 'saving', actions: ['rememberDestination', 'forgetFailure'] },
          { actions: 'markPrice' },
        ],
        close: { target: 'closed' },
      },
    },
    saving: {
      description: 'The top-up is being added to the cart. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['WAL-01', 'DLG-01'] },
      invoke: {
        id: 'addTopUp',
        src: 'addTopUp',
        input: ({ context }) => orderOf(context),
        onDone: [
          { guard: 'wantsCart', target: 'added', actions: ['refreshCart', 'announceAdded', 'goToCart'] },
          { target: 'added', actions: ['refreshCart', 'announceAdded'] },
        ],
        onError: [
          { guard: 'isBalanceChanged', target: 'readingBalance', actions: 'rememberFailure' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    readingBalance: {
      description: 'The balance of the wallet has changed since you saw it. The new balance is being fetched.',
      tags: ['busy'],
      meta: { requirements: ['WAL-01'] },
      invoke: {
        id: 'readBalance',
        src: 'readBalance',
        input: ({ context }) => ({ customerId: context.customerId, eWalletId: context.eWallet.id }),
        onDone: { target: 'editing', actions: 'rememberBalance' },
        onError: { target: 'balanceUnknown' },
      },
      on: { close: { target: 'closed' } },
    },
    balanceUnknown: {
      description: 'The new balance of the wallet could not be fetched. You can try again, and your input is kept.',
      meta: { requirements: ['WAL-01', 'API-02'] },
      on: {
        retry: { target: 'readingBalance' },
        close: { target: 'closed' },
      },
    },
    added: {
      type: 'final',
      description: 'The top-up is in the cart.',
      meta: { requirements: ['WAL-01'] },
    },
    closed: {
      type: 'final',
      entry: 'forgetTyped',
      description: 'You closed the dialog. Your input is discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
