import type { ReactElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { FlowModel } from '../../machines/flow-model.ts';
import { transitionsOf } from './edge-cover.ts';
import { explore, type Graph } from './explore.ts';
import type { Gestures } from './gestures.ts';
import { pathId } from './paths.ts';
import type { Path } from './paths.ts';
import { pinnedPages } from './pinned-pages.ts';
import { reportPath, writeReport } from './report.ts';
import { coverTransitions } from './transition-cover.ts';
import { coverVariants } from './variant-cover.ts';
import { runInView } from './view-run.ts';
import type { Expectation, ViewDriver } from './view-run.ts';

export interface ViewSuite<Model extends FlowModel> {
  readonly model: Model;
  /** The flow's view of a live actor, with the providers that it needs. */
  render(actor: ActorRefFrom<Model['machine']>): ReactElement;
  readonly gestures: Gestures<Model>;
  /** By state path: what the page shows in this state; `''` is checked in every state. */
  readonly expectations?: Readonly<Record<string, Expectation>>;
}

/** For each named input with which none of the paths begins, the longest of its own: it shows what only this input has. */
const pathsOfOtherInputs = (graph: Graph, paths: readonly Path[]): readonly Path[] => {
  const used = new Set(paths.map(({ start }) => start.input));
  return graph.starts
    .filter(({ input }) => !used.has(input))
    .map((start) => {
      const own = coverTransitions({ ...graph, starts: [start] }).paths;
      return own.reduce((longest, path) => (path.edges.length > longest.edges.length ? path : longest), {
        start,
        edges: [],
      } as Path);
    });
};

/**
 * Tests level 2 of a flow: a few paths take every named transition by gestures on the rendered view, with actors and
 * timers under control, and at least one path begins with each named input of the model. In every state of a path, the
 * page must offer exactly the events that the machine accepts. The test file begins with `// @vitest-environment jsdom`.
 */
export function describeView<Model extends FlowModel>(suite: ViewSuite<Model>): void;
export function describeView(driver: ViewDriver): void {
  const { model } = driver;
  const graph = explore(model);
  const cover = coverVariants(graph).paths;
  const paths = [...cover, ...pathsOfOtherInputs(graph, cover)];
  const pinned = pinnedPages(model.name);
  describe(`view of ${model.name}`, () => {
    const passed: Path[] = [];
    for (const path of paths) {
      it(`the page shows what is pinned and offers exactly what the machine accepts, path ${pathId(path)}`, async () => {
        const { problem, pages } = await runInView(driver, graph, path);
        expect(problem ?? '').toBe('');
        expect(pages).toEqual(pinned.of(pathId(path), pages));
        passed.push(path);
      });
    }
    afterAll(() => pinned.write());
    afterAll(() =>
      writeReport(`${model.name}.view`, {
        flow: model.name,
        transitions: [...new Set(passed.flatMap((path) => [...transitionsOf(path)]))],
        paths: passed.map((path) => reportPath(graph, path)),
      }),
    );
  });
}
