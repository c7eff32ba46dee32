import * as v from 'valibot';
import { garbage, noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { attachmentDownloadMachine } from '../attachment-download.machine.ts';

export const attachmentDownloadModel = defineModel(attachmentDownloadMachine, {
  inputs: { fresh: { applicationId: 7, attachmentId: 3, name: 'potvrzení.pdf' } },
  cases: { download: { plain: {} } },
  environment: {},
  outcomes: {
    saveAttachment: { saved: { output: undefined }, NOT_FOUND: refusal('NOT_FOUND'), noAnswer, garbage },
  },
  timeLimit: 'actors',
  bounds: { limit: 50 },
  home: ['offered'],
  exceptions: {},
  contexts: { fetching: v.object({ failure: v.null() }) },
  invariants: {
    'the flow is busy exactly while it waits for the file': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'ATT-01: a file is downloaded, and can be downloaded again': {
      input: 'fresh',
      steps: ['download', 'saveAttachment=saved', 'download'],
      ends: 'fetching',
    },
    'ATT-01: a second press does not start a second download': {
      input: 'fresh',
      steps: ['download'],
      ends: 'fetching',
      refuses: ['download'],
    },
    'ATT-01: a failure is shown, and is removed when the next download starts': {
      input: 'fresh',
      steps: ['download', 'saveAttachment=NOT_FOUND'],
      ends: 'offered',
      effects: ['announceFailure'],
      with: ({ failure }) => failure?.name === 'NOT_FOUND',
    },
    'ATT-01: the failure is removed when a later download succeeds': {
      input: 'fresh',
      steps: ['download', 'saveAttachment=noAnswer', 'download', 'saveAttachment=saved'],
      ends: 'offered',
      effects: [],
      with: ({ failure }) => failure === null,
    },
  },
});
