import type { FlowModel } from '../../machines/flow-model.ts';
import { createFlowLogic, isStopped } from './flow-logic.ts';
import type { Entry, FlowState } from './flow-logic.ts';
import { createPureRun } from './pure-run.ts';
import type { Configuration, PureRun } from './pure-run.ts';
import type { Step } from './steps.ts';
import { walkStates } from './walk-states.ts';

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly step: Step;
  readonly transitions: readonly string[];
  /** The ids of the actors it starts, with their sources. */
  readonly started: ReadonlyMap<string, string>;
  /** The machine's own actions that it executes, by name. */
  readonly effects: readonly string[];
}

export interface Start {
  readonly input: string;
  readonly to: number;
  readonly transitions: readonly string[];
  readonly effects: readonly string[];
}

export const isEdge = (taken: Pick<Edge | Start, 'transitions' | 'to'>): taken is Edge => 'step' in taken;

/** Something that happened on the way and is no edge: a thrown error, an unheard answer, overlapping guards. */
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
  readonly unheard: readonly Incident[];
  readonly overlaps: readonly Incident[];
  /** States that exploration did not go beyond, by `bounds.stopWhen`. */
  readonly stopped: ReadonlySet<number>;
  /** Exploration met more states than `bounds.limit`. */
  readonly limitHit: boolean;
}

interface Growing extends Graph {
  readonly states: Configuration[];
  readonly stopped: Set<number>;
  readonly starts: Start[];
  readonly edges: Edge[];
  readonly leaving: Edge[][];
  readonly crashes: Incident[];
  readonly unheard: Incident[];
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
  unheard: [],
  overlaps: [],
  stopped: new Set(),
  limitHit: false,
});

const recordStep = (
  graph: Growing,
  from: number,
  to: number,
  { step, taken }: Extract<Entry, { kind: 'step' }>,
): void => {
  const { overlaps, transitions, started, effects } = taken;
  for (const what of overlaps) graph.overlaps.push({ from, step, what });
  if (transitions.length === 0) {
    if (step.kind === 'outcome' || step.kind === 'timer') graph.unheard.push({ from, step, what: 'nobody hears it' });
    return;
  }
  const edge = { from, to, step, transitions, started, effects };
  graph.edges.push(edge);
  graph.leaving[from]?.push(edge);
};

const record = (graph: Growing, from: number, to: number, entry: Entry): void => {
  if (entry.kind === 'crash') graph.crashes.push({ from, step: entry.step, what: entry.message });
  if (entry.kind === 'step') recordStep(graph, from, to, entry);
  if (entry.kind !== 'start') return;
  const { transitions, effects } = entry.taken;
  graph.starts.push({ input: entry.input, to, transitions, effects });
};

/**
 * Walks every reachable state of a model, breadth first, so that the first way to a state is a shortest one.
 * Edges are the steps that take at least one transition; answers and timers that take none are kept as `unheard`.
 */
export const explore = (model: FlowModel): Graph => {
  const graph = emptyGraph(model, createPureRun(model));
  const indexes = new Map<string, number>();
  const indexOf = ({ key }: FlowState): number => indexes.get(key) ?? -1;
  for (const met of walkStates(createFlowLogic(model, graph.run))) {
    for (const { configuration } of met.map(({ state }) => state)) {
      if (configuration === null || indexes.has(configuration.key)) continue;
      const index = graph.states.push(configuration) - 1;
      indexes.set(configuration.key, index);
      graph.leaving.push([]);
      if (isStopped(model, configuration)) graph.stopped.add(index);
    }
    for (const { state, next } of met) {
      const from = indexOf(state);
      for (const to of next) record(graph, from, indexOf(to), to.entry);
    }
  }
  return { ...graph, limitHit: graph.states.length > model.bounds.limit };
};
