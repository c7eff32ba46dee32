import type { ActorLogic } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import type { Advance, Configuration, PureRun } from './pure-run.ts';
import { possibleSteps } from './steps.ts';
import type { Step } from './steps.ts';

/** The effects of a step, without its snapshot, because most steps lead to a known state. */
interface Taken extends Pick<Advance, 'transitions' | 'effects' | 'overlaps'> {
  /** The ids of the actors that the step starts, with their sources. */
  readonly started: ReadonlyMap<string, string>;
  /** The inputs with an idempotency key that the step sends. */
  readonly keyed: readonly Keyed[];
}

/** An actor that is started with an idempotency key, and its whole input. */
export interface Keyed {
  readonly source: string;
  readonly input: { readonly idempotencyKey: string };
}

/** How a state was reached. */
export type Arrival =
  | { readonly kind: 'root' }
  | { readonly kind: 'start'; readonly input: string; readonly taken: Taken }
  | { readonly kind: 'step'; readonly step: Step; readonly taken: Taken }
  | { readonly kind: 'crash'; readonly step: Step; readonly message: string };

/**
 * A state of a flow in the form that the graph library needs: it is always `active`; the machine's own status is in its
 * snapshot.
 */
export interface FlowState {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  /** Two objects with the same key represent the same state. */
  readonly key: string;
  /** `null` for the root and after a crash. */
  readonly configuration: Configuration | null;
  readonly arrival: Arrival;
}

export type FlowEvent =
  | { readonly type: string; readonly kind: 'start'; readonly input: string }
  | { readonly type: string; readonly kind: 'step'; readonly step: Step }
  /** Jumps to a known state, from which the exploration continues. */
  | { readonly type: string; readonly kind: 'resume'; readonly state: FlowState };

export interface FlowLogic extends ActorLogic<FlowState, FlowEvent> {
  /** The state before any start. */
  readonly root: FlowState;
  /**
   * The events that can happen in a state; empty if the flow has ended or was stopped, or if the model's limit is
   * exceeded.
   */
  readonly eventsIn: (state: FlowState) => readonly FlowEvent[];
}

export const stateOf = (key: string, configuration: Configuration | null, arrival: Arrival): FlowState => ({
  status: 'active',
  output: undefined,
  error: undefined,
  key,
  configuration,
  arrival,
});

const none: ReadonlyMap<string, string> = new Map();
const nothingKeyed: readonly Keyed[] = [];

const isKeyed = (input: unknown): input is Keyed['input'] =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input && typeof input.idempotencyKey === 'string';

const keyedIn = (started: Advance['started']): readonly Keyed[] => {
  const keyed = started.flatMap(({ source, input }) => (isKeyed(input) ? [{ source, input }] : []));
  return keyed.length === 0 ? nothingKeyed : keyed;
};

const takenIn = ({ transitions, effects, overlaps, started }: Advance): Taken => ({
  transitions,
  effects,
  overlaps,
  started: started.length === 0 ? none : new Map(started.map(({ id, source }) => [id, source])),
  keyed: keyedIn(started),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws if two events have the same name, because the library would silently keep only the last of them. */
const withUniqueNames = (events: readonly FlowEvent[], { label }: Configuration): readonly FlowEvent[] => {
  const names = new Set<string>();
  for (const { type } of events) {
    if (names.has(type)) throw new Error(`Two steps have the name "${type}" in ${label}`);
    names.add(type);
  }
  return events;
};

/** Whether the exploration stops at a state because of `bounds.stopWhen`. */
export const isStopped = ({ bounds }: FlowModel, { snapshot }: Configuration): boolean =>
  snapshot.status === 'active' && bounds.stopWhen?.(snapshot) === true;

/** Wraps a model as actor logic for the graph library. All inputs start from one root, so that there is one graph. */
export const createFlowLogic = (model: FlowModel, run: PureRun): FlowLogic => {
  const known = new Map<string, Configuration>();

  const arriveAt = (configuration: Configuration, arrival: Arrival): FlowState => {
    // Only the first snapshot of a state is kept, to save memory.
    const first = known.get(configuration.key) ?? configuration;
    known.set(first.key, first);
    return stateOf(first.key, first, arrival);
  };

  const start = (input: string): FlowState => {
    const advance = run.start(model.inputs[input]);
    return arriveAt(advance.configuration, { kind: 'start', input, taken: takenIn(advance) });
  };

  const take = (from: Configuration, step: Step): FlowState => {
    try {
      const advance = run.advance(from, step);
      // A step that takes no transition does not change the state, even if the step ends an actor.
      const to = advance.transitions.length === 0 ? from : advance.configuration;
      return arriveAt(to, { kind: 'step', step, taken: takenIn(advance) });
    } catch (error) {
      return stateOf(`crash by ${step.name} in ${from.key}`, null, { kind: 'crash', step, message: messageOf(error) });
    }
  };

  const stepsIn = (configuration: Configuration): readonly FlowEvent[] => {
    const { snapshot, living } = configuration;
    const isOver = snapshot.status !== 'active' || isStopped(model, configuration);
    if (isOver || known.size > model.bounds.limit) return [];
    const steps = possibleSteps(model, snapshot, living);
    return withUniqueNames(
      steps.map((step) => ({ type: step.name, kind: 'step', step })),
      configuration,
    );
  };

  const root = stateOf('root', null, { kind: 'root' });
  return {
    root,
    getInitialSnapshot: () => root,
    getPersistedSnapshot: (state) => state,
    transition: (state, event) => {
      if (event.kind === 'start') return start(event.input);
      if (event.kind === 'resume') return event.state;
      return state.configuration === null ? state : take(state.configuration, event.step);
    },
    eventsIn: ({ arrival, configuration }) => {
      if (configuration !== null) return stepsIn(configuration);
      if (arrival.kind !== 'root') return [];
      return Object.keys(model.inputs).map((input) => ({ type: `start ${input}`, kind: 'start', input }));
    },
  };
};
