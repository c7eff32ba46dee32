import { isDeepStrictEqual } from 'node:util';
import type { Graph } from '../exploration/explore.ts';
import type { Advance } from '../exploration/pure-run.ts';
import type { Path } from '../paths/paths.ts';
import { printPath } from '../paths/paths.ts';
import { startLive } from './live-run.ts';
import type { LiveRun } from './live-run.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const observe = ({ snapshot, takeStarted, errors }: LiveRun) => {
  const { value, status, context, children } = snapshot();
  return asJson({
    value,
    status,
    context,
    actors: status === 'active' ? Object.keys(children).toSorted() : [],
    started: takeStarted(),
    errors: errors.map(String),
  });
};

const expectation = ({ configuration: { snapshot }, started }: Advance) =>
  asJson({
    value: snapshot.value,
    status: snapshot.status,
    context: snapshot.context,
    actors: snapshot.status === 'active' ? Object.keys(snapshot.children).toSorted() : [],
    started: started.map(({ source, id, input }) => ({ source, id, input })),
    errors: [],
  });

const difference = (live: LiveRun, pure: Advance, expectedKey: string): string | null => {
  if (pure.configuration.key !== expectedKey)
    return 'the abstraction is wrong: two states that it joins go on differently';
  const [seen, expected] = [observe(live), expectation(pure)];
  return isDeepStrictEqual(seen, expected) ? null : `live ${JSON.stringify(seen)}\n  pure ${JSON.stringify(expected)}`;
};

/**
 * Runs a path on a live actor and in memory at the same time. Returns the first difference, printed with its path: in
 * the state, the context, the status, the running actors, the started actors with their inputs, or the reported errors.
 * `null` = no difference.
 */
export const runLive = (graph: Graph, { start, edges }: Path): string | null => {
  const input = graph.model.inputs[start.input];
  const live = startLive(graph.model, input);
  const keyOf = (state: number) => graph.states[state]?.key ?? '';
  let pure = graph.run.start(input);
  let problem = difference(live, pure, keyOf(start.to));
  let done = 0;
  for (const { step, to } of edges) {
    if (problem !== null) break;
    done += 1;
    live.take(step);
    pure = graph.run.advance(pure.configuration, step);
    problem = difference(live, pure, keyOf(to));
  }
  live.stop();
  return problem === null ? null : `${problem}\n${printPath(graph, { start, edges: edges.slice(0, done) })}`;
};
