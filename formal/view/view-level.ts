import type { ReactElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { exploreOnce } from '../exploration/explore-once.ts';
import { transitionsOf } from '../paths/edge-cover.ts';
import type { IsFeasible } from '../paths/feasible.ts';
import { pathId } from '../paths/paths.ts';
import type { Path } from '../paths/paths.ts';
import { reportPath, writeReport } from '../report.ts';
import type { Gestures } from './gestures.ts';
import { pinnedPages } from './pinned-pages.ts';
import type { ViewOf } from './shown-values.ts';
import { viewPaths } from './view-paths.ts';
import { runInView } from './view-run.ts';
import type { Expectation, ViewDriver } from './view-run.ts';

export interface ViewSuite<Model extends FlowModel> {
  readonly model: Model;
  /** Renders the flow's view of a live actor, with the providers that it needs. */
  render(actor: ActorRefFrom<Model['machine']>): ReactElement;
  readonly gestures: Gestures<Model>;
  /** The view of the flow. The paths show every possible value of each property that this view returns. */
  readonly view?: ViewOf<SnapshotFrom<Model['machine']>>;
  /** For each state path: checks of the page in this state; the checks of `''` run in every state. */
  readonly expectations?: Readonly<Record<string, Expectation>>;
  /** Returns false for steps that the page cannot cause in a state. Give the reason in a comment. */
  readonly isFeasible?: IsFeasible<SnapshotFrom<Model['machine']>>;
}

/**
 * Tests level 2 of a flow: a few paths (view-paths.ts) take every named transition and every named step and show every
 * value of the view by gestures on the rendered view, with actors and timers under control. In every state of a path, the
 * page must offer exactly the events that the machine accepts. The test file begins with `// @vitest-environment jsdom`.
 */
export function describeView<Model extends FlowModel>(suite: ViewSuite<Model>): void;
export function describeView(driver: ViewDriver): void {
  const { model } = driver;
  const graph = exploreOnce(model);
  const paths = viewPaths(graph, driver);
  const pinned = pinnedPages(model.name);
  describe(`view of ${model.name}`, () => {
    const passed: Path[] = [];
    for (const path of paths) {
      it(`shows the pinned pages and offers exactly the events that the machine accepts, path ${pathId(path)}`, async () => {
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
