import type { Edge, Start } from '../exploration/explore.ts';
import { getShortestPaths, joinPaths } from '../exploration/graph-library.ts';
import type { StatePath } from '../exploration/graph-library.ts';
import type { Table, TableEvent, TableState } from './table-logic.ts';

/** A path of the library. Its first step only names the state where the path begins. */
export type TablePath = StatePath<TableState, TableEvent>;

/** The start and the edges that a path takes, in order. */
export const takenBy = ({ steps }: TablePath): (Start | Edge)[] => steps.slice(1).map(({ event }) => event.taken);

/** The path, extended by one event. */
export const withEvent = (path: TablePath, event: TableEvent): TablePath =>
  joinPaths(path, {
    state: event.to,
    steps: [
      { state: path.state, event },
      { state: event.to, event },
    ],
    weight: 1,
  });

/** A shortest path from a state to the nearest goal, over allowed events; `null` when no goal can be reached. */
export const nearestGoal = (
  { logic, eventsIn }: Table,
  fromState: TableState,
  isGoal: (state: TableState) => boolean,
  isAllowed: (event: TableEvent) => boolean = () => true,
): TablePath | null => {
  let nearest: TableState | null = null;
  const [path] = getShortestPaths(logic, {
    fromState,
    serializeState: ({ key }) => key,
    serializeEvent: ({ type }) => type,
    events: (state) => eventsIn(state).filter(isAllowed),
    // The library searches breadth first, so the first goal is a nearest goal, and the search can stop.
    stopWhen: (state) => {
      if (nearest === null && isGoal(state)) nearest = state;
      return nearest !== null;
    },
    toState: (state) => state === nearest,
  });
  return path ?? null;
};
