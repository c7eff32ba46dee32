import type { Edge, Graph } from './explore.ts';
import { isEdge } from './explore.ts';
import { joinPaths } from './graph-library.ts';
import { pathOf, sortedById } from './paths.ts';
import type { Path } from './paths.ts';
import { tableOf } from './table-logic.ts';
import type { TableEvent, TableState } from './table-logic.ts';
import { nearestGoal, takenBy, withEvent } from './table-paths.ts';
import type { TablePath } from './table-paths.ts';

export interface CoverOptions {
  /** Edges that a level cannot drive are not walked. */
  readonly allow?: (edge: Edge) => boolean;
  /** A path that has as many steps starts no further search: short paths fail readably. */
  readonly length?: number;
}

export interface Cover {
  readonly paths: readonly Path[];
  /** Goals that no path can reach, by name. */
  readonly uncovered: readonly string[];
}

/**
 * Few paths that take every named transition: always the nearest one not yet taken, from the start when nothing new
 * is reachable. The size grows with the machine, where simple paths explode.
 */
export const coverTransitions = (graph: Graph, { allow = () => true, length = 30 }: CoverOptions = {}): Cover => {
  const table = tableOf(graph);
  const open = new Set(graph.run.names.values());
  const isAllowed = ({ taken }: TableEvent) => !isEdge(taken) || allow(taken);
  const openEventIn = (state: TableState) =>
    table.eventsIn(state).find((event) => isAllowed(event) && event.taken.transitions.some((name) => open.has(name)));

  /** A shortest way on that takes an open transition. What it takes is open no longer. */
  const wayOn = (from: TableState): TablePath | null => {
    if (open.size === 0) return null;
    const way = nearestGoal(table, from, (state) => openEventIn(state) !== undefined, isAllowed);
    const event = way === null ? undefined : openEventIn(way.state);
    if (way === null || event === undefined) return null;
    const whole = withEvent(way, event);
    for (const name of takenBy(whole).flatMap(({ transitions }) => transitions)) open.delete(name);
    return whole;
  };

  const paths: Path[] = [];
  for (let path = wayOn(table.root); path !== null; path = wayOn(table.root)) {
    let whole = path;
    // The start is one of the path's events, and no step.
    while (whole.weight - 1 < length) {
      const more = wayOn(whole.state);
      if (more === null) break;
      whole = joinPaths(whole, more);
    }
    paths.push(pathOf(whole));
  }
  return { paths: sortedById(paths), uncovered: [...open] };
};
