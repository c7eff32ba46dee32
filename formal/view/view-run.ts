import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { endedIn, startLive } from '../actor/live-run.ts';
import type { LiveRun } from '../actor/live-run.ts';
import type { Edge, Graph } from '../exploration/explore.ts';
import { statePaths } from '../exploration/pure-run.ts';
import { printPath } from '../paths/paths.ts';
import type { Path } from '../paths/paths.ts';
import type { AnyGestures, Page } from './gestures.ts';
import { heldTexts } from './held-texts.ts';
import { findMismatches, isUsable } from './offered.ts';
import { outlineOf } from './outline.ts';
import type { PageOptions } from './view-paths.ts';

export type Expectation = (page: Page, snapshot: AnyMachineSnapshot) => void | Promise<void>;

/** A view of any machine, with the gestures that use it. */
export interface ViewDriver extends PageOptions {
  readonly model: FlowModel;
  render(actor: AnyActorRef): ReactElement;
  readonly gestures: AnyGestures;
  readonly expectations?: Readonly<Record<string, Expectation>>;
}

const perform = async ({ gestures }: ViewDriver, page: Page, live: LiveRun, { step }: Edge): Promise<string[]> => {
  if (step.kind !== 'user') {
    act(() => live.take(step));
    return [];
  }
  const gesture = gestures[step.event.type];
  const control = gesture?.find(page, step.payload) ?? null;
  if (gesture === undefined || !isUsable(control)) return [`expected a usable control for ${step.name}, found none`];
  await gesture.perform(page, step.payload, control);
  return [];
};

const check = async (
  driver: ViewDriver,
  graph: Graph,
  page: Page,
  live: LiveRun,
  expected: number,
): Promise<string[]> => {
  const { gestures, expectations = {} } = driver;
  const snapshot = live.snapshot();
  const { key } = graph.run.configure(snapshot, endedIn(snapshot));
  const expectedKey = graph.states[expected]?.key;
  if (key !== expectedKey) return [`expected the state ${expectedKey ?? '?'}\n  found the state ${key}`];
  for (const path of statePaths(snapshot)) await expectations[path]?.(page, snapshot);
  return findMismatches(graph.model, gestures, page, snapshot);
};

/** The result of a path that was taken by gestures on the rendered view. */
export interface ViewRun {
  /** The first problem, with the path up to it. */
  readonly problem: string | null;
  /** The outline of the page at the start and after each step. */
  readonly pages: readonly (readonly string[])[];
}

/** Waits until code that the page loads on demand has arrived and is rendered. */
export const codeDrawn = (): Promise<void> => act(() => vi.dynamicImportSettled());

/** Takes a path by gestures on the rendered view. */
export const runInView = async (driver: ViewDriver, graph: Graph, { start, edges }: Path): Promise<ViewRun> => {
  const live = startLive(graph.model, graph.model.inputs[start.input]);
  const { baseElement } = render(driver.render(live.actor));
  const page: Page = { user: userEvent.setup({ delay: null }), root: baseElement };
  const pages: (readonly string[])[] = [];
  const failure = (problems: readonly string[], done: number): ViewRun => ({
    problem: `${problems.join('\n')}\n${printPath(graph, { start, edges: edges.slice(0, done) })}`,
    pages,
  });
  const recordPage = async (): Promise<string[]> => {
    await codeDrawn();
    pages.push(outlineOf(baseElement));
    return heldTexts(baseElement).map((text) => `expected an element of its own around the text '${text}'`);
  };
  try {
    const first = await check(driver, graph, page, live, start.to);
    if (first.length > 0) return failure(first, 0);
    const held = await recordPage();
    if (held.length > 0) return failure(held, 0);
    for (const [index, edge] of edges.entries()) {
      const problems = await perform(driver, page, live, edge);
      if (problems.length === 0) problems.push(...(await check(driver, graph, page, live, edge.to)));
      if (problems.length === 0) problems.push(...(await recordPage()));
      if (problems.length > 0) return failure(problems, index + 1);
    }
    return { problem: null, pages };
  } finally {
    cleanup();
    live.stop();
  }
};
