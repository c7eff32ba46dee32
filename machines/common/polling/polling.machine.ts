import { assign, setup } from 'xstate';
import { providedAction, providedCallback } from '../provided.ts';
import type { PollingContext, PollingEvent } from './polling.types.ts';

/** How many times a value without a change is fetched: this takes about eight minutes. */
const patience = 20;

const isSame = (context: PollingContext, event: PollingEvent): boolean =>
  event.type === 'arrived' && event.changing === context.changing;

/**
 * Fetches a value again that changes on the server by itself, such as an order between paid and delivered (ORD-06). The
 * pauses become longer and longer, until the value no longer changes. Each use provides `ask`, which starts the fetch,
 * and sends `arrived` with the result. No fetch starts while another is running.
 */
export const pollingMachine = setup({
  types: {
    context: {} as PollingContext,
    events: {} as PollingEvent,
  },
  actors: {
    /** Sends `hidden` and `seen` when the page becomes hidden or visible. */
    visibility: providedCallback(),
  },
  guards: {
    isWorthPolling: ({ context, event }) =>
      event.type === 'arrived' && event.changing !== null && (!isSame(context, event) || context.asked < patience),
    isChanging: ({ context }) => context.changing !== null,
  },
  actions: {
    remember: assign(({ context, event }) =>
      event.type === 'arrived' && !isSame(context, event) ? { changing: event.changing, asked: 0 } : {},
    ),
    countAsking: assign(({ context }) => ({ asked: context.asked + 1 })),
    startOver: assign({ asked: 0 }),
    ask: providedAction,
  },
  delays: {
    /** Milliseconds until the next fetch: two seconds at first, half a minute at most. */
    pause: ({ context }) => Math.min(2000 * 1.5 ** context.asked, 30_000),
  },
}).createMachine({
  id: 'polling',
  context: { changing: null, asked: 0 },
  invoke: { id: 'visibility', src: 'visibility' },
  initial: 'resting',
  states: {
    resting: {
      description: 'The value is final, or has not changed for so long that the shop has stopped fetching it.',
      meta: { requirements: ['ORD-06'] },
      on: {
        arrived: [{ guard: 'isWorthPolling', target: 'waiting', actions: 'remember' }, { actions: 'remember' }],
        seen: { guard: 'isChanging', target: 'asking', actions: 'startOver' },
      },
    },
    waiting: {
      description: 'The value is still changing. It is fetched again in a moment.',
      meta: { requirements: ['ORD-06'] },
      after: { pause: { target: 'asking', actions: 'countAsking' } },
      on: {
        arrived: [
          { guard: 'isWorthPolling', target: 'waiting', reenter: true, actions: 'remember' },
          { target: 'resting', actions: 'remember' },
        ],
        hidden: { target: 'away' },
      },
    },
    asking: {
      description: 'The value is being fetched again.',
      meta: { requirements: ['ORD-06'] },
      entry: 'ask',
      on: {
        arrived: [
          { guard: 'isWorthPolling', target: 'waiting', actions: 'remember' },
          { target: 'resting', actions: 'remember' },
        ],
        hidden: { target: 'away' },
      },
    },
    away: {
      description: 'The page is hidden. Nothing is fetched until you come back to it.',
      meta: { requirements: ['ORD-06'] },
      on: {
        arrived: { actions: 'remember' },
        seen: [{ guard: 'isChanging', target: 'asking', actions: 'startOver' }, { target: 'resting' }],
      },
    },
  },
});
