import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import {
  isFailed,
  isLeftOut,
  isWorthRetrying,
  oneOfSeveralFailed,
  presentFile,
  uploadOutput,
  uploadRequest,
  withFileInState,
  withPresentEnded,
  withRetried,
} from './attachment-upload.files.ts';
import type {
  AttachmentUploadContext,
  AttachmentUploadEvent,
  AttachmentUploadInput,
  AttachmentUploadOutput,
  UploadRequest,
} from './attachment-upload.types.ts';

/**
 * Uploads the attachments of an application that was just filed, one after another (ATT-01). If a file fails, the next
 * files are sent nevertheless.
 */
export const attachmentUploadMachine = setup({
  types: {
    context: {} as AttachmentUploadContext,
    events: {} as AttachmentUploadEvent,
    input: {} as AttachmentUploadInput,
    output: {} as AttachmentUploadOutput,
    tags: {} as 'busy',
  },
  actors: {
    upload: providedPromise<void, UploadRequest>(),
    /** Sends `progress` events while a file is being sent. */
    progress: providedCallback(),
  },
  guards: {
    isAnyWaiting: ({ context }) => presentFile(context) !== undefined,
    isOnlyFailedLeft: ({ context }) => presentFile(context) === undefined && context.files.some(isFailed),
    /** All files are uploaded or left out, and at least one was left out. */
    isAnyLeftOut: ({ context: { files } }) =>
      files.some(isLeftOut) && files.every((file) => isLeftOut(file) || file.state === 'UPLOADED'),
    isOneOfFailed: ({ context, event }) => {
      assertEvent(event, 'leaveOut');
      return oneOfSeveralFailed(context, event.id) !== undefined;
    },
    isOneWorthRetrying: ({ context, event }) => {
      assertEvent(event, 'retryOne');
      const file = oneOfSeveralFailed(context, event.id);
      return file !== undefined && isWorthRetrying(file);
    },
    isAnyWorthRetrying: ({ context }) => context.files.some(isWorthRetrying),
  },
  actions: {
    startAtZero: assign({ percent: 0 }),
    rememberProgress: assign(({ event }) => {
      assertEvent(event, 'progress');
      return { percent: event.percent };
    }),
    rememberUploaded: assign(({ context }) => ({ files: withPresentEnded(context, null) })),
    rememberFailure: assign(({ context, event }) => ({
      files: withPresentEnded(context, failureOf('error' in event ? event.error : undefined)),
    })),
    letFailedWait: assign(({ context }) => ({ files: withRetried(context) })),
    letOneWait: assign(({ context, event }) => {
      assertEvent(event, 'retryOne');
      return { files: withFileInState(context, event.id, 'WAITING') };
    }),
    leaveOneOut: assign(({ context, event }) => {
      assertEvent(event, 'leaveOut');
      return { files: withFileInState(context, event.id, 'LEFT_OUT') };
    }),
    /** Shows a message that the application is filed, but that attachments are missing. */
    announceMissing: providedAction,
  },
}).createMachine({
  id: 'attachmentUpload',
  context: ({ input: { applicationId, flowId, files } }) => ({
    applicationId,
    flowId,
    files: files.map((file) => ({ ...file, state: 'WAITING', failure: null })),
    percent: 0,
  }),
  output: ({ context }) => uploadOutput(context),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop chooses the next file at once; you do not notice it.',
      meta: { requirements: ['ATT-01'] },
      always: [
        { guard: 'isAnyWaiting', target: 'uploading' },
        { guard: 'isOnlyFailedLeft', target: 'failed' },
        { guard: 'isAnyLeftOut', target: 'ended', actions: 'announceMissing' },
        { target: 'uploaded' },
      ],
    },
    uploading: {
      entry: 'startAtZero',
      description: 'A file is being uploaded, and you see how far it is. You can continue without it.',
      tags: ['busy'],
      meta: { requirements: ['ATT-01', 'WIZ-05'] },
      invoke: [
        { id: 'progress', src: 'progress' },
        {
          id: 'upload',
          src: 'upload',
          input: ({ context }) => uploadRequest(context),
          onDone: { target: 'deciding', actions: 'rememberUploaded' },
          onError: { target: 'deciding', actions: 'rememberFailure' },
        },
      ],
      on: {
        progress: { actions: 'rememberProgress' },
        cancel: { target: 'ended', actions: 'announceMissing' },
      },
    },
    failed: {
      description:
        'Some files were not uploaded, and you read why. You can try each of them or all again, or continue without them.',
      meta: { requirements: ['ATT-01', 'API-04'] },
      on: {
        retryOne: { guard: 'isOneWorthRetrying', target: 'deciding', actions: 'letOneWait' },
        leaveOut: { guard: 'isOneOfFailed', actions: 'leaveOneOut' },
        retry: { guard: 'isAnyWorthRetrying', target: 'deciding', actions: 'letFailedWait' },
        cancel: { target: 'ended', actions: 'announceMissing' },
      },
    },
    uploaded: {
      type: 'final',
      description: 'All files are uploaded.',
      meta: { requirements: ['ATT-01'] },
    },
    ended: {
      type: 'final',
      description: 'You continued without some files; a message says that your application is filed nevertheless.',
      meta: { requirements: ['ATT-01'] },
    },
  },
});
