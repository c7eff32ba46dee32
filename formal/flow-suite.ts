import { afterAll, describe, expect, it } from 'vitest';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { runLive } from './actor/actor-level.ts';
import { keepForOthers } from './exploration/explore-once.ts';
import { explore } from './exploration/explore.ts';
import type { Graph } from './exploration/explore.ts';
import { signatureOf, throughJson } from './exploration/json-round-trip.ts';
import { coverEdges } from './paths/edge-cover.ts';
import { coverPairs, declaredPairs } from './paths/pairs.ts';
import { printPath, shortestPath } from './paths/paths.ts';
import { coverTransitions } from './paths/transition-cover.ts';
import type { Cover } from './paths/transition-cover.ts';
import { figuresOf, pinned } from './pinned.ts';
import { findWronglyJoined } from './properties/abstraction.ts';
import { findBrokenConventions } from './properties/conventions.ts';
import { decideAll } from './properties/properties.ts';
import { failedScenarios } from './properties/scenarios.ts';
import { reportFlow, writeReport } from './report.ts';
import { isWholeSuite } from './whole-suite.ts';

/** In milliseconds, for tests that explore or replay a whole graph: the computer may be busy. */
const timeout = 180_000;

/** If a graph has more edges than this, the live actor replays only the covering paths, not every edge. */
const replayableEdges = 5000;

const failures = (problems: readonly string[]): string => problems.join('\n\n');

/** Messages about names that no path takes and that have no exception, and about exceptions that are not needed. */
const untaken = (exceptions: Readonly<Record<string, string>> = {}, { uncovered }: Cover): string[] => [
  ...uncovered.filter((name) => !(name in exceptions)).map((name) => `never taken: ${name}`),
  ...Object.keys(exceptions)
    .filter((name) => !uncovered.includes(name))
    .map((name) => `the exception for "${name}" excuses nothing any more`),
];

/**
 * Messages about named transitions that no path takes and that have no exception, and about exceptions that are not
 * needed.
 */
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

/**
 * These tests check the library more than the flow. `npm test` runs them only for flows about money and for one machine
 * of each shape; `test:all` runs them for all flows.
 */
const describeThoroughly = (graph: Graph): void => {
  it(
    'is the same machine after its config was converted to JSON and back',
    () => {
      expect(signatureOf(explore(throughJson(graph.model)))).toBe(signatureOf(graph));
    },
    timeout,
  );
  if (graph.edges.length > replayableEdges) return;
  it(
    'does the same in a running actor as in the exploration, on every edge',
    () => {
      const problems = coverEdges(graph).flatMap((path) => runLive(graph, path) ?? []);
      expect(failures(problems)).toBe('');
    },
    timeout,
  );
};

/** Tests every pair of consecutive transitions, in memory and on the live actor. */
const describePairs = (graph: Graph, pairs: Cover) => {
  it('takes every pair of transitions that the statechart allows', () => {
    expect(failures(untaken(graph.model.exceptions?.pairs, pairs))).toBe('');
  });
  it('does the same in a running actor as in the exploration, on every pair of transitions', () => {
    expect(failures(pairs.paths.flatMap((path) => runLive(graph, path) ?? []))).toBe('');
  });
};

interface FlowOptions {
  /**
   * Also in `npm test`, the machine is tested on every edge and after conversion to JSON, as an example of its shape.
   * This is always so for models with `pairs`.
   */
  readonly thoroughly?: true;
}

/** Tests levels 0 and 1 of a flow: exploration, properties, coverage, pinned counts, live actor, report. */
export const describeFlow = (model: FlowModel, options: FlowOptions = {}): void => {
  describe(`flow ${model.name}`, () => {
    const graph = explore(model);
    keepForOthers(graph);
    const cover = coverTransitions(graph);
    const pairs = model.pairs === true && !graph.limitHit ? coverPairs(graph) : null;
    const verdicts = graph.limitHit ? [] : decideAll(graph);

    it('has no more states than its limit', () => expect(limitMessage(graph)).toBe(''));
    it('follows the conventions', () => expect(failures(findBrokenConventions(model))).toBe(''));
    describeProperties(verdicts);
    it('follows its scenarios', () => expect(failures(failedScenarios(model))).toBe(''));
    it('takes every named transition on some path', () =>
      expect(failures(uncoveredTransitions(model, cover))).toBe(''));
    if (model.abstract !== undefined) {
      it(
        'has an abstraction that joins only states with the same further steps',
        () => {
          expect(failures(findWronglyJoined(graph))).toBe('');
        },
        timeout,
      );
    }
    it('has the pinned counts of states, edges and transitions (UPDATE_PINNED=1 replaces them)', () => {
      const declared = declaredPairs(graph.run).size;
      const figures = figuresOf(
        graph,
        pairs === null ? undefined : { declared, taken: declared - pairs.uncovered.length },
      );
      expect(figures).toEqual(pinned(model.name, figures));
    });
    if (!graph.limitHit) {
      it('does the same in a running actor as in the exploration, on paths through every transition', () =>
        expect(failures(cover.paths.flatMap((path) => runLive(graph, path) ?? []))).toBe(''));
      if (options.thoroughly ?? model.pairs ?? isWholeSuite) describeThoroughly(graph);
    }
    if (pairs !== null) describePairs(graph, pairs);
    afterAll(() => writeReport(model.name, reportFlow(graph, cover, verdicts)));
  });
};
