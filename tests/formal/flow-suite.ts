import { afterAll, describe, expect, it } from 'vitest';
import type { FlowModel } from '../../machines/flow-model.ts';
import { findJoinedWrongly } from './abstraction.ts';
import { runLive } from './actor-level.ts';
import { findUnconventional } from './conventions.ts';
import { coverEdges } from './edge-cover.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { signatureOf, throughJson } from './json-round-trip.ts';
import { coverPairs, declaredPairs } from './pairs.ts';
import { pathId, printPath, shortestPath } from './paths.ts';
import { figuresOf, pinned } from './pinned.ts';
import { decideAll } from './properties.ts';
import { reportFlow, writeReport } from './report.ts';
import { failedScenarios } from './scenarios.ts';
import { coverTransitions } from './transition-cover.ts';
import type { Cover } from './transition-cover.ts';

/** For tests that explore or replay a whole graph, in milliseconds: a machine may be busy. */
const patience = 60_000;

/** Beyond this many edges the live actor replays the covering paths only, not every edge. */
const replayableEdges = 5000;

const failures = (problems: readonly string[]): string => problems.join('\n\n');

/** What no path takes, without what is excepted, and the exceptions that are not needed. */
const untaken = (exceptions: Readonly<Record<string, string>> = {}, { uncovered }: Cover): string[] => [
  ...uncovered.filter((name) => !(name in exceptions)).map((name) => `never taken: ${name}`),
  ...Object.keys(exceptions)
    .filter((name) => !uncovered.includes(name))
    .map((name) => `the exception for "${name}" excuses nothing any more`),
];

/** The named transitions that no path takes, without the excepted ones, and the exceptions that are not needed. */
export const uncoveredTransitions = (model: FlowModel, cover: Cover): string[] =>
  untaken(model.exceptions?.coverage, cover);

const limitMessage = (graph: Graph): string => {
  if (!graph.limitHit) return '';
  const last = graph.states.length - 1;
  const context = JSON.stringify(graph.states[last]?.snapshot.context);
  const path = printPath(graph, shortestPath(graph, last));
  return `more than ${graph.model.bounds.limit} states; the last has the context ${context}\n${path}`;
};

const describeProperties = (verdicts: ReturnType<typeof decideAll>) => {
  for (const { name, says, failures: found } of verdicts.filter(({ verdict }) => verdict !== 'not declared')) {
    it(`${name}: ${says}`, () => expect(failures(found)).toBe(''));
  }
};

const describeLevel1 = (graph: Graph, cover: Cover) => {
  for (const path of cover.paths) {
    it(`live actor does what exploration says, path ${pathId(path)}`, () => {
      expect(runLive(graph, path) ?? '').toBe('');
    });
  }
  if (graph.edges.length > replayableEdges) return;
  it(
    'live actor does what exploration says, on every edge',
    () => {
      const problems = coverEdges(graph).flatMap((path) => runLive(graph, path) ?? []);
      expect(failures(problems)).toBe('');
    },
    patience,
  );
};

/** Every pair of consecutive transitions, in memory and on the live actor. */
const describePairs = (graph: Graph, pairs: Cover) => {
  it('takes every pair of transitions that the chart allows', () => {
    expect(failures(untaken(graph.model.exceptions?.pairs, pairs))).toBe('');
  });
  it('live actor does what exploration says, on every pair of transitions', () => {
    expect(failures(pairs.paths.flatMap((path) => runLive(graph, path) ?? []))).toBe('');
  });
};

/** Levels 0 and 1 of a flow, as one suite: exploration, properties, coverage, pinned figures, live actor, report. */
export const describeFlow = (model: FlowModel): void => {
  describe(`flow ${model.name}`, () => {
    const graph = explore(model);
    const cover = coverTransitions(graph);
    const pairs = model.pairs === true && !graph.limitHit ? coverPairs(graph) : null;
    const verdicts = graph.limitHit ? [] : decideAll(graph);

    it('is explored within its bounds', () => expect(limitMessage(graph)).toBe(''));
    it('keeps the conventions', () => expect(failures(findUnconventional(model))).toBe(''));
    describeProperties(verdicts);
    it('walks the scenarios', () => expect(failures(failedScenarios(model))).toBe(''));
    it('takes every named transition', () => expect(failures(uncoveredTransitions(model, cover))).toBe(''));
    it(
      'is the same machine after JSON',
      () => {
        expect(signatureOf(explore(throughJson(model)))).toBe(signatureOf(graph));
      },
      patience,
    );
    if (model.abstract !== undefined) {
      it(
        'its abstraction joins only states that go on alike',
        () => {
          expect(failures(findJoinedWrongly(graph))).toBe('');
        },
        patience,
      );
    }
    it('has the pinned figures (UPDATE_PINNED=1 pins them anew)', () => {
      const declared = declaredPairs(graph.run).size;
      const figures = figuresOf(
        graph,
        pairs === null ? undefined : { declared, taken: declared - pairs.uncovered.length },
      );
      expect(figures).toEqual(pinned(model.name, figures));
    });
    if (!graph.limitHit) describeLevel1(graph, cover);
    if (pairs !== null) describePairs(graph, pairs);
    afterAll(() => writeReport(model.name, reportFlow(graph, cover, verdicts)));
  });
};
