import { expect, it } from 'vitest';
import { startLive } from '#formal/actor/live-run.ts';
import type { LiveRun } from '#formal/actor/live-run.ts';
import { browserPaths, runInBrowser } from '#formal/browser/browser-paths.ts';
import type { BrowserFlow } from '#formal/browser/browser-paths.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { cleanModel } from './samples/clean.ts';

/** Replaces the browser by a live actor that holds every answer. */
const fakeBrowser = (arranged: string[]): BrowserFlow<typeof cleanModel> & { running(): LiveRun } => {
  let live: LiveRun = startLive(cleanModel, { name: '' });
  return {
    running: () => live,
    open: async (input) => {
      live = startLive(cleanModel, cleanModel.inputs[input]);
    },
    verbs: {
      change: async ({ name }) => live.actor.send({ type: 'change', name }),
      submit: async () => live.actor.send({ type: 'submit' }),
      close: async () => live.actor.send({ type: 'close' }),
    },
    arrange: async ({ actor, outcome }) => {
      arranged.push(`${actor}=${outcome ?? 'never'}`);
      return 'held';
    },
    release: async (step) => live.take(step),
    runOut: async (step) => live.take(step),
    bringAbout: async (step) => live.take(step),
    expectState: async (label) => {
      const { status, value } = live.snapshot();
      expect(status === 'active' ? stateLabel(value) : '').toBe(label);
    },
  };
};

it('the paths take every named transition, and arrange each answer before its actor starts', async () => {
  const { graph, paths, uncovered } = browserPaths(cleanModel);
  const arranged: string[] = [];
  for (const path of paths) await runInBrowser(fakeBrowser(arranged), graph, path);
  expect(uncovered).toEqual([]);
  expect(new Set(arranged)).toEqual(
    new Set(['ticks=never', 'save=saved', 'save=REFUSED', 'save=offline', 'save=never']),
  );
});

it('a path waits for the held calls before a step that stops an actor without its answer', async () => {
  const { graph, paths } = browserPaths(cleanModel);
  const actions: string[] = [];
  const flow = fakeBrowser([]);
  const watched: typeof flow = {
    ...flow,
    seeCallsHeld: async () => void actions.push('calls held'),
    release: async (step) => {
      actions.push(step.outcomeName);
      await flow.release(step);
    },
    runOut: async (step) => {
      actions.push('time runs out');
      await flow.runOut(step);
    },
  };
  for (const path of paths) await runInBrowser(watched, graph, path);
  const before = (action: string) => new Set(actions.filter((_, at) => actions[at + 1] === action));
  expect(before('time runs out')).toEqual(new Set(['calls held']));
  expect(before('REFUSED')).not.toContain('calls held');
});

it('the paths take only steps that the page can cause; the transitions that need other steps are reported', () => {
  const { paths, uncovered } = browserPaths(cleanModel, { isFeasible: ({ kind }) => kind !== 'timer' });
  expect(paths.flatMap(({ edges }) => edges).filter(({ step }) => step.kind === 'timer')).toEqual([]);
  expect(uncovered).toEqual(['clean.open.saving | xstate.after.patience.clean.open.saving |  | clean.open.editing']);
});

it('the paths start only with the given inputs', () => {
  const [input = ''] = Object.keys(cleanModel.inputs);
  expect(browserPaths(cleanModel, { inputs: [input] }).paths.every(({ start }) => start.input === input)).toBe(true);
  expect(browserPaths(cleanModel, { inputs: [] }).paths).toEqual([]);
});

it('shorter paths take the same transitions as longer paths, but there are more of them', () => {
  const short = browserPaths(cleanModel, { length: 1 });
  const long = browserPaths(cleanModel, { length: 100 });
  expect(short.uncovered).toEqual(long.uncovered);
  expect(short.paths.length).toBeGreaterThan(long.paths.length);
});

it('a path throws an error that shows the path, when the page shows another state', async () => {
  const { graph, paths } = browserPaths(cleanModel);
  const path = paths.find(({ edges }) => edges.some(({ step }) => step.name === 'submit'));
  if (path === undefined) throw new Error('expected a path with the step submit, found none');
  const stuck = {
    ...fakeBrowser([]),
    expectState: (label: string) => (label === 'open.saving' ? Promise.reject(new Error('stuck')) : Promise.resolve()),
  };
  await expect(runInBrowser(stuck, graph, path)).rejects.toThrow(/The path failed at submit[^]*start/u);
});
