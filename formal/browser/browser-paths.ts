import type { FlowModel, PayloadOf, UserEventOf } from '#machines/common/flow-model.ts';
import { exploreOnce } from '../exploration/explore-once.ts';
import type { Edge, Graph } from '../exploration/explore.ts';
import type { OutcomeStep, SentStep, TimerStep } from '../exploration/steps.ts';
import { feasibleIn, type IsFeasible } from '../paths/feasible.ts';
import { printPath } from '../paths/paths.ts';
import type { Path } from '../paths/paths.ts';
import type { Cover } from '../paths/transition-cover.ts';
import { coverVariants } from '../paths/variant-cover.ts';

/** How an actor that starts now will end on this path; `null`: it gets no answer before the path ends. */
export interface ArrangedAnswer {
  readonly actor: string;
  readonly source: string;
  readonly outcome: string | null;
}

/**
 * The functions with which a Playwright spec runs paths: for each event of the person the method of the page object,
 * and functions for all other steps.
 */
export interface BrowserFlow<Model extends FlowModel> {
  /** Opens the flow with a named input of the model. */
  open(input: string): Promise<void>;
  /** For every event that the person sends: the method of the page object that does this on the page. */
  readonly verbs: {
    readonly [Type in UserEventOf<Model>]: (payload: PayloadOf<Model['machine'], Type>) => Promise<void>;
  };
  /**
   * Called before an actor starts. It switches an injected fault on, or prepares the data, so that the actor ends with
   * this outcome. `held`: the answer waits for `release`, so that the state before it can be checked. `free`: the answer
   * may come at any time.
   */
  arrange(answer: ArrangedAnswer): Promise<'held' | 'free'>;
  release(answer: OutcomeStep): Promise<void>;
  /**
   * Called before a step that stops an actor without its answer. It waits until all held calls have left the page. A
   * call that is aborted at once may never leave the page, and a test that waits for it would wait forever.
   */
  seeCallsHeld?(): Promise<void>;
  /** Moves the clock past a delay. */
  runOut(timer: TimerStep): Promise<void>;
  /** Causes an event that is not sent by a gesture: a tick, a change in another tab. */
  bringAbout(event: SentStep): Promise<void>;
  /**
   * Waits until the `data-state` of the flow's root has this value. `''`: the flow has ended, and its root may be
   * unmounted.
   */
  expectState(label: string): Promise<void>;
  /** Called in every checked state. In the whole suite it takes a screenshot and checks accessibility. */
  visit?(label: string): Promise<void>;
}

interface AnyBrowserFlow extends Omit<BrowserFlow<FlowModel>, 'verbs'> {
  readonly verbs: Readonly<Record<string, (payload: object) => Promise<void>>>;
}

export interface BrowserPaths extends Cover {
  readonly graph: Graph;
}

interface BrowserPathsOptions {
  readonly isFeasible?: IsFeasible;
  /** The named inputs with which a browser can open the flow. */
  readonly inputs?: readonly string[];
  readonly length?: number;
}

const usualLength = 12;

/** Paths that together take every named transition that a browser can take. */
export const browserPaths = (
  model: FlowModel,
  { isFeasible = () => true, inputs = Object.keys(model.inputs), length = usualLength }: BrowserPathsOptions = {},
): BrowserPaths => {
  const graph = exploreOnce(model);
  const starts = graph.starts.filter(({ input }) => inputs.includes(input));
  return { graph, ...coverVariants({ ...graph, starts }, { allow: feasibleIn(graph, isFeasible), length }) };
};

/**
 * For each actor that an edge starts: its outcome on this path. This is the first outcome step of the actor before it is
 * started again.
 */
const answersAhead = (started: ReadonlyMap<string, string>, ahead: readonly Edge[]): ArrangedAnswer[] =>
  [...started].map(([actor, source]) => {
    const again = ahead.findIndex((edge) => edge.started.has(actor));
    // The edge that starts the actor again may itself be the answer of the previous actor.
    const until = again === -1 ? ahead : ahead.slice(0, again + 1);
    const step = until.map((edge) => edge.step).find((one) => one.kind === 'outcome' && one.actor === actor);
    return { actor, source, outcome: step?.kind === 'outcome' ? step.outcomeName : null };
  });

/** Arranges the answers. Returns the actors whose answer may come at any time. */
const arrangeAll = async (flow: AnyBrowserFlow, answers: readonly ArrangedAnswer[]): Promise<ReadonlySet<string>> => {
  const free = new Set<string>();
  for (const answer of answers) {
    if ((await flow.arrange(answer)) === 'free' && answer.outcome !== null) free.add(answer.actor);
  }
  return free;
};

const take = async (flow: AnyBrowserFlow, { step }: Edge): Promise<void> => {
  if (step.kind === 'outcome') return flow.release(step);
  if (step.kind === 'timer') return flow.runOut(step);
  if (step.kind === 'environment') return flow.bringAbout(step);
  const verb = flow.verbs[step.event.type];
  if (verb === undefined) throw new Error(`Expected a verb of the page model for ${step.name}, found none`);
  await verb(step.payload);
};

/** Whether the step stops an actor, or starts it again, before its answer. */
const abandons = (graph: Graph, { from, to, step, started }: Edge): boolean => {
  const before = [...(graph.states[from]?.living.keys() ?? [])];
  const after = graph.states[to]?.living ?? new Map<string, string>();
  return before.some(
    (actor) => !(step.kind === 'outcome' && step.actor === actor) && (started.has(actor) || !after.has(actor)),
  );
};

const checkState = async (
  flow: AnyBrowserFlow,
  graph: Graph,
  state: number,
  free: ReadonlySet<string>,
): Promise<void> => {
  const configuration = graph.states[state];
  if (configuration?.snapshot.status !== 'active') return flow.expectState('');
  if ([...configuration.living.keys()].some((actor) => free.has(actor))) return;
  await flow.expectState(configuration.label);
  await flow.visit?.(configuration.label);
};

/**
 * Runs one path in a browser. Before a step that starts actors, their answers are arranged. If an answer is not held,
 * later steps may happen without a trigger, so their answers are arranged too. After every step the shown state is
 * compared, except if an answer that is not held may already have changed it.
 */
export async function runInBrowser<Model extends FlowModel>(
  flow: BrowserFlow<Model>,
  graph: Graph,
  path: Path,
): Promise<void>;
export async function runInBrowser(flow: AnyBrowserFlow, graph: Graph, { start, edges }: Path): Promise<void> {
  const free = new Set(await arrangeAll(flow, answersAhead(graph.states[start.to]?.living ?? new Map(), edges)));
  /** For each edge whose answers are arranged: the started actors whose answers are not held. */
  const arranged: ReadonlySet<string>[] = [];
  const comesFreely = ({ step }: Edge, justStarted: ReadonlySet<string>): boolean =>
    step.kind === 'outcome' && (free.has(step.actor) || justStarted.has(step.actor));
  const arrangeFrom = async (index: number): Promise<void> => {
    for (let at = Math.max(index, arranged.length); at < edges.length; at += 1) {
      const edge = edges[at];
      if (edge === undefined || (at > index && !comesFreely(edge, arranged.at(-1) ?? new Set()))) return;
      arranged.push(await arrangeAll(flow, answersAhead(edge.started, edges.slice(at + 1))));
    }
  };
  await arrangeFrom(-1);
  await flow.open(start.input);
  await checkState(flow, graph, start.to, free);
  for (const [index, edge] of edges.entries()) {
    try {
      if (abandons(graph, edge)) await flow.seeCallsHeld?.();
      await arrangeFrom(index);
      if (edge.step.kind === 'outcome') free.delete(edge.step.actor);
      for (const actor of edge.started.keys()) free.delete(actor);
      for (const actor of arranged[index] ?? []) free.add(actor);
      await take(flow, edge);
      await checkState(flow, graph, edge.to, free);
    } catch (error) {
      const soFar = printPath(graph, { start, edges: edges.slice(0, index + 1) });
      throw new Error(`The path failed at ${edge.step.name}\n${soFar}`, { cause: error });
    }
  }
}
