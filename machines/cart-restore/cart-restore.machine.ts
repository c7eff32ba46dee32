import { assign, setup } from 'xstate';
import type { LapsedCart } from '../../contract/entities/shopping-cart.ts';
import { isPassing } from '../failure-kinds.ts';
import { failureOf } from '../failure.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { CartRestoreContext, CartRestoreEvent, CartRestoreInput, Restored } from './cart-restore.types.ts';

const lapsedOf = (event: object): LapsedCart | null => ('output' in event ? (event.output as LapsedCart) : null);

/** What was in a cart that ran out, offered to be put back (CRT-09, ours). */
export const cartRestoreMachine = setup({
  types: {
    context: {} as CartRestoreContext,
    events: {} as CartRestoreEvent,
    input: {} as CartRestoreInput,
  },
  actors: {
    readLapsed: providedPromise<LapsedCart>(),
    restore: providedPromise<Restored, { idempotencyKey: string }>(),
    letGo: providedPromise<void>(),
  },
  guards: {
    isNothing: ({ event }) => lapsedOf(event)?.lines.length === 0,
    holdsAnything: ({ context }) => context.lapsed?.lines.some(({ standing }) => standing !== 'NOT_POSSIBLE') === true,
    isPassing: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberLapsed: assign(({ event }) => ({ lapsed: lapsedOf(event), failure: null })),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    announceRestored: providedAction,
    refreshCart: providedAction,
  },
}).createMachine({
  id: 'cartRestore',
  context: ({ input }) => ({ ...input, lapsed: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop looks up what was in your cart, and what of it can still be had.',
      tags: ['busy'],
      meta: { requirements: ['CRT-09'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'readLapsed',
        src: 'readLapsed',
        onDone: [
          { guard: 'isNothing', target: 'gone' },
          { target: 'offered', actions: 'rememberLapsed' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    unreadable: {
      description: 'What was in your cart could not be looked up; you can try again.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: { retry: { target: 'reading' } },
    },
    offered: {
      description:
        'Your time was up. Line by line you see what was in your cart: as before, dearer or cheaper, with another start, or no longer possible and why. One press puts back what can be had.',
      meta: { requirements: ['CRT-09'] },
      on: {
        restore: { guard: 'holdsAnything', target: 'restoring' },
        letGo: { target: 'lettingGo' },
      },
    },
    restoring: {
      description: 'What can still be had is being put back into your cart.',
      tags: ['busy'],
      meta: { requirements: ['CRT-09'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({
          idempotencyKey: idempotencyKey(context.flowId, 'restore', context.lapsed?.lapsedAt ?? ''),
        }),
        onDone: { target: 'gone', actions: ['announceRestored', 'refreshCart'] },
        onError: [
          { guard: 'isPassing', target: 'notRestored', actions: 'rememberFailure' },
          { target: 'gone', actions: 'refreshCart' },
        ],
      },
    },
    notRestored: {
      description: 'Nobody knows yet whether your items were put back; you can try again, and nothing comes twice.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: {
        retry: { target: 'restoring' },
        dismiss: { target: 'offered', actions: 'forgetFailure' },
      },
    },
    lettingGo: {
      description: 'The offer is being taken away.',
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
      description: 'The offer could not be taken away; you can try again or leave it.',
      meta: { requirements: ['CRT-09', 'API-02'] },
      on: {
        retry: { target: 'lettingGo' },
        dismiss: { target: 'offered', actions: 'forgetFailure' },
      },
    },
    gone: {
      type: 'final',
      description: 'There is nothing (more) to put back.',
      meta: { requirements: ['CRT-09'] },
    },
  },
});
