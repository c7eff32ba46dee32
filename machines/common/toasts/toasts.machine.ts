import { assign, setup } from 'xstate';
import { providedCallback } from '../provided.ts';
import type { Toast, ToastRequest, ToastsContext, ToastsEvent } from './toasts.types.ts';

/** How many messages are shown at the same time; the other messages wait. */
export const shownAtOnce = 3;

const untilClosed = -1;

/** Whether the same message is already shown, for example because several calls had the same failure. */
const isSame = (one: ToastRequest, other: ToastRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

const withToast = (toasts: readonly Toast[], id: number, request: ToastRequest): readonly Toast[] => [
  ...(request.replace ? [] : toasts.filter((toast) => !isSame(toast.request, request))),
  { id, request, remaining: request.timeout === untilClosed ? null : request.timeout },
];

/** The milliseconds since the last tick, at least 0: if the clock was set back, messages are not shown longer. */
const sinceLastTick = (context: ToastsContext, now: number): number =>
  context.lastTick === null ? 0 : Math.max(0, now - context.lastTick);

/** Reduces the remaining time of the shown messages. The time of a message in the queue does not start yet. */
const withTimePassed = (toasts: readonly Toast[], milliseconds: number): readonly Toast[] =>
  toasts
    .map((toast, place) =>
      toast.remaining === null || place >= shownAtOnce
        ? toast
        : { ...toast, remaining: toast.remaining - milliseconds },
    )
    .filter((toast) => toast.remaining === null || toast.remaining > 0);

/** Milliseconds. A message that appeared so recently belongs to the page that is being opened. */
const justShown = 1000;

/**
 * Whether a message stays when a page is opened. Errors, warnings and lasting messages stay; other messages stay only if
 * they have just appeared.
 */
const staysOnNextPage = ({ request, remaining }: Toast): boolean =>
  request.colour === 'error' ||
  request.colour === 'warning' ||
  remaining === null ||
  remaining > request.timeout - justShown;

/**
 * The short messages above the page (TST-01, TST-02). A message waits in the queue or replaces the others. The time of
 * the messages can pause; a lasting message stays until it is closed.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
  },
  actors: {
    ticks: providedCallback(),
  },
  guards: {
    isLast: ({ context, event }) =>
      event.type === 'close' && context.toasts.length === 1 && context.toasts[0]?.id === event.id,
    isOneOfSeveral: ({ context, event }) =>
      event.type === 'close' && context.toasts.length > 1 && context.toasts.some((toast) => toast.id === event.id),
    isNoNews: ({ context }) => !context.toasts.some(staysOnNextPage),
    isOver: ({ context, event }) =>
      event.type === 'tick' && withTimePassed(context.toasts, sinceLastTick(context, event.now)).length === 0,
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'show'
        ? { toasts: withToast(context.toasts, context.nextId, event.toast), nextId: context.nextId + 1 }
        : {},
    ),
    remove: assign(({ context, event }) =>
      event.type === 'close' ? { toasts: context.toasts.filter((toast) => toast.id !== event.id) } : {},
    ),
    letTimePass: assign(({ context, event }) =>
      event.type === 'tick'
        ? { toasts: withTimePassed(context.toasts, sinceLastTick(context, event.now)), lastTick: event.now }
        : {},
    ),
    removeOldNews: assign(({ context }) => ({ toasts: context.toasts.filter(staysOnNextPage) })),
    removeAll: assign({ toasts: [] }),
    stopTheClock: assign({ lastTick: null }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1, lastTick: null },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No message is shown.',
      meta: { requirements: ['TST-01'] },
      on: { show: { target: 'showing', actions: 'add' } },
    },
    showing: {
      description:
        'Messages are shown. Each message disappears when its time has passed or when you close it. A success message also disappears when you open another page.',
      meta: { requirements: ['TST-01', 'TST-02'] },
      invoke: { id: 'ticks', src: 'ticks' },
      exit: 'stopTheClock',
      on: {
        show: { actions: 'add' },
        tick: [{ guard: 'isOver', target: 'quiet', actions: 'removeAll' }, { actions: 'letTimePass' }],
        close: [
          { guard: 'isLast', target: 'quiet', actions: 'remove' },
          { guard: 'isOneOfSeveral', actions: 'remove' },
        ],
        navigate: [{ guard: 'isNoNews', target: 'quiet', actions: 'removeAll' }, { actions: 'removeOldNews' }],
        pause: { target: 'paused' },
      },
    },
    paused: {
      description: 'You point at a message, or it has the focus. No message disappears meanwhile.',
      meta: { requirements: ['TST-02'] },
      on: {
        show: { actions: 'add' },
        close: [
          { guard: 'isLast', target: 'quiet', actions: 'remove' },
          { guard: 'isOneOfSeveral', actions: 'remove' },
        ],
        navigate: [{ guard: 'isNoNews', target: 'quiet', actions: 'removeAll' }, { actions: 'removeOldNews' }],
        resume: { target: 'showing' },
      },
    },
  },
});
