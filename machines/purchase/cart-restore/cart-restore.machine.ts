import { assign, setup } from 'xstate';
import type { ExpiredCart } from '#contract/entities/shopping-cart.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { CartRestoreContext, CartRestoreEvent, CartRestoreInput, Restored } from './cart-restore.types.ts';

const expiredOf = (event: object): ExpiredCart | null => ('output' in event ? (event.output as ExpiredCart) : null);

/** Offers to put back the items of a cart that has expired (CRT-09, ours). */
export const cartRestoreMachine = setup({
  types: {
    context: {} as CartRestoreContext,
    events: {} as CartRestoreEvent,
    input: {} as CartRestoreInput,
  },
  actors: {
    readExpired: providedPromise<ExpiredCart>(),
    restore: providedPromise<Restored, { idempotencyKey: string }>(),
    letGo: providedPromise<void>(),
  },
  guards: {
    isNothing: ({ event }) => expiredOf(event)?.lines.length === 0,
    holdsAnything: ({ context }) => context.expired?.lines.some(({ standing }) => standing !== 'NOT_POSSIBLE') === true,
    isPassing: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberExpired: assign(({ event }) => ({ expired: expiredOf(event), failure: null })),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    announceRestored: providedAction,
    refreshCart: providedAction,
  },
}).createMachine({
  id: 'cartRestore',
  context: ({ input }) => ({ ...input, expired: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads what was in your cart, and which items can still be bought.',
      tags: ['busy'],
      meta: { requirements: ['CRT-09'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'readExpired',
        src: 'readExpired',
        onDone: [
          { guard: 'isNothing', target: 'gone' },
          { target: 'offered', actions: 'rememberExpired' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    unreadable: {
      description: 'The items of your cart could not be read. You can try again.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: { retry: { target: 'reading' } },
    },
    offered: {
      description:
        'Your cart has expired. For each item you see whether it is unchanged, has another price or start, or can no longer be bought and why. One click puts back the items that can be bought.',
      meta: { requirements: ['CRT-09'] },
      on: {
        restore: { guard: 'holdsAnything', target: 'restoring' },
        letGo: { target: 'lettingGo' },
      },
    },
    restoring: {
      description: 'The items that can still be bought are being put back into your cart.',
      tags: ['busy'],
      meta: { requirements: ['CRT-09'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({
          idempotencyKey: idempotencyKey(context.flowId, 'restore', context.expired?.expiredAt ?? ''),
        }),
        onDone: { target: 'gone', actions: ['announceRestored', 'refreshCart'] },
        onError: [
          { guard: 'isPassing', target: 'notRestored', actions: 'rememberFailure' },
          { target: 'gone', actions: 'refreshCart' },
        ],
      },
    },
    notRestored: {
      description:
        'The shop could not find out whether your items were put back. You can try again; no item is added twice.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: {
        retry: { target: 'restoring' },
        dismiss: { target: 'offered', actions: 'forgetFailure' },
      },
    },
    lettingGo: {
      description: 'The offer is being removed.',
      tags: ['busy'],
      meta: { requirements: ['CRT-09'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'letGo',
        src: 'letGo',
        onDone: { target: 'gone', actions: 'refreshCart' },
        onError: { target: 'notLetGo', actions: 'rememberFailure' },
      },
    },
    notLetGo: {
      description: 'The offer could not be removed. You can try again or keep the offer.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: {
        retry: { target: 'lettingGo' },
        dismiss: { target: 'offered', actions: 'forgetFailure' },
      },
    },
    gone: {
      type: 'final',
      description: 'There are no items to put back any more.',
      meta: { requirements: ['CRT-09'] },
    },
  },
});
