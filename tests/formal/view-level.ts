import type { ReactElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { FlowModel } from '../../machines/flow-model.ts';
import { transitionsOf } from './edge-cover.ts';
import { explore } from './explore.ts';
import type { Gestures } from './gestures.ts';
import { pathId } from './paths.ts';
import type { Path } from './paths.ts';
import { reportPath, writeReport } from './report.ts';
import { coverVariants } from './variant-cover.ts';
import { runInView } from './view-run.ts';
import type { Expectation, ViewDriver } from './view-run.ts';

export interface ViewSuite<Model extends FlowModel> {
  readonly model: Model;
  /** The flow's view on a live actor, with whatever providers it needs. */
  render(actor: ActorRefFrom<Model['machine']>): ReactElement;
  readonly gestures: Gestures<Model>;
  /** By state path, what the page shows there; `''` everywhere. */
  readonly expectations?: Readonly<Record<string, Expectation>>;
}

/**
 * Level 2 of a flow: few paths that take every named transition, driven through the rendered view by a person's
 * gestures, with the actors and timers under control. In every state on the way the page offers exactly what the
 * machine accepts. The test file begins with `// @vitest-environment jsdom`.
 */
export function describeView<Model extends FlowModel>(suite: ViewSuite<Model>): void;
export function describeView(driver: ViewDriver): void {
  const { model } = driver;
  const graph = explore(model);
  const { paths } = coverVariants(graph);
  describe(`view of ${model.name}`, () => {
    const passed: Path[] = [];
    for (const path of paths) {
      it(`shows and offers what the machine says, path ${pathId(path)}`, async () => {
        expect((await runInView(driver, graph, path)) ?? '').toBe('');
        passed.push(path);
      });
    }
    afterAll(() =>
      writeReport(`${model.name}.view`, {
        flow: model.name,
        transitions: [...new Set(passed.flatMap((path) => [...transitionsOf(path)]))],
        paths: passed.map((path) => reportPath(graph, path)),
      }),
    );
  });
}
