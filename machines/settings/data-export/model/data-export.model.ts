import * as v from 'valibot';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { dataExportMachine } from '../data-export.machine.ts';

export const dataExportModel = defineModel(dataExportMachine, {
  inputs: { fresh: undefined },
  cases: { download: { plain: {} }, cancel: { plain: {} } },
  environment: {},
  outcomes: {
    saveExport: {
      saved: { output: { fileName: 'moje-udaje-2026-11-21.zip' } },
      ...refusalsOf(dataExport, { TOO_MANY_ATTEMPTS: { retryAfter: 1500 } }),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['offered', 'saved', 'failed'],
  leave: { events: ['cancel'] },
  exceptions: {},
  contexts: {
    offered: v.object({ fileName: v.literal(''), failure: v.null() }),
    preparing: v.object({ fileName: v.literal(''), failure: v.null() }),
    saved: v.object({ fileName: v.pipe(v.string(), v.minLength(1)), failure: v.null() }),
    failed: v.object({ fileName: v.literal(''), failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for the file': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'SET-03: one click saves the file, and its name is shown': {
      input: 'fresh',
      steps: ['download', 'saveExport=saved'],
      ends: 'saved',
      with: ({ fileName }) => fileName === 'moje-udaje-2026-11-21.zip',
    },
    'SET-03: a second click while the file is being prepared makes no second call': {
      input: 'fresh',
      steps: ['download'],
      ends: 'preparing',
      refuses: ['download'],
    },
    'SET-03: the download can be stopped': { input: 'fresh', steps: ['download', 'cancel'], ends: 'offered' },
    'SET-03: the file can be downloaded again': {
      input: 'fresh',
      steps: ['download', 'saveExport=saved', 'download'],
      ends: 'preparing',
      with: ({ fileName }) => fileName === '',
    },
    'SET-03: too many downloads are refused, with the time to wait': {
      input: 'fresh',
      steps: ['download', 'saveExport=TOO_MANY_ATTEMPTS'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'TOO_MANY_ATTEMPTS' && failure.metadata['retryAfter'] === 1500,
    },
    'API-04: the next attempt clears the failure': {
      input: 'fresh',
      steps: ['download', 'saveExport=noAnswer', 'download'],
      ends: 'preparing',
      with: ({ failure }) => failure === null,
    },
  },
});
