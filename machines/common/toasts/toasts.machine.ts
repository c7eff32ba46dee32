import { assign, setup } from 'xstate';
import { providedCallback } from '../provided.ts';
import type { Toast, ToastRequest, ToastsContext, ToastsEvent } from './toasts.types.ts';

/** How many messages are shown at once; the others wait. */
export const shownAtOnce = 3;

const stays = -1;

/** The message is shown already: one failure of several calls, or one cause met several times. */
const isSame = (one: ToastRequest, other: ToastRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

const append = (toasts: readonly Toast[], id: number, request: ToastRequest): readonly Toast[] => [
  ...(request.replace ? [] : toasts.filter((toast) => !isSame(toast.request, request))),
  { id, request, remaining: request.timeout === stays ? null : request.timeout },
];

/** A clock that was set back does not prolong any message. */
const since = (context: ToastsContext, now: number): number =>
  context.lastTick === null ? 0 : Math.max(0, now - context.lastTick);

/** Time passes for the messages that are shown; one that waits in the queue keeps the whole of its own. */
const elapse = (toasts: readonly Toast[], milliseconds: number): readonly Toast[] =>
  toasts
    .map((toast, place) =>
      toast.remaining === null || place >= shownAtOnce
        ? toast
        : { ...toast, remaining: toast.remaining - milliseconds },
    )
    .filter((toast) => toast.remaining === null || toast.remaining > 0);

/** A message that has just been shown is the news of the navigation itself, in milliseconds. */
const justShown = 1000;

/** A success that was shown on an earlier page is no news on this one; everything else keeps its time. */
const isNewsHere = ({ request, remaining }: Toast): boolean =>
  request.colour === 'error' ||
  request.colour === 'warning' ||
  remaining === null ||
  remaining > request.timeout - justShown;

/** The short messages over the page: queue or replacement, durations, pause, stay-until-closed (TST-01, TST-02). */
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
    isNoNews: ({ context }) => !context.toasts.some(isNewsHere),
    isOver: ({ context, event }) =>
      event.type === 'tick' && elapse(context.toasts, since(context, event.now)).length === 0,
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'show'
        ? { toasts: append(context.toasts, context.nextId, event.toast), nextId: context.nextId + 1 }
        : {},
    ),
    remove: assign(({ context, event }) =>
      event.type === 'close' ? { toasts: context.toasts.filter((toast) => toast.id !== event.id) } : {},
    ),
    letTimePass: assign(({ context, event }) =>
      event.type === 'tick' ? { toasts: elapse(context.toasts, since(context, event.now)), lastTick: event.now } : {},
    ),
    removeOldNews: assign(({ context }) => ({ toasts: context.toasts.filter(isNewsHere) })),
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
        'Messages are shown. Each disappears when its time is over or when you close it; that something succeeded disappears when you open another page.',
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
