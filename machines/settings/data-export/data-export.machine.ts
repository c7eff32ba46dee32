import { assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import type { DataExportContext, DataExportEvent, SavedFile } from './data-export.types.ts';

/** Downloads all data of the account as one file. Leaving the page stops the download. */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Fetches the file and lets the browser save it. */
    saveExport: providedPromise<SavedFile>(),
  },
  actions: {
    rememberFile: assign({
      fileName: ({ event }) => ('output' in event ? event.output.fileName : ''),
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forget: assign({ fileName: '', failure: null }),
  },
}).createMachine({
  id: 'dataExport',
  context: { fileName: '', failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'You read what the file contains and can download it.',
      meta: { requirements: ['SET-03'] },
      on: { download: { target: 'preparing', actions: 'forget' } },
    },
    preparing: {
      description: 'Your file is being prepared and downloaded. You can stop it, and you cannot start a second one.',
      tags: ['busy'],
      meta: { requirements: ['SET-03'] },
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: { target: 'saved', actions: 'rememberFile' },
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
      on: { cancel: { target: 'offered' } },
    },
    saved: {
      description: 'The file with your data is saved, and you read its name. You can download it again.',
      meta: { requirements: ['SET-03'] },
      on: { download: { target: 'preparing', actions: 'forget' } },
    },
    failed: {
      description: 'The file could not be downloaded. You read why, and can try again.',
      meta: { requirements: ['SET-03', 'API-04'] },
      on: { download: { target: 'preparing', actions: 'forget' } },
    },
  },
});
