import type { Locator, Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { browserPaths, runInBrowser, type BrowserFlow } from '#formal/browser/browser-paths.ts';
import { transitionsOf } from '#formal/paths/edge-cover.ts';
import type { IsFeasible } from '#formal/paths/feasible.ts';
import { pathId } from '#formal/paths/paths.ts';
import { reportPath } from '#formal/report.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { createFlowReport } from './flow-report.ts';
import { seeCallsHeld } from './held-calls.ts';
import { keepTicking } from './keep-ticking.ts';
import { differencesOf, hasLog, saveLog } from './replay-log.ts';
import type { Sandbox } from './sandbox.ts';
import type { ServerOptions } from './server-options.ts';
import type { RunningServer } from './server.ts';
import { expect, test } from './test.ts';
import { withOurs } from './whole.ts';

/** Whether the flow log of each path is saved and replayed (docs/testing.md). */
const replaysLogs = process.env['REPLAY_LOGS'] !== undefined;

/** The fixtures and the description of one path in the browser. */
export interface PathContext {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly server: RunningServer;
  /** `plain`: the server has only the specified calls. */
  readonly backEnd: ServerOptions['backEnd'];
  /** The name of the model's input with which the flow is opened. */
  readonly input: string;
  /** Whether the path contains a step of this name; for preparations before the flow is opened. */
  readonly willTake: (stepName: string) => boolean;
}

type FlowDriver<Model extends FlowModel> = Pick<
  BrowserFlow<Model>,
  'open' | 'verbs' | 'arrange' | 'release' | 'seeCallsHeld' | 'runOut' | 'bringAbout'
> & {
  /** For each label of a state in which the flow's root element is not on the page: how to check this state. */
  readonly withoutRoot?: Readonly<Record<string, () => Promise<unknown>>>;
  /** The labels of states that end before they can be checked. */
  readonly unchecked?: readonly string[];
  /** The flow's root element, if the page has several flows of this name. */
  readonly root?: Locator;
  /** The test has stopped the page's clock, so the check of a state moves it by some milliseconds. */
  readonly isClockStopped?: boolean;
};

export type IsFeasibleIn<Model extends FlowModel> = IsFeasible<SnapshotFrom<Model['machine']>>;

interface FlowInBrowser<Model extends FlowModel> {
  readonly model: Model;
  /** False for steps that a browser cannot cause; they are left out. Give the reason in a comment. */
  readonly isFeasible?: IsFeasibleIn<Model>;
  /** The inputs with which a browser can open the flow; by default all of them. */
  readonly inputs?: readonly string[];
  /** A path with this many steps is not extended. Use a higher number than usual for a flow that takes long to open. */
  readonly length?: number;
  /** `npm test` runs the flow as well, because it is about money or the session; `test:all` runs every flow. */
  readonly inEachRun?: boolean;
  /** The flow needs an extension: it does not run on a plain back end. */
  readonly needsExtension?: boolean;
  /** Paths with one of these steps need an extension, or a field of ours: they do not run on a plain back end. */
  readonly stepsWithOurs?: ReadonlySet<string>;
  /** Prepares the accounts and the page, and returns how to drive the flow; called for each path. */
  readonly drive: (context: PathContext) => Promise<FlowDriver<Model>>;
}

/**
 * Level 3 of the tests of a flow: takes every transition that a browser can cause, in a real browser with the real
 * server. After each step the state that the page shows is compared with the model's state.
 */
export function runFlowInBrowser<const Model extends FlowModel>({
  model,
  isFeasible,
  inputs,
  length,
  inEachRun = false,
  needsExtension = false,
  stepsWithOurs = new Set(),
  drive,
}: FlowInBrowser<Model>): void {
  if (!isWholeSuite && !inEachRun) return;
  const { graph, paths, uncovered } = browserPaths(model, {
    ...(isFeasible === undefined ? {} : { isFeasible: isFeasible as IsFeasible }),
    ...(inputs === undefined ? {} : { inputs }),
    ...(length === undefined ? {} : { length }),
  });
  const report = createFlowReport(model.name);
  const taken: (typeof paths)[number][] = [];

  test.describe(`flow ${model.name} in the browser`, needsExtension ? withOurs : {}, () => {
    // One worker runs all paths one after another, because they share a report.
    test.describe.configure({ mode: 'default' });
    for (const path of paths) {
      const tags = path.edges.some(({ step }) => stepsWithOurs.has(step.name)) ? withOurs : {};
      test(
        `shows the model's state after each step, path ${pathId(path)}`,
        tags,
        async ({ page, sandbox, server, backEnd }) => {
          const {
            withoutRoot = {},
            unchecked = [],
            isClockStopped = false,
            root = page.locator(`[data-flow="${model.name}"]`),
            ...driven
          } = await drive({
            page,
            sandbox,
            server,
            backEnd,
            input: path.start.input,
            willTake: (name) => path.edges.some(({ step }) => step.name === name),
          });
          const flow = {
            seeCallsHeld: () => seeCallsHeld(page),
            ...driven,
            expectState: async (label: string) => {
              if (unchecked.includes(label)) return;
              const check = withoutRoot[label];
              if (check !== undefined) await check();
              else if (label !== '') await expect(root).toHaveAttribute('data-state', label);
            },
            visit: async (label: string) => {
              // The pages on a plain back end look the same.
              if (!isWholeSuite || backEnd === 'plain' || unchecked.includes(label)) return;
              const visiting = report.visit(page, label);
              if (isClockStopped) await keepTicking(page, visiting);
              expect(await visiting).toEqual([]);
            },
          };
          await runInBrowser(flow as BrowserFlow<Model>, graph, path);
          const last = graph.states[path.edges.at(-1)?.to ?? path.start.to]?.label ?? '';
          if (replaysLogs && !unchecked.includes(last) && (await hasLog(page)))
            expect(await differencesOf(await saveLog(page))).toBe('');
          taken.push(path);
        },
      );
    }
    test.afterAll(({ backEnd }) => {
      if (backEnd === 'plain') return;
      report.write(
        taken.flatMap((path) => [...transitionsOf(path)]),
        uncovered,
        taken.map((path) => reportPath(graph, path)),
      );
    });
  });
}
