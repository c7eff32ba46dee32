import { assign, setup } from 'xstate';
import { lastSeconds, soonSeconds } from '#rules/cart-lifetime.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import type { CartRenewalContext, CartRenewalEvent, Renewed } from './cart-renewal.types.ts';

const timeOf = (event: CartRenewalEvent): number | null => (event.type === 'cartTime' ? event.secondsLeft : null);

const isWithin = (event: CartRenewalEvent, seconds: number): boolean => (timeOf(event) ?? Infinity) <= seconds;

const mayKeep = (event: CartRenewalEvent): boolean => event.type === 'cartTime' && event.renewalsLeft !== 0;

const isLast = ({ secondsLeft }: CartRenewalContext): boolean => (secondsLeft ?? Infinity) <= lastSeconds;

const isUnanswered = (event: object): boolean => 'error' in event && isPassing(failureOf(event.error));

// What the remaining time means for the states that show it.
const toCalm = { guard: 'isCalm', target: 'calm', actions: 'rememberTime' } as const;
const toNotice = { guard: 'isSoon', target: 'noticing', actions: 'rememberTime' } as const;
const toQuestion = { guard: 'isLastToKeep', target: 'asking', actions: 'rememberTime' } as const;
const toEnd = { guard: 'isLastForGood', target: 'ending', actions: 'rememberTime' } as const;
const staying = { actions: 'rememberTime' } as const;

/** Warns before the cart expires and lets the person renew its time with one click (CRT-08, ours). */
export const cartRenewalMachine = setup({
  types: {
    context: {} as CartRenewalContext,
    events: {} as CartRenewalEvent,
  },
  actors: {
    cartTime: providedCallback(),
    renew: providedPromise<Renewed>(),
  },
  guards: {
    isCalm: ({ event }) => !isWithin(event, soonSeconds),
    isSoon: ({ event }) => isWithin(event, soonSeconds) && !isWithin(event, lastSeconds),
    isLastToKeep: ({ event }) => isWithin(event, lastSeconds) && mayKeep(event),
    isLastForGood: ({ event }) => isWithin(event, lastSeconds) && !mayKeep(event),
    // `secondsLeft` is not compared: it can also grow because an answer of the server corrects the clock.
    hasOtherEnd: ({ context, event }) => event.type === 'cartTime' && event.expiresAt !== context.expiresAt,
    canKeep: ({ context }) => context.renewalsLeft !== 0,
    isInLastMinute: ({ context }) => isLast(context),
    isPassing: ({ event }) => isUnanswered(event),
    isRefusedInLastMinute: ({ context, event }) => !isUnanswered(event) && isLast(context),
  },
  actions: {
    rememberTime: assign(({ context, event }) =>
      event.type === 'cartTime'
        ? { secondsLeft: event.secondsLeft, expiresAt: event.expiresAt, renewalsLeft: event.renewalsLeft }
        : context,
    ),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    announceKept: providedAction,
    announceNotKept: providedAction,
    refreshCart: providedAction,
  },
}).createMachine({
  id: 'cartRenewal',
  context: { secondsLeft: null, expiresAt: null, renewalsLeft: 0, failure: null },
  initial: 'calm',
  invoke: { id: 'cartTime', src: 'cartTime' },
  states: {
    calm: {
      description: 'Your cart does not expire in the next five minutes, or it is empty.',
      meta: { requirements: ['CRT-01', 'CRT-08'] },
      on: {
        cartTime: [toQuestion, toEnd, toNotice, staying],
      },
    },
    noticing: {
      description: 'A notice shows that your cart expires in a few minutes. You can renew it with one click.',
      meta: { requirements: ['CRT-08'] },
      on: {
        cartTime: [toCalm, toQuestion, toEnd, staying],
        keep: { guard: 'canKeep', target: 'renewing' },
        putAside: { target: 'noticed' },
      },
    },
    noticed: {
      description: 'You closed the notice. A dialog asks you again before your cart expires.',
      meta: { requirements: ['CRT-08'] },
      on: {
        cartTime: [toCalm, toQuestion, toEnd, staying],
      },
    },
    asking: {
      description: 'A dialog over the page asks whether to renew your cart. At most one minute is left.',
      meta: { requirements: ['CRT-08'] },
      on: {
        cartTime: [toCalm, toNotice, toEnd, staying],
        keep: { target: 'renewing' },
        putAside: { target: 'ending' },
      },
    },
    ending: {
      description: 'At most one minute is left, and a notice shows it. You can renew your cart if a renewal is left.',
      meta: { requirements: ['CRT-08'] },
      on: {
        cartTime: [toCalm, toNotice, staying],
        keep: { guard: 'canKeep', target: 'renewing' },
      },
    },
    renewing: {
      description: 'Your cart is being renewed.',
      tags: ['busy'],
      meta: { requirements: ['CRT-08'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: { target: 'kept', actions: ['announceKept', 'refreshCart'] },
        onError: [
          { guard: 'isPassing', target: 'notKept', actions: 'rememberFailure' },
          { guard: 'isRefusedInLastMinute', target: 'ending', actions: ['announceNotKept', 'refreshCart'] },
          { target: 'noticing', actions: ['announceNotKept', 'refreshCart'] },
        ],
      },
    },
    notKept: {
      description: 'The shop could not find out whether your cart is renewed. You can try again until it expires.',
      meta: { requirements: ['CRT-08', 'API-02'] },
      on: {
        cartTime: [
          { guard: 'isCalm', target: 'calm', actions: ['rememberTime', 'forgetFailure'] },
          { guard: 'isLastForGood', target: 'ending', actions: ['rememberTime', 'forgetFailure'] },
          staying,
        ],
        keep: { guard: 'canKeep', target: 'renewing' },
        putAside: [
          { guard: 'isInLastMinute', target: 'ending', actions: 'forgetFailure' },
          { target: 'noticed', actions: 'forgetFailure' },
        ],
      },
    },
    kept: {
      description: 'Your cart is renewed. Its new time is being fetched.',
      meta: { requirements: ['CRT-08'] },
      on: {
        cartTime: { guard: 'hasOtherEnd', target: 'calm', actions: 'rememberTime' },
      },
    },
  },
});
