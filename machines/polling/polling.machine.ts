import { assign, setup } from 'xstate';
import { providedAction, providedCallback } from '../provided.ts';
import type { PollingContext, PollingEvent } from './polling.types.ts';

/** How often what does not change is asked for: for some eight minutes. */
const patience = 20;

const isSame = (context: PollingContext, event: PollingEvent): boolean =>
  event.type === 'arrived' && event.changing === context.changing;

/**
 * Lets a page follow what changes without its person, such as an order between paid and delivered (ORD-06): it is
 * fetched anew, ever less often, until it stands still. Each use provides `ask`, which has it fetched; what came is told
 * by `arrived`, so that nothing is asked for while an answer is awaited.
 */
export const pollingMachine = setup({
  types: {
    context: {} as PollingContext,
    events: {} as PollingEvent,
  },
  actors: {
    /** Tells whether the page is to be seen. */
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
    /** Two seconds at first, half a minute at the most. */
    pause: ({ context }) => Math.min(2000 * 1.5 ** context.asked, 30_000),
  },
}).createMachine({
  id: 'polling',
  context: { changing: null, asked: 0 },
  invoke: { id: 'visibility', src: 'visibility' },
  initial: 'resting',
  states: {
    resting: {
      description: 'What you see stays as it is, or has not changed for so long that the shop has stopped asking.',
      meta: { requirements: ['ORD-06'] },
      on: {
        arrived: [{ guard: 'isWorthPolling', target: 'waiting', actions: 'remember' }, { actions: 'remember' }],
        seen: { guard: 'isChanging', target: 'asking', actions: 'startOver' },
      },
    },
    waiting: {
      description: 'What you see is still changing by itself; it is fetched again in a moment.',
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
      description: 'What you see is being fetched again.',
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
      description: 'You are looking elsewhere; nothing is fetched until you are back.',
      meta: { requirements: ['ORD-06'] },
      on: {
        arrived: { actions: 'remember' },
        seen: [{ guard: 'isChanging', target: 'asking', actions: 'startOver' }, { target: 'resting' }],
      },
    },
  },
});
