import type { FlowModel } from '#machines/common/flow-model.ts';
import { createFlowLogic, isStopped } from './flow-logic.ts';
import type { Arrival, FlowState, Keyed } from './flow-logic.ts';
import { createPureRun } from './pure-run.ts';
import type { Configuration, PureRun } from './pure-run.ts';
import type { Step } from './steps.ts';
import { walkStates } from './walk-states.ts';

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly step: Step;
  readonly transitions: readonly string[];
  /** The ids of the actors that the step starts, with their sources. */
  readonly started: ReadonlyMap<string, string>;
  /** The names of the machine's own actions that the step executes. */
  readonly effects: readonly string[];
  /** The inputs with an idempotency key that the step sends. */
  readonly keyed: readonly Keyed[];
}

export interface Start {
  readonly input: string;
  readonly to: number;
  readonly transitions: readonly string[];
  readonly effects: readonly string[];
}

export const isEdge = (taken: Pick<Edge | Start, 'transitions' | 'to'>): taken is Edge => 'step' in taken;

/** A problem that was found at a step: a thrown error, an unhandled answer or overlapping guards. */
export interface Incident {
  readonly from: number;
  readonly step: Step;
  readonly what: string;
}

export interface Graph {
  readonly model: FlowModel;
  readonly run: PureRun;
  readonly states: readonly Configuration[];
  readonly starts: readonly Start[];
  readonly edges: readonly Edge[];
  readonly leaving: readonly (readonly Edge[])[];
  readonly crashes: readonly Incident[];
  readonly unhandled: readonly Incident[];
  readonly overlaps: readonly Incident[];
  /** States after which the exploration did not continue, because of `bounds.stopWhen`. */
  readonly stopped: ReadonlySet<number>;
  /** The exploration found more states than `bounds.limit`. */
  readonly limitHit: boolean;
}

interface Growing extends Graph {
  readonly states: Configuration[];
  readonly stopped: Set<number>;
  readonly starts: Start[];
  readonly edges: Edge[];
  readonly leaving: Edge[][];
  readonly crashes: Incident[];
  readonly unhandled: Incident[];
  readonly overlaps: Incident[];
}

const emptyGraph = (model: FlowModel, run: PureRun): Growing => ({
  model,
  run,
  states: [],
  starts: [],
  edges: [],
  leaving: [],
  crashes: [],
  unhandled: [],
  overlaps: [],
  stopped: new Set(),
  limitHit: false,
});

const recordStep = (
  graph: Growing,
  from: number,
  to: number,
  { step, taken }: Extract<Arrival, { kind: 'step' }>,
): void => {
  const { overlaps, transitions, started, effects, keyed } = taken;
  for (const what of overlaps) graph.overlaps.push({ from, step, what });
  if (transitions.length === 0) {
    if (step.kind === 'outcome' || step.kind === 'timer')
      graph.unhandled.push({ from, step, what: 'no transition handles it' });
    return;
  }
  const edge = { from, to, step, transitions, started, effects, keyed };
  graph.edges.push(edge);
  graph.leaving[from]?.push(edge);
};

const record = (graph: Growing, from: number, to: number, arrival: Arrival): void => {
  if (arrival.kind === 'crash') graph.crashes.push({ from, step: arrival.step, what: arrival.message });
  if (arrival.kind === 'step') recordStep(graph, from, to, arrival);
  if (arrival.kind !== 'start') return;
  const { transitions, effects } = arrival.taken;
  graph.starts.push({ input: arrival.input, to, transitions, effects });
};

/**
 * Visits every reachable state of a model, breadth first, so that the first path to a state is a shortest path. Edges
 * are the steps that take at least one transition; answers and timers that take no transition are listed as `unhandled`.
 */
export const explore = (model: FlowModel): Graph => {
  const graph = emptyGraph(model, createPureRun(model));
  const indexes = new Map<string, number>();
  const indexOf = ({ key }: FlowState): number => indexes.get(key) ?? -1;
  for (const visited of walkStates(createFlowLogic(model, graph.run))) {
    for (const { configuration } of visited.map(({ state }) => state)) {
      if (configuration === null || indexes.has(configuration.key)) continue;
      const index = graph.states.push(configuration) - 1;
      indexes.set(configuration.key, index);
      graph.leaving.push([]);
      if (isStopped(model, configuration)) graph.stopped.add(index);
    }
    for (const { state, next } of visited) {
      const from = indexOf(state);
      for (const to of next) record(graph, from, indexOf(to), to.arrival);
    }
  }
  return { ...graph, limitHit: graph.states.length > model.bounds.limit };
};
