import { assertEvent, assign, setup } from 'xstate';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { attachmentUploadMachine } from '../attachment-upload/attachment-upload.machine.ts';
import { attachmentsMachine } from '../attachments/attachments.machine.ts';
import { askedTypes, filesToUpload, isFilledIn, wantsPhoto } from './application-correction.parts.ts';
import type {
  ApplicationCorrectionContext,
  ApplicationCorrectionEvent,
  ApplicationCorrectionInput,
  PhotoRequest,
} from './application-correction.types.ts';

/** Sends the photo, the files or both again, when the operator's staff has asked for them. */
export const applicationCorrectionMachine = setup({
  types: {
    context: {} as ApplicationCorrectionContext,
    events: {} as ApplicationCorrectionEvent,
    input: {} as ApplicationCorrectionInput,
    children: {} as { attachments: 'attachments'; sendPhoto: 'sendPhoto'; attachmentUpload: 'attachmentUpload' },
    tags: {} as 'busy',
  },
  actors: {
    attachments: attachmentsMachine,
    sendPhoto: providedPromise<void, PhotoRequest>(),
    attachmentUpload: attachmentUploadMachine,
  },
  guards: {
    isNotFilledIn: ({ context }) => !isFilledIn(context),
    wantsPhoto: ({ context }) => wantsPhoto(context),
    isPhotoNext: ({ context }) => isFilledIn(context) && wantsPhoto(context),
    wantsFiles: ({ context }) => context.asked.attachments.length > 0,
    isAllUploaded: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.attachmentUpload');
      return event.output.missing.length === 0;
    },
    isNothingAsked: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendPhoto');
      return failureOf(event.error).name === 'NOTHING_ASKED_AGAIN';
    },
  },
  actions: {
    rememberPhoto: assign(({ event }) => {
      assertEvent(event, 'changePhoto');
      return { photo: event.photo, photoOpen: event.open };
    }),
    rememberFiles: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.attachments');
      const { files, looked } = event.snapshot.context;
      return { files, looking: looked !== null };
    }),
    rememberSent: assign({ photoSent: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    demand: assign({ demanded: true }),
    /** Marks the files that are missing. */
    demandFiles: providedAction,
    announceSent: providedAction,
    /** Makes the page read the application again. */
    refreshApplication: providedAction,
  },
}).createMachine({
  id: 'applicationCorrection',
  context: ({ input }) => ({
    ...input,
    photo: null,
    photoOpen: false,
    photoSent: false,
    files: [],
    looking: false,
    demanded: false,
    failure: null,
  }),
  initial: 'correcting',
  states: {
    correcting: {
      description: 'We have asked you for a new photo or new files. Your choice is kept here until it is sent.',
      meta: { requirements: ['APL-02'] },
      invoke: {
        id: 'attachments',
        src: 'attachments',
        input: ({ context }) => ({ profileId: null, types: askedTypes(context), files: [] }),
        onSnapshot: {},
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'You choose the new photo and the files. When you send them, you see what is still missing.',
          meta: { requirements: ['APL-02', 'PHO-01', 'ATT-01'] },
          on: {
            changePhoto: { guard: 'wantsPhoto', actions: ['rememberPhoto', 'forgetFailure'] },
            'xstate.snapshot.attachments': { actions: 'rememberFiles' },
            send: [
              { guard: 'isNotFilledIn', actions: ['demand', 'demandFiles'] },
              { guard: 'isPhotoNext', target: 'sendingPhoto', actions: 'forgetFailure' },
              { target: 'uploading', actions: 'forgetFailure' },
            ],
          },
        },
        sendingPhoto: {
          description: 'Your new photo is being sent.',
          tags: ['busy'],
          meta: { requirements: ['APL-02'] },
          invoke: {
            id: 'sendPhoto',
            src: 'sendPhoto',
            input: ({ context: { applicationId, photo } }) => ({ applicationId, photo: photo ?? '' }),
            onDone: [
              { guard: 'wantsFiles', target: 'uploading', actions: 'rememberSent' },
              { target: '#applicationCorrection.sent', actions: 'rememberSent' },
            ],
            onError: [
              { guard: 'isNothingAsked', target: '#applicationCorrection.outdated' },
              { target: 'filling', actions: 'rememberFailure' },
            ],
          },
        },
        uploading: {
          description:
            'Your files are being uploaded. You see the progress, and you can try a file again or go back to the choice.',
          meta: { requirements: ['APL-02', 'ATT-01'] },
          invoke: {
            id: 'attachmentUpload',
            src: 'attachmentUpload',
            input: ({ context }) => ({
              applicationId: context.applicationId,
              flowId: context.flowId,
              files: filesToUpload(context),
            }),
            onDone: [{ guard: 'isAllUploaded', target: '#applicationCorrection.sent' }, { target: 'filling' }],
            onError: { target: 'filling' },
          },
        },
      },
    },
    sent: {
      type: 'final',
      entry: ['announceSent', 'refreshApplication'],
      description: 'We have everything that we asked for, and we check it again.',
      meta: { requirements: ['APL-02'] },
    },
    outdated: {
      type: 'final',
      entry: 'refreshApplication',
      description:
        'The photo or files were already sent from another window or device. You see the application as it is now.',
      meta: { requirements: ['APL-02'] },
    },
  },
});
