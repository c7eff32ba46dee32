import type { FlowModel, PayloadOf, UserEventOf } from '../../machines/flow-model.ts';
import { explore } from './explore.ts';
import type { Edge, Graph } from './explore.ts';
import { printPath } from './paths.ts';
import type { Path } from './paths.ts';
import type { OutcomeStep, SentStep, TimerStep } from './steps.ts';
import type { Cover } from './transition-cover.ts';
import { coverVariants } from './variant-cover.ts';

/** How an actor that starts now is going to end on this path; `null`: it is not answered while the path lasts. */
export interface ArrangedAnswer {
  readonly actor: string;
  readonly source: string;
  readonly outcome: string | null;
}

/** What a Playwright spec gives to run paths: the page model's verbs, and what brings about the rest. */
export interface BrowserFlow<Model extends FlowModel> {
  /** Opens the flow on a named input of the model. */
  open(input: string): Promise<void>;
  /** A verb of the page model for every event that a person sends. */
  readonly verbs: {
    readonly [Type in UserEventOf<Model>]: (payload: PayloadOf<Model['machine'], Type>) => Promise<void>;
  };
  /**
   * Asked before an actor starts: sets the fault board, or the data, so that it ends as told. `held`: the answer waits
   * for `release`, so that the state in between can be looked at.
   */
  arrange(answer: ArrangedAnswer): Promise<'held' | 'free'>;
  release(answer: OutcomeStep): Promise<void>;
  /** Moves the clock past a delay. */
  runOut(timer: TimerStep): Promise<void>;
  /** Brings about what no gesture sends: a tick, another tab. */
  bringAbout(event: SentStep): Promise<void>;
  /** Waits until the `data-state` of the flow's root is this; `''`: the flow is over and its root may be gone. */
  expectState(label: string): Promise<void>;
  /** After every state that was looked at: screenshot, accessibility. */
  visit?(label: string): Promise<void>;
}

interface AnyBrowserFlow extends Omit<BrowserFlow<FlowModel>, 'verbs'> {
  readonly verbs: Readonly<Record<string, (payload: object) => Promise<void>>>;
}

export interface BrowserPaths extends Cover {
  readonly graph: Graph;
}

/** The paths that take every named transition which a browser can bring about; `isFeasible` judges single steps. */
export const browserPaths = (
  model: FlowModel,
  isFeasible: (step: Edge['step']) => boolean = () => true,
): BrowserPaths => {
  const graph = explore(model);
  return { graph, ...coverVariants(graph, { allow: ({ step }) => isFeasible(step), length: 12 }) };
};

/** How each actor that an edge starts will end: by the first outcome step of it before it is started again. */
const answersAhead = (started: ReadonlyMap<string, string>, ahead: readonly Edge[]): ArrangedAnswer[] =>
  [...started].map(([actor, source]) => {
    const again = ahead.findIndex((edge) => edge.started.has(actor));
    // An edge that starts the actor anew may be the very answer of the one before.
    const until = again === -1 ? ahead : ahead.slice(0, again + 1);
    const step = until.map((edge) => edge.step).find((one) => one.kind === 'outcome' && one.actor === actor);
    return { actor, source, outcome: step?.kind === 'outcome' ? step.outcomeName : null };
  });

/** Arranges the answers; the actors among them whose answer may come at any moment. */
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
  if (verb === undefined) throw new Error(`The page model has no verb for ${step.name}`);
  await verb(step.payload);
};

const look = async (flow: AnyBrowserFlow, graph: Graph, state: number, free: ReadonlySet<string>): Promise<void> => {
  const configuration = graph.states[state];
  if (configuration?.snapshot.status !== 'active') return flow.expectState('');
  if ([...configuration.living.keys()].some((actor) => free.has(actor))) return;
  await flow.expectState(configuration.label);
  await flow.visit?.(configuration.label);
};

/**
 * Runs one path in a browser. Before a step that starts actors their answers are arranged, and with them those of the
 * steps that an answer which is not held may bring about by itself; after every step the shown state is compared,
 * except where such an answer may already have moved the flow on.
 */
export async function runInBrowser<Model extends FlowModel>(
  flow: BrowserFlow<Model>,
  graph: Graph,
  path: Path,
): Promise<void>;
export async function runInBrowser(flow: AnyBrowserFlow, graph: Graph, { start, edges }: Path): Promise<void> {
  const free = new Set(await arrangeAll(flow, answersAhead(graph.states[start.to]?.living ?? new Map(), edges)));
  /** For each edge whose started actors are arranged: which of them answer freely. */
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
  await look(flow, graph, start.to, free);
  for (const [index, edge] of edges.entries()) {
    try {
      await arrangeFrom(index);
      if (edge.step.kind === 'outcome') free.delete(edge.step.actor);
      for (const actor of edge.started.keys()) free.delete(actor);
      for (const actor of arranged[index] ?? []) free.add(actor);
      await take(flow, edge);
      await look(flow, graph, edge.to, free);
    } catch (error) {
      const soFar = printPath(graph, { start, edges: edges.slice(0, index + 1) });
      throw new Error(`Path broken at ${edge.step.name}\n${soFar}`, { cause: error });
    }
  }
}
