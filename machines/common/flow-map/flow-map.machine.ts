import { assertEvent, assign, setup } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';
import { providedAction, providedCallback, providedPromise } from '../provided.ts';
import { flowAtHand } from './flow-map.at-hand.ts';
import type { FlowMapContext, FlowMapEvent } from './flow-map.types.ts';

/**
 * Shows testers of the sandbox the states of the shop's machines. Testers can send events and choose how calls end (LFM,
 * ours).
 */
export const flowMapMachine = setup({
  types: {
    context: {} as FlowMapContext,
    events: {} as FlowMapEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `watched` when it starts and after every change of a machine of the shop. */
    watchMachines: providedCallback(),
    /** Fetches the drawing that the gallery has made of a flow. Fails if there is no drawing. */
    readDrawing: providedPromise<LiveDrawing, { flow: string }>(),
    /**
     * Holds the calls of the shop and sends `waiting` with the list of held calls. When this actor stops, it lets all
     * calls through.
     */
    holdCalls: providedCallback(),
  },
  guards: {
    isOtherRunning: ({ context: { machines, chosen }, event }) =>
      event.type === 'choose' && event.id !== chosen && machines.some(({ id }) => id === event.id),
    isChosenGone: ({ context: { chosen }, event }) =>
      event.type === 'watched' && !event.machines.some(({ id }) => id === chosen),
    isNoneLeft: ({ context }) => context.drawn !== null && flowAtHand(context) === null,
    isOtherFlow: ({ context }) => ![null, context.drawn].includes(flowAtHand(context)),
    isHeld: ({ context: { held }, event }) => event.type === 'letThrough' && held.some(({ id }) => id === event.id),
    isAnyHeld: ({ context: { held } }) => held.length > 0,
  },
  actions: {
    rememberMachines: assign(({ event }) => {
      assertEvent(event, 'watched');
      return { machines: event.machines };
    }),
    rememberChosen: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { chosen: event.id };
    }),
    forgetChosen: assign({ chosen: null }),
    rememberFlow: assign(({ context }) => ({ drawn: flowAtHand(context), drawing: null })),
    rememberDrawing: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readDrawing');
      return { drawing: event.output };
    }),
    rememberHeld: assign(({ event }) => {
      assertEvent(event, 'waiting');
      return { held: event.held };
    }),
    forgetCall: assign(({ context: { held }, event }) => {
      assertEvent(event, 'letThrough');
      return { held: held.filter(({ id }) => id !== event.id) };
    }),
    forgetHeld: assign({ held: [] }),
    /** Sends the step's event to the machine that the map shows, if the machine still accepts it. */
    takeStep: providedAction,
    letThrough: providedAction,
    letAllThrough: providedAction,
  },
}).createMachine({
  id: 'flowMap',
  context: { machines: [], chosen: null, drawn: null, drawing: null, held: [] },
  type: 'parallel',
  states: {
    target: {
      initial: 'following',
      description: 'Which of the running machines the map shows.',
      meta: { requirements: ['LFM-01'] },
      invoke: { id: 'watchMachines', src: 'watchMachines' },
      states: {
        following: {
          description: 'You see the machine that changed last.',
          on: {
            watched: { actions: 'rememberMachines' },
            choose: { guard: 'isOtherRunning', target: 'chosen', actions: 'rememberChosen' },
          },
        },
        chosen: {
          description: 'You see the machine that you have chosen, until it ends.',
          on: {
            watched: [
              { guard: 'isChosenGone', target: 'following', actions: ['rememberMachines', 'forgetChosen'] },
              { actions: 'rememberMachines' },
            ],
            choose: { guard: 'isOtherRunning', actions: 'rememberChosen' },
            follow: { target: 'following', actions: 'forgetChosen' },
          },
        },
      },
    },
    drawing: {
      initial: 'none',
      description: 'The drawing of the machine.',
      meta: { requirements: ['LFM-02'] },
      always: [
        { guard: 'isNoneLeft', target: '.none' },
        { guard: 'isOtherFlow', target: '.reading' },
      ],
      states: {
        none: {
          description: 'No machine runs, so there is nothing to draw.',
          entry: 'rememberFlow',
        },
        reading: {
          description: 'The drawing is being fetched from the gallery.',
          tags: ['busy'],
          entry: 'rememberFlow',
          invoke: {
            id: 'readDrawing',
            src: 'readDrawing',
            input: ({ context }) => ({ flow: context.drawn ?? '' }),
            onDone: { target: 'shown', actions: 'rememberDrawing' },
            onError: { target: 'failed' },
          },
        },
        shown: {
          description: 'You see the states of the machine, its current state, and what can happen next.',
          meta: { requirements: ['LFM-02', 'LFM-03', 'LFM-04'] },
          on: { take: { actions: 'takeStep' } },
        },
        failed: {
          description: 'There is no drawing of this machine: the gallery has not been built. You can try again.',
          meta: { requirements: ['LFM-02', 'API-02'] },
          on: { retry: { target: 'reading' } },
        },
      },
    },
    calls: {
      initial: 'passing',
      description: 'Whether the calls of the shop are held.',
      meta: { requirements: ['LFM-05'] },
      states: {
        passing: {
          description: 'Calls go directly to the server.',
          on: { hold: { target: 'holding' } },
        },
        holding: {
          description: 'Each call of the shop waits until you let it through or choose how it ends.',
          invoke: { id: 'holdCalls', src: 'holdCalls' },
          exit: 'forgetHeld',
          on: {
            pass: { target: 'passing' },
            waiting: { actions: 'rememberHeld' },
            letThrough: { guard: 'isHeld', actions: ['letThrough', 'forgetCall'] },
            letAllThrough: { guard: 'isAnyHeld', actions: ['letAllThrough', 'forgetHeld'] },
          },
        },
      },
    },
  },
});
