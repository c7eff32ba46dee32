import { createHash } from 'node:crypto';
import type { Edge, Graph, Start } from './explore.ts';

/** A way through a flow: where it starts and the edges it takes. */
export interface Path {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** Stable as long as the path itself: eight hexadecimal digits of its start and its steps. */
export const pathId = ({ start, edges }: Path): string =>
  createHash('sha256')
    .update(JSON.stringify([start.input, ...edges.map(({ step }) => step.name)]))
    .digest('hex')
    .slice(0, 8);

/** For every state the edge by which exploration reached it first; `undefined` for the starts. */
const firstEdges = (graph: Graph): Map<number, Edge> => {
  const first = new Map<number, Edge>();
  const starts = new Set(graph.starts.map(({ to }) => to));
  for (const edge of graph.edges) if (!first.has(edge.to) && !starts.has(edge.to)) first.set(edge.to, edge);
  return first;
};

/** A shortest path to a state. */
export const shortestPath = (graph: Graph, state: number): Path => {
  const first = firstEdges(graph);
  const edges: Edge[] = [];
  for (let edge = first.get(state); edge !== undefined; edge = first.get(edge.from)) edges.unshift(edge);
  const origin = edges[0]?.from ?? state;
  const start = graph.starts.find(({ to }) => to === origin);
  if (start === undefined) throw new Error(`State ${state} is not reached from any start`);
  return { start, edges };
};

/** The steps with the states between them, and the one line that replays them as a test. */
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
