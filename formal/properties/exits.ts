import type { Edge, Graph } from '../exploration/explore.ts';
import { timerSteps } from '../exploration/steps.ts';
import { activeStates, findingAt, isIn } from './finding.ts';
import type { Finding, Property } from './finding.ts';

const leftBehind = (graph: Graph, state: number, lasting: readonly string[]): string[] => {
  const configuration = graph.states[state];
  if (configuration === undefined || configuration.snapshot.status !== 'active') return [];
  const actors = [...configuration.living].filter(([id, source]) => !lasting.includes(id) && !lasting.includes(source));
  const timers = timerSteps(configuration.snapshot).filter(({ delay }) => !lasting.includes(delay));
  return [...actors.map(([id]) => id), ...timers.map(({ name }) => name)];
};

const leftoverFindings = (graph: Graph, { from, to, step }: Edge, lasting: readonly string[]): Finding[] => {
  const left = leftBehind(graph, to, lasting);
  return left.length === 0 ? [] : [findingAt(graph, from, `${step.name} leaves behind: ${left.join(', ')}`, step)];
};

/** A leave event may change nothing in a home state, because leaving leads to such a state. */
export const leavable: Property = {
  name: 'leavable',
  says: 'every state can be left by a leave event, and no actor or timer remains',
  decide: (graph) => {
    const { leave, home } = graph.model;
    if (leave === undefined) return null;
    return activeStates(graph).flatMap((index) => {
      const edges = (graph.leaving[index] ?? []).filter(({ step }) => leave.events.includes(step.event.type));
      const leaving = edges.filter(({ to }) => to !== index);
      if (leaving.length > 0) return leaving.flatMap((edge) => leftoverFindings(graph, edge, leave.lasting ?? []));
      if (isIn(graph, index, home)) return [];
      return [findingAt(graph, index, `${graph.states[index]?.label ?? ''} cannot be left`)];
    });
  },
};

export const expiryReachable: Property = {
  name: 'expiryReachable',
  says: 'the expiry is handled in every state that it concerns, leads to a declared state and leaves no private data',
  decide: (graph) => {
    const { expiry } = graph.model;
    if (expiry === undefined) return null;
    return activeStates(graph)
      .filter((index) => isIn(graph, index, expiry.within))
      .flatMap((index) => {
        const edges = (graph.leaving[index] ?? []).filter(({ step }) => step.event.type === expiry.event);
        if (edges.length === 0) return [findingAt(graph, index, `${expiry.event} is not handled`)];
        return edges.flatMap(({ to, step }) => {
          if (!isIn(graph, to, expiry.lands))
            return [findingAt(graph, index, `${step.name} leads to another state than declared`, step)];
          const clean = expiry.clean?.(graph.states[to]?.snapshot.context) ?? true;
          return clean ? [] : [findingAt(graph, index, `${step.name} leaves private data in the context`, step)];
        });
      });
  },
};
