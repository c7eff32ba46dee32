import type { FlowModel } from '../../machines/flow-model.ts';
import { createPureRun } from './pure-run.ts';
import type { Advance, Configuration, PureRun } from './pure-run.ts';
import { possibleSteps } from './steps.ts';
import type { Step } from './steps.ts';

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
  readonly starts: Start[];
  readonly edges: Edge[];
  readonly leaving: Edge[][];
  readonly crashes: Incident[];
  readonly unheard: Incident[];
  readonly overlaps: Incident[];
  readonly stopped: Set<number>;
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const tryAdvance = (graph: Growing, from: number, state: Configuration, step: Step): Advance | null => {
  try {
    return graph.run.advance(state, step);
  } catch (error) {
    graph.crashes.push({ from, step, what: messageOf(error) });
    return null;
  }
};

/**
 * Walks every reachable state of a model, breadth first, so that the first way to a state is a shortest one.
 * Edges are the steps that take at least one transition; answers and timers that take none are kept as `unheard`.
 */
export const explore = (model: FlowModel): Graph => {
  const graph = emptyGraph(model, createPureRun(model));
  const indexes = new Map<string, number>();
  const place = (configuration: Configuration): number => {
    const known = indexes.get(configuration.key);
    if (known !== undefined) return known;
    const index = graph.states.push(configuration) - 1;
    indexes.set(configuration.key, index);
    graph.leaving.push([]);
    return index;
  };
  const follow = (from: number, state: Configuration, step: Step) => {
    const advance = tryAdvance(graph, from, state, step);
    if (advance === null) return;
    for (const what of advance.overlaps) graph.overlaps.push({ from, step, what });
    if (advance.transitions.length === 0) {
      if (step.kind === 'outcome' || step.kind === 'timer') graph.unheard.push({ from, step, what: 'nobody hears it' });
      return;
    }
    const started = new Map(advance.started.map(({ id, source }) => [id, source]));
    const { transitions, effects } = advance;
    const edge = { from, to: place(advance.configuration), step, transitions, started, effects };
    graph.edges.push(edge);
    graph.leaving[from]?.push(edge);
  };

  for (const [input, value] of Object.entries(model.inputs)) {
    const { configuration, transitions, effects } = graph.run.start(value);
    graph.starts.push({ input, to: place(configuration), transitions, effects });
  }
  for (let index = 0; index < graph.states.length; index += 1) {
    if (graph.states.length > model.bounds.limit) return { ...graph, limitHit: true };
    const state = graph.states[index];
    if (state === undefined || state.snapshot.status !== 'active') continue;
    if (model.bounds.stopWhen?.(state.snapshot) === true) graph.stopped.add(index);
    else for (const step of possibleSteps(model, state.snapshot, state.living)) follow(index, state, step);
  }
  return graph;
};
