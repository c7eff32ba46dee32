import * as v from 'valibot';
import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { defineModel } from '#machines/common/flow-model.ts';

interface Context {
  name: string;
  now: number;
  problem: string | null;
  receipt: string | null;
}

type Event =
  | { type: 'change'; name: string }
  | { type: 'submit' }
  | { type: 'close' }
  | { type: 'tick'; now: number }
  | DoneActorEvent<{ receipt: string }, 'save'>
  | ErrorActorEvent<unknown, 'save'>;

const deadline = 2;

/** A small form with every feature of a flow: an answer, a refusal, a timeout, ticks, a guard and an `always`. */
export const cleanMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { name: string },
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise<{ receipt: string }, { name: string }>(() => Promise.reject(new Error('not provided'))),
    ticks: fromCallback<Event>(() => undefined),
  },
  guards: {
    hasName: ({ context }) => context.name !== '',
    isLate: ({ context }) => context.now >= deadline,
    isRefusal: ({ event }) => event.type === 'xstate.error.actor.save' && event.error === 'REFUSED',
  },
  actions: {
    rename: assign(({ event }) => {
      assertEvent(event, 'change');
      return { name: event.name, problem: null };
    }),
    setNow: assign(({ event }) => {
      assertEvent(event, 'tick');
      return { now: event.now };
    }),
    keepReceipt: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.save');
      return { receipt: event.output.receipt, problem: null };
    }),
    sayRefused: assign({ problem: 'refused' }),
    sayFailed: assign({ problem: 'failed' }),
    clearProblem: assign({ problem: null }),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'clean',
  meta: { requirements: ['SAMPLE-01'] },
  context: ({ input }) => ({ name: input.name, now: 0, problem: null, receipt: null }),
  initial: 'open',
  invoke: { src: 'ticks', id: 'ticks' },
  on: {
    tick: { actions: 'setNow' },
    close: { target: '.closed' },
  },
  states: {
    open: {
      description: 'The form is open.',
      initial: 'editing',
      always: { guard: 'isLate', target: 'late' },
      states: {
        editing: {
          description: 'I fill in my name.',
          on: {
            change: { actions: 'rename' },
            submit: { guard: 'hasName', target: 'saving', actions: 'clearProblem' },
          },
        },
        saving: {
          description: 'I wait until my name is saved.',
          tags: ['busy'],
          invoke: {
            src: 'save',
            id: 'save',
            input: ({ context }) => ({ name: context.name }),
            onDone: { target: '#clean.done', actions: 'keepReceipt' },
            onError: [
              { guard: 'isRefusal', target: 'editing', actions: 'sayRefused' },
              { target: 'editing', actions: 'sayFailed' },
            ],
          },
          after: { patience: { target: 'editing', actions: 'sayFailed' } },
        },
      },
    },
    late: { description: 'I was too slow.' },
    done: { description: 'My name is saved.' },
    closed: { type: 'final', description: 'I have left.' },
  },
});

export const cleanModel = defineModel(cleanMachine, {
  inputs: { blank: { name: '' }, filled: { name: 'Eva' } },
  cases: {
    change: { empty: { name: '' }, filled: { name: 'Eva' } },
    submit: { plain: {} },
    close: { plain: {} },
    tick: { early: { now: 1 }, late: { now: deadline } },
  },
  environment: { tick: 'ticks' },
  outcomes: {
    save: { saved: { output: { receipt: 'R1' } }, REFUSED: { error: 'REFUSED' }, offline: { error: 'offline' } },
    ticks: {},
  },
  timeLimit: 'machine',
  bounds: { limit: 500 },
  home: ['open.editing', 'done', 'late'],
  leave: { events: ['close'] },
  contexts: {
    '': v.object({ name: v.string(), now: v.number() }),
    done: v.object({ receipt: v.string(), problem: v.null() }),
  },
  scenarios: {
    'a refused name stays in the form and can be corrected': {
      input: 'blank',
      steps: ['change/filled', 'submit', 'save=REFUSED'],
      ends: 'open.editing',
      with: ({ name, problem }) => name === 'Eva' && problem === 'refused',
    },
    'a missing answer ends in the form with a message': {
      input: 'filled',
      steps: ['submit', 'after patience in open.saving'],
      ends: 'open.editing',
      with: ({ problem }) => problem === 'failed',
    },
    'a form without a name is not sent': { input: 'blank', steps: [], ends: 'open.editing', refuses: ['submit'] },
    'the deadline closes the form': { input: 'filled', steps: ['tick/late'], ends: 'late' },
  },
  invariants: {
    'only a saved form has a receipt': ({ context, value }) => context.receipt === null || value !== 'late',
  },
});
