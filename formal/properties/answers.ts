import type { AnyStateNode } from 'xstate';
import type { Edge, Graph } from '../exploration/explore.ts';
import type { Keyed } from '../exploration/flow-logic.ts';
import { activeNodes } from '../exploration/library-insides.ts';
import { outcomeSteps } from '../exploration/steps.ts';
import { nodesOf } from '../exploration/transition-names.ts';
import { activeStates, findingAt, findingsOf } from './finding.ts';
import type { Finding, Property } from './finding.ts';

const isAwaited = (graph: Graph, source: string): boolean => Object.keys(graph.model.outcomes[source] ?? {}).length > 0;

const busyNodes = (graph: Graph, index: number): AnyStateNode[] => {
  const snapshot = graph.states[index]?.snapshot;
  return snapshot === undefined ? [] : activeNodes(snapshot).filter(({ tags }) => tags.includes('busy'));
};

const awaitedIn = (graph: Graph, index: number): string[] =>
  [...(graph.states[index]?.living ?? [])].flatMap(([id, source]) => (isAwaited(graph, source) ? [id] : []));

const stuckOutcomes = (graph: Graph, index: number): Finding[] => {
  const own = new Set(busyNodes(graph, index).flatMap((node) => node.invoke.map(({ id }) => id)));
  return (graph.leaving[index] ?? [])
    .filter(
      ({ step, to }) => step.kind === 'outcome' && own.has(step.actor) && !('snapshot' in step.outcome) && to === index,
    )
    .map(({ step }) => findingAt(graph, index, `${step.name} does not lead out of the busy state`, step));
};

const unboundedWait = (graph: Graph, index: number, leaving: readonly Edge[]): Finding[] => {
  const ends = leaving.some(({ step, to }) => step.kind === 'timer' && to !== index);
  if (graph.model.timeLimit === 'actors' || ends) return [];
  return [findingAt(graph, index, 'busy without a time limit')];
};

const busyFindings = (graph: Graph, index: number): Finding[] => {
  const leaving = graph.leaving[index] ?? [];
  return [
    ...(awaitedIn(graph, index).length === 0 ? [findingAt(graph, index, 'busy, but no answer is awaited')] : []),
    ...stuckOutcomes(graph, index),
    ...unboundedWait(graph, index, leaving),
  ];
};

const oneSidedActors = (graph: Graph): Finding[] =>
  Object.entries(graph.model.outcomes).flatMap(([source, outcomes]) => {
    // A child machine that only reports snapshots runs as long as the state that invokes it.
    const ends = Object.values(outcomes).filter((outcome) => !('snapshot' in outcome));
    if (ends.length === 0 || (ends.some((end) => 'error' in end) && ends.some((end) => !('error' in end)))) return [];
    return [
      {
        what: `${source}: expected outcomes of success and of error, found only one kind`,
        state: graph.starts[0]?.to ?? 0,
        places: [source],
      },
    ];
  });

export const answersHandled: Property = {
  name: 'answersHandled',
  says: 'every answer (success or error) and every time limit is handled, and leads out of a busy state',
  decide: (graph) => [
    ...oneSidedActors(graph),
    ...findingsOf(graph, graph.unhandled),
    ...activeStates(graph)
      .filter((index) => busyNodes(graph, index).length > 0)
      .flatMap((index) => busyFindings(graph, index)),
  ],
};

export const noDoubleSubmit: Property = {
  name: 'noDoubleSubmit',
  says: 'while busy, no gesture starts an actor that is running already',
  decide: (graph) =>
    graph.edges.flatMap(({ from, step, started }) => {
      const before = graph.states[from];
      if (step.kind !== 'user' || before === undefined || busyNodes(graph, from).length === 0) return [];
      const working = new Set([...before.living.values()].filter((source) => isAwaited(graph, source)));
      const again = [...started.values()].filter((source) => working.has(source));
      return again.map((source) =>
        findingAt(graph, from, `${step.name} starts ${source} a second time`, step, [source]),
      );
    }),
};

const contentOf = ({ source, input: { idempotencyKey: _, ...content } }: Keyed): string =>
  `${source} ${JSON.stringify(content)}`;

export const oneContentPerKey: Property = {
  name: 'oneContentPerKey',
  says: 'an idempotency key belongs to one flow, and all calls with the same key have the same content',
  decide: (graph) => {
    const known = new Map<string, string>();
    return graph.edges.flatMap(({ from, to, step, keyed }) =>
      keyed.flatMap((sent) => {
        const key = sent.input.idempotencyKey;
        const content = contentOf(sent);
        const first = known.get(key) ?? content;
        known.set(key, first);
        const flowId: unknown = graph.states[to]?.snapshot.context.flowId;
        const isOwn = typeof flowId === 'string' && key.startsWith(`${flowId}:`);
        return [
          ...(isOwn
            ? []
            : [findingAt(graph, from, `the key of ${sent.source} is not of the flow`, step, [sent.source])]),
          ...(first === content
            ? []
            : [findingAt(graph, from, `one key for ${first} and ${content}`, step, [sent.source])]),
        ];
      }),
    );
  },
};

const isHandled = (graph: Graph, index: number, event: { readonly type: string }): boolean => {
  const snapshot = graph.states[index]?.snapshot;
  return snapshot !== undefined && graph.run.machine.getTransitionData(snapshot, event).length > 0;
};

export const lateAnswersHarmless: Property = {
  name: 'lateAnswersHarmless',
  says: 'an answer of an actor that no longer exists changes nothing',
  decide: (graph) => {
    const invoked = nodesOf(graph.run.machine.root).flatMap((node) => node.invoke);
    const answers = invoked.flatMap(({ id, src }) =>
      typeof src === 'string' ? outcomeSteps(graph.model, id, src) : [],
    );
    return activeStates(graph).flatMap((index) =>
      answers
        .filter(({ actor }) => graph.states[index]?.snapshot.children[actor] === undefined)
        .filter(({ event }) => isHandled(graph, index, event))
        .map((step) => findingAt(graph, index, `late ${step.name} is still handled`, undefined, [step.name])),
    );
  },
};
