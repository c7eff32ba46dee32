import type { Edge, Graph, Start } from '../exploration/explore.ts';
import { isEdge } from '../exploration/explore.ts';
import { joinPaths } from '../exploration/graph-library.ts';
import { pathOf, sortedById } from './paths.ts';
import type { Path } from './paths.ts';
import { tableOf } from './table-logic.ts';
import type { TableEvent, TableState } from './table-logic.ts';
import { nearestGoal, takenBy, withEvent } from './table-paths.ts';
import type { TablePath } from './table-paths.ts';

export interface CoverOptions {
  /** Returns false for an edge that this test level cannot take. */
  readonly allow?: (edge: Edge) => boolean;
  /** A path with this many steps is not extended, because the failure of a short path is easier to read. */
  readonly length?: number;
  /** The names that the paths have to take instead of all named transitions. */
  readonly goals?: Goals;
}

/** The names to take. `of` returns the names that an edge or a start takes. */
export interface Goals {
  readonly names: Iterable<string>;
  readonly of: (taken: Edge | Start) => readonly string[];
}

export interface Cover {
  readonly paths: readonly Path[];
  /** The names that no path can take. */
  readonly uncovered: readonly string[];
}

const transitionsIn = ({ run }: Graph): Goals => ({ names: run.names.values(), of: ({ transitions }) => transitions });

/**
 * A few paths that together take every named transition. Each path continues to the nearest transition that is not taken
 * yet; if it can reach no such transition, the next path begins at a start. The number of these paths grows with the size
 * of the machine, whereas the number of all simple paths grows much faster.
 */
export const coverTransitions = (graph: Graph, options: CoverOptions = {}): Cover => {
  const { allow = () => true, length = 30, goals = transitionsIn(graph) } = options;
  const table = tableOf(graph);
  const open = new Set(goals.names);
  const isAllowed = ({ taken }: TableEvent) => !isEdge(taken) || allow(taken);
  const isOpen = (event: TableEvent) => isAllowed(event) && goals.of(event.taken).some((name) => open.has(name));
  const openEventIn = (state: TableState) => table.eventsIn(state).find(isOpen);

  /** A shortest path that takes an open transition. Afterwards no transition on the path is open. */
  const pathOnwards = (from: TableState): TablePath | null => {
    if (open.size === 0) return null;
    const way = nearestGoal(table, from, (state) => openEventIn(state) !== undefined, isAllowed);
    const event = way === null ? undefined : openEventIn(way.state);
    if (way === null || event === undefined) return null;
    const whole = withEvent(way, event);
    for (const name of takenBy(whole).flatMap(goals.of)) open.delete(name);
    return whole;
  };

  const paths: Path[] = [];
  for (let path = pathOnwards(table.root); path !== null; path = pathOnwards(table.root)) {
    let whole = path;
    // Minus one, because the weight also counts the start, which is not a step.
    while (whole.weight - 1 < length) {
      const more = pathOnwards(whole.state);
      if (more === null) break;
      whole = joinPaths(whole, more);
    }
    paths.push(pathOf(whole));
  }
  return { paths: sortedById(paths), uncovered: [...open] };
};
