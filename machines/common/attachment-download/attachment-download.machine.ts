import { assign, setup } from 'xstate';
import { failureIn } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  AttachmentDownloadContext,
  AttachmentDownloadEvent,
  AttachmentDownloadInput,
} from './attachment-download.types.ts';

/** Downloads a file that was submitted with an application. */
export const attachmentDownloadMachine = setup({
  types: {
    context: {} as AttachmentDownloadContext,
    events: {} as AttachmentDownloadEvent,
    input: {} as AttachmentDownloadInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Fetches the file and lets the browser save it. */
    saveAttachment: providedPromise<void, AttachmentDownloadInput>(),
  },
  actions: {
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceFailure: providedAction,
  },
}).createMachine({
  id: 'attachmentDownload',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'You see a file that you have submitted, and can download it.',
      meta: { requirements: ['ATT-01'] },
      on: { download: { target: 'fetching', actions: 'forgetFailure' } },
    },
    fetching: {
      description: 'The file is being downloaded.',
      tags: ['busy'],
      meta: { requirements: ['ATT-01'] },
      invoke: {
        id: 'saveAttachment',
        src: 'saveAttachment',
        input: ({ context: { applicationId, attachmentId, name } }) => ({ applicationId, attachmentId, name }),
        onDone: { target: 'offered' },
        onError: { target: 'offered', actions: ['rememberFailure', 'announceFailure'] },
      },
    },
  },
});
