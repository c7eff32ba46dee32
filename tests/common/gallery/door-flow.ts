import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromPromise, setup } from 'xstate';
import type { Flow } from '#gallery/flows.ts';
import { galleryFlowOf, type GalleryFlow } from '#gallery/gallery-flow.ts';
import { defineModel } from '#machines/common/flow-model.ts';

/** A flow so small that each number on its page can be counted by hand. */
const doorMachine = setup({
  types: { events: {} as { type: 'open' } | { type: 'knock' } },
  actors: { turnKey: fromPromise<undefined>(() => Promise.reject(new Error('not provided'))) },
  guards: { isNight: () => false },
  actions: { ring: () => {}, light: () => {}, dim: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody comes in.',
      meta: { requirements: ['DOR-01'] },
      on: { knock: { actions: 'ring' }, open: [{ guard: 'isNight', target: 'guarded' }, { target: 'turning' }] },
    },
    guarded: { description: 'Nobody comes in at night.' },
    turning: {
      description: 'The key turns.',
      tags: ['busy'],
      entry: 'light',
      exit: 'dim',
      invoke: { id: 'turnKey', src: 'turnKey', onDone: { target: 'open' }, onError: { target: 'stuck' } },
    },
    stuck: { description: 'The key broke.', on: { open: { target: 'turning' } } },
    open: { description: 'Everybody comes in.', type: 'final' },
  },
});

const doorModel = defineModel(doorMachine, {
  inputs: { fresh: undefined },
  cases: { open: { plain: {} }, knock: { plain: {} } },
  environment: {},
  outcomes: { turnKey: { turned: { output: undefined }, broken: { error: 'broken' } } },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['shut', 'stuck'],
  invariants: {
    'the key never breaks': (snapshot) => !snapshot.matches('stuck'),
    'the door stays shut': (snapshot) => !snapshot.matches('open'),
  },
  exceptions: { invariants: { 'the door stays shut': 'A door is made to be opened.' } },
  scenarios: {
    'DOR-01: the key opens the door': {
      input: 'fresh',
      steps: ['open', 'turnKey=turned'],
      ends: 'open',
      refuses: ['knock', 'open'],
    },
    'DOR-02, DOR-03: the door opens by itself': { input: 'fresh', steps: ['knock'], ends: 'open' },
  },
});

const source = '/** A door. */\nexport const doorMachine = setup({});\n';

export const doorFlow: Flow = {
  stem: 'front-door',
  name: 'door',
  machine: doorMachine,
  model: doorModel,
  source,
  about: 'A door.',
};

/** The same machine without a model. */
export const bareDoorFlow: Flow = { ...doorFlow, model: null };

/**
 * A flow with the reports that its tests would have written. The keys are the ends of file names, the values the
 * contents.
 */
export function withReports(flow: Flow, reports: Readonly<Record<string, unknown>>): GalleryFlow {
  const folder = mkdtempSync(join(tmpdir(), 'door-'));
  for (const [end, report] of Object.entries(reports)) {
    writeFileSync(join(folder, `${flow.name}.${end}.json`), JSON.stringify(report));
  }
  return galleryFlowOf(flow, folder);
}
