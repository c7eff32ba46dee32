import type { Page } from '@playwright/test';
import type { FlowModel } from '../../machines/flow-model.ts';
import { browserPaths, runInBrowser, type BrowserFlow } from '../../tests/formal/browser-paths.ts';
import { transitionsOf } from '../../tests/formal/edge-cover.ts';
import type { Edge } from '../../tests/formal/explore.ts';
import { pathId } from '../../tests/formal/paths.ts';
import { reportPath } from '../../tests/formal/report.ts';
import { createFlowReport } from './flow-report.ts';
import { keepTicking } from './keep-ticking.ts';
import type { Sandbox } from './sandbox.ts';
import type { RunningServer } from './server.ts';
import { expect, test } from './test.ts';

export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly server: RunningServer;
  /** Whether the path contains a step of this name, for preparations before the flow is opened. */
  readonly willTake: (stepName: string) => boolean;
}

type Driven<Model extends FlowModel> = Pick<
  BrowserFlow<Model>,
  'open' | 'verbs' | 'arrange' | 'release' | 'runOut' | 'bringAbout'
> & {
  /** For states in which the flow's root is not on the page, by label: how to see them. */
  readonly elsewhere?: Readonly<Record<string, () => Promise<unknown>>>;
  /** States that end before they can be checked, by label. */
  readonly fleeting?: readonly string[];
  /** The page's clock is stopped; checking a state moves it by some milliseconds. */
  readonly timeStands?: boolean;
};

interface FlowInBrowser<Model extends FlowModel> {
  readonly model: Model;
  /** Steps that a browser cannot bring about are left out; say why where this is used. */
  readonly isFeasible?: (step: Edge['step']) => boolean;
  /** How to drive the flow on a stage; called again for each path. */
  readonly drive: (stage: Stage) => Promise<Driven<Model>>;
}

/** Level 3 of a flow: the covering paths in a real browser with the real server; each state is checked once. */
export function runFlowInBrowser<const Model extends FlowModel>({
  model,
  isFeasible,
  drive,
}: FlowInBrowser<Model>): void {
  const { graph, paths, uncovered } = browserPaths(model, isFeasible);
  const report = createFlowReport(model.name);
  const taken: (typeof paths)[number][] = [];

  test.describe(`flow ${model.name}`, () => {
    // One worker takes all paths, one after another: they share a report.
    test.describe.configure({ mode: 'default' });
    for (const path of paths) {
      test(`path ${pathId(path)}`, async ({ page, sandbox, server }) => {
        const {
          elsewhere = {},
          fleeting = [],
          timeStands = false,
          ...driven
        } = await drive({
          page,
          sandbox,
          server,
          willTake: (name) => path.edges.some(({ step }) => step.name === name),
        });
        const root = page.locator(`[data-flow="${model.name}"]`);
        const flow = {
          ...driven,
          expectState: async (label: string) => {
            if (fleeting.includes(label)) return;
            const seen = elsewhere[label];
            if (seen !== undefined) await seen();
            else if (label !== '') await expect(root).toHaveAttribute('data-state', label);
          },
          visit: async (label: string) => {
            if (fleeting.includes(label)) return;
            const visiting = report.visit(page, label);
            if (timeStands) await keepTicking(page, visiting);
            expect(await visiting).toEqual([]);
          },
        };
        await runInBrowser(flow as BrowserFlow<Model>, graph, path);
        taken.push(path);
      });
    }
    test.afterAll(() =>
      report.write(
        taken.flatMap((path) => [...transitionsOf(path)]),
        uncovered,
        taken.map((path) => reportPath(graph, path)),
      ),
    );
  });
}
