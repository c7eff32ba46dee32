import { createHash } from 'node:crypto';
import { isEdge } from '../exploration/explore.ts';
import type { Edge, Graph, Start } from '../exploration/explore.ts';
import { tableOf } from './table-logic.ts';
import { nearestGoal, takenBy } from './table-paths.ts';
import type { TablePath } from './table-paths.ts';

/** A path through a flow: its start and the edges that it takes. */
export interface Path {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** The first eight hexadecimal digits of a hash of the start and the steps; equal as long as the path is the same. */
export const pathId = ({ start, edges }: Path): string =>
  createHash('sha256')
    .update(JSON.stringify([start.input, ...edges.map(({ step }) => step.name)]))
    .digest('hex')
    .slice(0, 8);

export const sortedById = (paths: readonly Path[]): readonly Path[] =>
  paths.toSorted((one, other) => (pathId(one) < pathId(other) ? -1 : 1));

/** Converts a path of the library into a path through the flow. */
export const pathOf = (path: TablePath): Path => {
  const [start, ...edges] = takenBy(path);
  if (start === undefined || isEdge(start))
    throw new Error('Expected a path that begins with a start, found another one');
  return { start, edges: edges.filter(isEdge) };
};

/** A shortest path to a state. */
export const shortestPath = (graph: Graph, state: number): Path => {
  const table = tableOf(graph);
  const path = nearestGoal(table, table.root, ({ index }) => index === state);
  if (path === null) throw new Error(`Expected a path from a start to state ${state}, found none`);
  return pathOf(path);
};

/** The steps with the states between them, and the line that replays them in a test. */
export const printPath = (graph: Graph, { start, edges }: Path, more: readonly string[] = []): string => {
  const label = (state: number) => graph.states[state]?.label ?? '?';
  const lines = [
    `  start ${start.input} → ${label(start.to)}`,
    ...edges.map(({ step, to }) => `  ${step.name} → ${label(to)}`),
    ...more.map((name) => `  ${name}`),
  ];
  const names = [...edges.map(({ step }) => step.name), ...more].map(quote).join(', ');
  return [...lines, `  replay: replay(${graph.model.name}Model, ${quote(start.input)}, [${names}])`].join('\n');
};
