import type { Graph } from '#formal/exploration/explore.ts';
import { transitionsOf } from '#formal/paths/edge-cover.ts';
import { pathId, type Path } from '#formal/paths/paths.ts';
import type { Proof } from './proof.ts';
import type { LevelReport, PathReport, Reports } from './reports.ts';

export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];
export const levelNames: Readonly<Record<Level, string>> = {
  0: 'exploration',
  1: 'live actor',
  2: 'rendered view',
  3: 'browser',
};

/**
 * The best test of a transition: 0 = it is never taken, 1 = in memory (levels 0 and 1), 2 = in the rendered view, 3 = in
 * a browser.
 */
export type Reach = 0 | 1 | 2 | 3;

export interface LevelCoverage {
  /** `outdated`: the report contains paths or transitions that the machine no longer has. */
  readonly status: 'run' | 'outdated' | 'not run';
  readonly transitions: ReadonlySet<string>;
  /** For each transition, the ids of the paths that take it. */
  readonly takenBy: ReadonlyMap<string, readonly string[]>;
  readonly paths: readonly PathReport[];
}

export interface Coverage {
  readonly declared: readonly string[];
  readonly byLevel: Readonly<Record<Level, LevelCoverage>>;
  reachOf(transition: string): Reach;
}

interface WalkedPath {
  readonly id: string;
  readonly transitions: ReadonlySet<string>;
}

const notRun: LevelCoverage = { status: 'not run', transitions: new Set(), takenBy: new Map(), paths: [] };

const pathsByTransition = (walked: readonly WalkedPath[]): Map<string, string[]> => {
  const takenBy = new Map<string, string[]>();
  for (const { id, transitions } of walked) {
    for (const name of transitions) takenBy.set(name, [...(takenBy.get(name) ?? []), id]);
  }
  return takenBy;
};

/**
 * The transitions that a reported path takes in the present graph; `null` if the graph does not contain this path any
 * more.
 */
export const retrace = (graph: Graph, { input, steps }: PathReport): Set<string> | null => {
  const start = graph.starts.find((one) => one.input === input);
  if (start === undefined) return null;
  const taken = new Set(start.transitions);
  let position = start.to;
  for (const { name } of steps) {
    const edge = graph.leaving[position]?.find(({ step }) => step.name === name);
    if (edge === undefined) return null;
    for (const transition of edge.transitions) taken.add(transition);
    position = edge.to;
  }
  return taken;
};

const reportedCoverage = (graph: Graph, declared: ReadonlySet<string>, report: LevelReport | null): LevelCoverage => {
  if (report === null) return notRun;
  const traced = report.paths.map((path) => ({ id: path.id, transitions: retrace(graph, path) }));
  const walked = traced.flatMap(({ id, transitions }) => (transitions === null ? [] : [{ id, transitions }]));
  const known = report.transitions.filter((name) => declared.has(name));
  const isCurrent = walked.length === traced.length && known.length === report.transitions.length;
  return {
    status: isCurrent ? 'run' : 'outdated',
    transitions: new Set(known),
    takenBy: pathsByTransition(walked),
    paths: report.paths,
  };
};

const describePath = (graph: Graph, path: Path): PathReport => ({
  id: pathId(path),
  input: path.start.input,
  steps: path.edges.map(({ step: { name, kind }, to }) => ({ name, kind, state: graph.states[to]?.label ?? '' })),
});

const memoryCoverage = (graph: Graph, paths: readonly Path[]): LevelCoverage => {
  const takenBy = pathsByTransition(paths.map((path) => ({ id: pathId(path), transitions: transitionsOf(path) })));
  return {
    status: 'run',
    transitions: new Set(takenBy.keys()),
    takenBy,
    paths: paths.map((path) => describePath(graph, path)),
  };
};

const reachIn = (byLevel: Coverage['byLevel'], transition: string): Reach => {
  if (byLevel[3].transitions.has(transition)) return 3;
  if (byLevel[2].transitions.has(transition)) return 2;
  return byLevel[1].transitions.has(transition) || byLevel[0].transitions.has(transition) ? 1 : 0;
};

/** The declared transitions that each level has taken. If `proof` is null, no level counts as run. */
export const coverageOf = (declared: readonly string[], proof: Proof | null, { view, browser }: Reports): Coverage => {
  if (proof === null) {
    return { declared, byLevel: { 0: notRun, 1: notRun, 2: notRun, 3: notRun }, reachOf: () => 0 };
  }
  const { graph, paths, livePaths } = proof;
  const names = new Set(declared);
  const byLevel = {
    0: memoryCoverage(graph, paths),
    1: memoryCoverage(
      graph,
      paths.filter((path) => livePaths.has(pathId(path))),
    ),
    2: reportedCoverage(graph, names, view),
    3: reportedCoverage(graph, names, browser),
  };
  return { declared, byLevel, reachOf: (transition) => reachIn(byLevel, transition) };
};

/**
 * The share of the declared transitions that a level has taken, rounded down: `100 %`; `none` if there are no
 * transitions.
 */
export const shareOf = ({ declared, byLevel }: Coverage, level: Level): string => {
  const { status, transitions } = byLevel[level];
  if (status === 'not run') return 'not run';
  if (declared.length === 0) return 'none';
  return `${Math.floor((transitions.size / declared.length) * 100)} %`;
};
