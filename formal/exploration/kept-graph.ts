import type { FlowModel } from '#machines/common/flow-model.ts';
import { isEdge } from './explore.ts';
import type { Edge, Graph, Incident, Start } from './explore.ts';
import { createPureRun } from './pure-run.ts';
import type { Configuration, PureRun } from './pure-run.ts';
import { outcomeSteps, sentStep } from './steps.ts';
import type { Step, TimerStep } from './steps.ts';

/** A step, stored by names only. Its payload or outcome is found in the model by these names. */
type KeptStep =
  | { readonly kind: 'sent'; readonly type: string; readonly caseName: string }
  | { readonly kind: 'outcome'; readonly actor: string; readonly source: string; readonly outcomeName: string }
  | TimerStep;

interface KeptIncident extends Omit<Incident, 'step'> {
  readonly step: number;
}

/**
 * A graph as plain data. It contains no snapshots: each snapshot is computed from the edge that reached its state first.
 */
export interface KeptGraph {
  /**
   * Distinguishes models with the same name if the names inside them differ. It does not distinguish changed guards and
   * payloads.
   */
  readonly shape: string;
  readonly states: readonly Pick<Configuration, 'label' | 'living' | 'ended'>[];
  readonly steps: readonly KeptStep[];
  /** The properties of an edge, except its states and its step. Many edges have the same properties. */
  readonly taken: readonly Pick<Edge, 'transitions' | 'started' | 'effects' | 'keyed'>[];
  /** Four numbers for each edge: from, to, the index of its step, the index of its entry in `taken`. */
  readonly edges: Int32Array;
  readonly starts: readonly Start[];
  readonly crashes: readonly KeptIncident[];
  readonly unhandled: readonly KeptIncident[];
  readonly overlaps: readonly KeptIncident[];
  readonly stopped: ReadonlySet<number>;
  readonly limitHit: boolean;
}

const shapeOf = ({ inputs, cases, outcomes, bounds }: FlowModel, { names }: PureRun): string =>
  JSON.stringify([
    Object.keys(inputs),
    Object.entries(cases).map(([type, payloads]) => [type, Object.keys(payloads)]),
    Object.entries(outcomes).map(([source, ends]) => [source, Object.keys(ends)]),
    bounds.limit,
    [...names.values()],
  ]);

/** A list without duplicates; the index of an element is found by its key. */
const createTable = <Element>() => {
  const elements: Element[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (key: string, element: () => Element): number => {
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const index = elements.push(element()) - 1;
    indexes.set(key, index);
    return index;
  };
  return { elements, indexOf };
};

const elementOf = <Element>(elements: readonly Element[], index: number): Element => {
  const element = elements[index];
  if (element === undefined) throw new Error(`Expected an element ${index}, found ${elements.length}`);
  return element;
};

const keepStep = (step: Step): KeptStep => {
  if (step.kind === 'timer') return step;
  if (step.kind === 'outcome') {
    const { kind, actor, source, outcomeName } = step;
    return { kind, actor, source, outcomeName };
  }
  const { type } = step.event;
  return { kind: 'sent', type, caseName: step.name === type ? 'plain' : step.name.slice(type.length + 1) };
};

const restoreStep = (model: FlowModel, kept: KeptStep): Step => {
  if (kept.kind === 'timer') return kept;
  if (kept.kind === 'sent') return sentStep(model, kept.type, kept.caseName);
  const step = outcomeSteps(model, kept.actor, kept.source).find(({ outcomeName }) => outcomeName === kept.outcomeName);
  if (step === undefined) throw new Error(`The model has no outcome ${kept.outcomeName} of ${kept.source}`);
  return step;
};

/** A graph as plain data, for `v8.serialize`. */
export const keepGraph = (graph: Graph): KeptGraph => {
  const { model, run, states, edges, starts, stopped, limitHit } = graph;
  const steps = createTable<KeptStep>();
  const taken = createTable<KeptGraph['taken'][number]>();
  // In different states, an actor's id can belong to different sources.
  const stepIndex = (step: Step) =>
    steps.indexOf(step.kind === 'outcome' ? `${step.name} of ${step.source}` : step.name, () => keepStep(step));
  const takenIndex = ({ transitions, started, effects, keyed }: Edge, edge: number) =>
    taken.indexOf(JSON.stringify([transitions, [...started], effects, keyed.length === 0 ? null : edge]), () => ({
      transitions,
      started,
      effects,
      keyed,
    }));
  const keepIncidents = (incidents: readonly Incident[]): KeptIncident[] =>
    incidents.map(({ from, step, what }) => ({ from, step: stepIndex(step), what }));
  return {
    shape: shapeOf(model, run),
    states: states.map(({ label, living, ended }) => ({ label, living, ended })),
    steps: steps.elements,
    taken: taken.elements,
    edges: Int32Array.from(
      edges.flatMap((edge, index) => [edge.from, edge.to, stepIndex(edge.step), takenIndex(edge, index)]),
    ),
    starts,
    crashes: keepIncidents(graph.crashes),
    unhandled: keepIncidents(graph.unhandled),
    overlaps: keepIncidents(graph.overlaps),
    stopped,
    limitHit,
  };
};

/**
 * States whose snapshots are computed only when they are read, from the start or the edge that reached the state first.
 */
const restoreStates = (
  model: FlowModel,
  run: PureRun,
  kept: KeptGraph,
  reachedBy: readonly (Edge | Start | undefined)[],
): readonly Configuration[] => {
  const computed: (Configuration | undefined)[] = [];
  const compute = (index: number): Configuration => {
    const known = computed[index];
    if (known !== undefined) return known;
    const first = reachedBy[index];
    if (first === undefined) throw new Error(`Nothing leads to the state ${index} of ${model.name}`);
    const { configuration } = isEdge(first)
      ? run.advance(compute(first.from), first.step)
      : run.start(model.inputs[first.input]);
    computed[index] = configuration;
    return configuration;
  };
  return kept.states.map((state, index) => ({
    ...state,
    get key() {
      return compute(index).key;
    },
    get snapshot() {
      return compute(index).snapshot;
    },
  }));
};

/** Restores the graph of a model; `undefined` if the stored graph belongs to another model of the same name. */
export const restoreGraph = (model: FlowModel, kept: KeptGraph): Graph | undefined => {
  const run = createPureRun(model);
  if (kept.shape !== shapeOf(model, run)) return undefined;
  const steps = kept.steps.map((step) => restoreStep(model, step));
  const edges: Edge[] = [];
  const leaving: Edge[][] = kept.states.map(() => []);
  const reachedBy: (Edge | Start | undefined)[] = [];
  for (const start of kept.starts) reachedBy[start.to] ??= start;
  for (let at = 0; at < kept.edges.length; at += 4) {
    const [from = -1, to = -1, step = -1, taken = -1] = kept.edges.subarray(at, at + 4);
    const edge = { from, to, step: elementOf(steps, step), ...elementOf(kept.taken, taken) };
    edges.push(edge);
    leaving[from]?.push(edge);
    reachedBy[to] ??= edge;
  }
  const restoreIncidents = (incidents: readonly KeptIncident[]): Incident[] =>
    incidents.map(({ from, step, what }) => ({ from, step: elementOf(steps, step), what }));
  const { starts, stopped, limitHit } = kept;
  return {
    model,
    run,
    states: restoreStates(model, run, kept, reachedBy),
    starts,
    edges,
    leaving,
    crashes: restoreIncidents(kept.crashes),
    unhandled: restoreIncidents(kept.unhandled),
    overlaps: restoreIncidents(kept.overlaps),
    stopped,
    limitHit,
  };
};
