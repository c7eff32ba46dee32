import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from './exploration/explore.ts';
import { transitionsOf } from './paths/edge-cover.ts';
import { pathId } from './paths/paths.ts';
import type { Path } from './paths/paths.ts';
import type { Cover } from './paths/transition-cover.ts';
import type { Verdict } from './properties/properties.ts';

export interface PathReport {
  readonly id: string;
  readonly input: string;
  readonly steps: readonly { readonly name: string; readonly kind: string; readonly state: string }[];
}

/** The results of a run for a flow; the flow gallery reads them from `.cache/formal/<flow>.json`. */
export interface FlowReport {
  readonly flow: string;
  readonly states: number;
  readonly edges: number;
  /** For each name of a transition: the ids of the generated paths that take it. */
  readonly transitions: Readonly<Record<string, readonly string[]>>;
  readonly uncovered: readonly string[];
  readonly properties: readonly Verdict[];
  readonly paths: readonly PathReport[];
  /** The labels of all reachable states. */
  readonly labels: readonly string[];
}

export const reportPath = (graph: Graph, path: Path): PathReport => ({
  id: pathId(path),
  input: path.start.input,
  steps: path.edges.map(({ step: { name, kind }, to }) => ({ name, kind, state: graph.states[to]?.label ?? '' })),
});

const coveringPaths = (graph: Graph, paths: readonly Path[]): Record<string, string[]> => {
  const taken = paths.map((path) => ({ id: pathId(path), names: transitionsOf(path) }));
  return Object.fromEntries(
    [...graph.run.names.values()].map((name) => [
      name,
      taken.filter(({ names }) => names.has(name)).map(({ id }) => id),
    ]),
  );
};

export const reportFlow = (graph: Graph, cover: Cover, verdicts: readonly Verdict[]): FlowReport => ({
  flow: graph.model.name,
  states: graph.states.length,
  edges: graph.edges.length,
  transitions: coveringPaths(graph, cover.paths),
  uncovered: cover.uncovered,
  properties: verdicts,
  paths: cover.paths.map((path) => reportPath(graph, path)),
  labels: [...new Set(graph.states.map(({ label }) => label))].toSorted(),
});

/** Writes a report to `.cache/formal/<name>.json`. */
export const writeReport = (name: string, report: object): void => {
  const folder = join(import.meta.dirname, '../.cache/formal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
};
