import { assertEvent, assign, setup } from 'xstate';
import type { Area } from '#rules/photo.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  MadePhoto,
  PhotoContext,
  PhotoEvent,
  PhotoInput,
  PhotoProblem,
  Picture,
  ReadPicture,
  SeenFaces,
} from './photo.types.ts';

/** The output of the actor that has just ended; undefined if the actor failed. */
const outputOf = (event: PhotoEvent): ReadPicture | MadePhoto | SeenFaces | undefined =>
  'output' in event ? event.output : undefined;

const problemOf = (event: PhotoEvent): PhotoProblem => {
  const output = outputOf(event);
  return (output !== undefined && 'problem' in output ? output.problem : null) ?? 'CROPPER_FAILED';
};

const pictureOf = (event: PhotoEvent): Picture | null => {
  const output = outputOf(event);
  return output !== undefined && 'picture' in output ? output.picture : null;
};

const photoOf = (event: PhotoEvent) => {
  const output = outputOf(event);
  return output !== undefined && 'photo' in output && output.photo !== null ? output : null;
};

/**
 * The flow for the photo of a person: the person chooses a file and crops it, and the browser compresses it (PHO-01).
 */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    input: {} as PhotoInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Checks the file and opens it. */
    readPicture: providedPromise<ReadPicture, { fileId: string | null }>(),
    /** Cuts the area out of the picture and compresses it to a small JPEG. */
    makePhoto: providedPromise<MadePhoto, { picture: Picture | null; area: Area | null }>(),
    /** Looks for a face in the photo; ends within seconds. */
    seeFaces: providedPromise<SeenFaces, { photo: string | null }>(),
  },
  guards: {
    isChangeable: ({ context }) => !context.readOnly,
    hasPhoto: ({ context }) => context.photo !== null,
    /** Whether the device still has to look for a face in this photo. */
    wantsLook: ({ context }) => context.isNew && context.advisesOnFace,
    hasPicture: ({ context }) => context.picture !== null,
    /** The new file could not be opened, and an earlier picture is in the cropper. */
    hasEarlierPicture: ({ context, event }) => context.picture !== null && pictureOf(event) === null,
    isOpened: ({ event }) => pictureOf(event) !== null,
    isMade: ({ event }) => photoOf(event) !== null,
  },
  actions: {
    rememberFile: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { fileId: event.fileId, problem: null };
    }),
    rememberPicture: assign({ picture: ({ event }) => pictureOf(event), fileId: null }),
    rememberArea: assign(({ event }) => {
      assertEvent(event, 'takeOver');
      return { area: event.area, problem: null };
    }),
    rememberPhoto: assign(({ event }) => {
      const made = photoOf(event);
      return made === null ? {} : { photo: made.photo, advice: made.advice, isNew: true };
    }),
    /** Adds the advice about faces to the other advice. */
    rememberFaces: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.seeFaces');
      return { advice: [...context.advice, ...event.output.advice], isNew: false };
    }),
    forgetFaces: assign({ isNew: false }),
    rememberProblem: assign({ problem: ({ event }) => problemOf(event), fileId: null, area: null }),
    forgetFile: assign({ fileId: null }),
    forgetArea: assign({ area: null }),
    forgetPicture: assign({ fileId: null, picture: null, area: null }),
    forgetProblem: assign({ problem: null }),
    forgetPhoto: assign({ photo: null, advice: [], problem: null, isNew: false }),
    /** Releases the files that the context does not contain any more. */
    releaseFiles: providedAction,
    /** Reports the photo and the parameter `open` to the form. */
    report: (_, _params: { open: boolean }) => {},
  },
}).createMachine({
  id: 'photo',
  context: ({ input }) => ({
    ...input,
    fileId: null,
    picture: null,
    area: null,
    problem: null,
    advice: [],
    isNew: false,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop decides what you see first.',
      meta: { requirements: ['PHO-01'] },
      always: [{ guard: 'isChangeable', target: 'settled' }, { target: 'shown' }],
    },
    shown: {
      type: 'final',
      description: 'You see the photo, or that there is no photo. You cannot change it here.',
      meta: { requirements: ['PHO-01'] },
    },
    settled: {
      description: 'Nothing is being done with the photo, and you can continue with the form.',
      meta: { requirements: ['PHO-01'] },
      entry: ['releaseFiles', { type: 'report', params: { open: false } }],
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The shop checks whether there is a photo.',
          always: [{ guard: 'hasPhoto', target: 'ready' }, { target: 'empty' }],
        },
        empty: {
          description:
            'There is no photo yet. You choose a file, or take a picture with your telephone. If the last file could not be used, you see the reason.',
        },
        ready: {
          description:
            'You see your photo as it will be on the card. You can change or remove it. If it looks too dark, blurred or small, a notice says so.',
          meta: { requirements: ['PHO-01', 'PHO-02'] },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The shop decides whether to look for a face in the photo.',
              always: [{ guard: 'wantsLook', target: 'looking' }, { target: 'looked' }],
            },
            looking: {
              description:
                'Your device looks for a face in the photo, and you can continue meanwhile. If it finds no face, a small face or several faces, a notice says so. If it cannot look for faces, there is no notice. It does not look if the operator does not want this.',
              meta: { requirements: ['PHO-03'] },
              invoke: {
                id: 'seeFaces',
                src: 'seeFaces',
                input: ({ context: { photo } }) => ({ photo }),
                onDone: { target: 'looked', actions: 'rememberFaces' },
                onError: { target: 'looked', actions: 'forgetFaces' },
              },
            },
            looked: {
              description: 'You see your photo, and advice on how it could be better.',
              meta: { requirements: ['PHO-02', 'PHO-03'] },
            },
          },
          on: {
            remove: { target: 'empty', actions: ['forgetPhoto', { type: 'report', params: { open: false } }] },
          },
        },
      },
      on: { choose: { target: 'open.reading', actions: 'rememberFile' } },
    },
    open: {
      description: 'A photo is being made. You cannot continue with the form before it is finished or cancelled.',
      meta: { requirements: ['PHO-01'] },
      entry: { type: 'report', params: { open: true } },
      exit: 'forgetPicture',
      initial: 'reading',
      states: {
        reading: {
          description: 'The file that you chose is being checked and opened. You can stop it.',
          tags: ['busy'],
          invoke: {
            id: 'readPicture',
            src: 'readPicture',
            input: ({ context: { fileId } }) => ({ fileId }),
            onDone: [
              { guard: 'isOpened', target: 'cropping', actions: 'rememberPicture' },
              { guard: 'hasEarlierPicture', target: 'cropping', actions: 'rememberProblem' },
              { target: '#photo.settled', actions: 'rememberProblem' },
            ],
            onError: [
              { guard: 'hasEarlierPicture', target: 'cropping', actions: 'rememberProblem' },
              { target: '#photo.settled', actions: 'rememberProblem' },
            ],
          },
          on: {
            cancel: [{ guard: 'hasPicture', target: 'cropping', actions: 'forgetFile' }, { target: '#photo.settled' }],
          },
        },
        cropping: {
          description:
            'You move and enlarge the picture until your face fills the frame, and then accept it. You can also choose another picture, or cancel. If the photo could not be made, you see the reason.',
          entry: 'releaseFiles',
          on: {
            takeOver: { target: 'compressing', actions: 'rememberArea' },
            choose: { target: 'reading', actions: 'rememberFile' },
            cancel: { target: '#photo.settled', actions: 'forgetProblem' },
          },
        },
        compressing: {
          description:
            'The part inside the frame is being cut out and compressed. You can stop this and continue cropping.',
          tags: ['busy'],
          invoke: {
            id: 'makePhoto',
            src: 'makePhoto',
            input: ({ context: { picture, area } }) => ({ picture, area }),
            onDone: [
              { guard: 'isMade', target: '#photo.settled', actions: 'rememberPhoto' },
              { target: 'cropping', actions: 'rememberProblem' },
            ],
            onError: { target: 'cropping', actions: 'rememberProblem' },
          },
          on: { cancel: { target: 'cropping', actions: 'forgetArea' } },
        },
      },
    },
  },
});
