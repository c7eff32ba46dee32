import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '#machines/common/flow-model.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';

interface Context {
  count: number;
  flowId?: string;
}
type Event = { type: 'go' } | { type: 'back' } | { type: 'other' };

/** The setup of all sample machines in this file; each config below has one fault, which the properties must find. */
const parts = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    call: fromPromise<string>(() => Promise.reject(new Error('not provided'))),
    other: fromPromise<string>(() => Promise.reject(new Error('not provided'))),
    create: fromPromise<string, { idempotencyKey: string; count: number }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    isSmall: ({ context }) => context.count < 2,
    isPositive: ({ context }) => context.count >= 0,
    never: () => false,
    breaks: () => {
      throw new Error('the guard broke');
    },
  },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    reset: assign({ count: 0 }),
    countWrongly: assign({ count: () => Number.NaN }),
  },
  delays: { patience: 1000 },
});

const modelOf = (machine: ReturnType<typeof parts.createMachine>, more: Partial<FlowModel> = {}): FlowModel => ({
  ...defineModel(machine, {
    inputs: { fresh: undefined },
    cases: { go: { plain: {} }, back: { plain: {} }, other: { plain: {} } },
    environment: {},
    outcomes: {
      call: { done: { output: 'yes' }, FAILED: { error: 'no' } },
      other: { done: { output: 'yes' }, FAILED: { error: 'no' } },
      create: { done: { output: 'yes' }, FAILED: { error: 'no' } },
    },
    timeLimit: 'actors',
    bounds: { limit: 200 },
    home: ['idle'],
  }),
  ...more,
});

export const deadlock = modelOf(
  parts.createMachine({
    id: 'deadlock',
    context: { count: 0 },
    initial: 'idle',
    states: { idle: { on: { go: 'trap' } }, trap: { on: { other: { actions: 'reset' } } } },
  }),
);

export const livelock = modelOf(
  parts.createMachine({
    id: 'livelock',
    context: { count: 0 },
    initial: 'idle',
    states: { idle: { on: { go: 'here' } }, here: { on: { go: 'there' } }, there: { on: { go: 'here' } } },
  }),
);

export const unhandledError = modelOf(
  parts.createMachine({
    id: 'unhandledError',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: 'calling' } },
      calling: { tags: ['busy'], invoke: { id: 'call', src: 'call', onDone: 'idle' } },
    },
  }),
);

export const doubleSubmit = modelOf(
  parts.createMachine({
    id: 'doubleSubmit',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: 'calling' } },
      calling: {
        tags: ['busy'],
        invoke: { id: 'call', src: 'call', onDone: 'idle', onError: 'idle' },
        on: { go: { target: 'calling', reenter: true } },
      },
    },
  }),
);

export const endlessWait = modelOf(
  parts.createMachine({
    id: 'endlessWait',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: 'calling' } },
      calling: { tags: ['busy'], invoke: { id: 'call', src: 'call', onDone: 'idle', onError: 'idle' } },
    },
  }),
  { timeLimit: 'machine' },
);

export const deadTransition = modelOf(
  parts.createMachine({
    id: 'deadTransition',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: [{ guard: 'never', target: 'odd' }, { target: 'even' }] } },
      odd: { on: { back: 'idle' } },
      even: { on: { back: 'idle' } },
    },
  }),
);

export const lateAnswer = modelOf(
  parts.createMachine({
    id: 'lateAnswer',
    context: { count: 0 },
    initial: 'idle',
    on: { '*': { actions: 'reset' } },
    states: {
      idle: { on: { go: 'calling' } },
      calling: {
        tags: ['busy'],
        invoke: { id: 'call', src: 'call', onDone: 'idle', onError: 'idle' },
        on: { back: 'idle' },
      },
    },
  }),
);

export const openGuards = modelOf(
  parts.createMachine({
    id: 'openGuards',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: {
        on: {
          go: [
            { guard: 'isSmall', target: 'small' },
            { guard: 'isPositive', target: 'large' },
          ],
        },
      },
      small: {
        always: [
          { guard: 'isSmall', target: 'large' },
          { guard: 'isPositive', target: 'idle' },
        ],
      },
      large: { on: { back: 'idle' } },
    },
  }),
);

export const throwingGuard = modelOf(
  parts.createMachine({
    id: 'throwingGuard',
    context: { count: 0 },
    initial: 'idle',
    states: { idle: { on: { go: { guard: 'breaks', target: 'end' } } }, end: { type: 'final' } },
  }),
);

export const brokenInvariant = modelOf(
  parts.createMachine({
    id: 'brokenInvariant',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: { guard: 'isSmall', actions: 'count' }, back: { target: 'end' } } },
      end: { type: 'final' },
    },
  }),
  { invariants: { 'never more than one': ({ context }) => context.count < 2 } },
);

export const notPlain = modelOf(
  parts.createMachine({
    id: 'notPlain',
    context: { count: 0 },
    initial: 'idle',
    states: { idle: { on: { go: { actions: 'countWrongly', target: 'end' } } }, end: { type: 'final' } },
  }),
);

export const unbounded = modelOf(
  parts.createMachine({
    id: 'unbounded',
    context: { count: 0 },
    initial: 'idle',
    states: { idle: { on: { go: { actions: 'count' } } } },
  }),
);

export const leavesActorBehind = modelOf(
  parts.createMachine({
    id: 'leavesActorBehind',
    context: { count: 0 },
    initial: 'idle',
    invoke: { id: 'other', src: 'other', onDone: { actions: 'reset' }, onError: { actions: 'reset' } },
    states: { idle: { on: { go: 'open' } }, open: { on: { back: 'idle' } } },
  }),
  { leave: { events: ['back'] } },
);

export const noExpiry = modelOf(
  parts.createMachine({
    id: 'noExpiry',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: 'open', other: 'expired' } },
      open: { on: { back: 'idle' } },
      expired: { type: 'final' },
    },
  }),
  { expiry: { event: 'other', within: ['idle', 'open'], lands: ['expired'] } },
);

/** The abstraction joins states with different futures: after two steps the guard is false. */
export const wrongAbstraction = modelOf(
  parts.createMachine({
    id: 'wrongAbstraction',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: { guard: 'isSmall', actions: 'count', target: 'open' } } },
      open: { on: { back: 'idle' } },
    },
  }),
  { abstract: () => null },
);

/** A flow that creates an object for each of two numbers, with a key. */
const creatingFlow = (id: string, keyOf: (context: Context) => string): FlowModel =>
  modelOf(
    parts.createMachine({
      id,
      context: { count: 0, flowId: 'flow' },
      initial: 'idle',
      states: {
        idle: { on: { go: { guard: 'isSmall', target: 'creating', actions: 'count' } } },
        creating: {
          tags: ['busy'],
          invoke: {
            id: 'create',
            src: 'create',
            input: ({ context }) => ({ idempotencyKey: keyOf(context), count: context.count }),
            onDone: 'idle',
            onError: 'idle',
          },
        },
      },
    }),
  );

export const keyOfContent = creatingFlow('keyOfContent', ({ count }) => `flow:${String(count)}`);
export const sharedKey = creatingFlow('sharedKey', () => 'flow:always');
export const keyWithoutFlow = creatingFlow('keyWithoutFlow', ({ count }) => String(count));
