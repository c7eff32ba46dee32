import * as v from 'valibot';
import type { FaceAdvice } from '#rules/photo-faces.ts';
import { broken } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { stateLabel } from '../../state-label.ts';
import { photoMachine } from '../photo.machine.ts';
import type { PhotoAdvice, PhotoProblem, Picture } from '../photo.types.ts';

const photo = 'data:image/jpeg;base64,/9j/';
const picture: Picture = { fileId: 'one', url: 'blob:one', width: 3000, height: 4000 };
const area = { x: 0, y: 0, width: 2350, height: 2800 };

const readingFailed = (problem: PhotoProblem) => ({ output: { picture: null, problem } as const });
const makingFailed = (problem: PhotoProblem) => ({ output: { photo: null, problem } as const });
const madePhoto = (...advice: PhotoAdvice[]) => ({ output: { photo, advice, problem: null } as const });

const faceAdvice = (...advice: FaceAdvice[]) => ({ output: { advice } as const });

const opened = ['choose', 'readPicture=opened'];
const taken = [...opened, 'takeOver', 'makePhoto=made'];

export const photoModel = defineModel(photoMachine, {
  inputs: {
    without: { photo: null, readOnly: false, advisesOnFace: true },
    with: { photo, readOnly: false, advisesOnFace: true },
    unadvised: { photo: null, readOnly: false, advisesOnFace: false },
    readOnlyWithout: { photo: null, readOnly: true, advisesOnFace: true },
    readOnlyWith: { photo, readOnly: true, advisesOnFace: true },
  },
  cases: {
    choose: { plain: { fileId: 'one' } },
    takeOver: { plain: { area } },
    cancel: { plain: {} },
    remove: { plain: {} },
  },
  environment: {},
  outcomes: {
    readPicture: {
      opened: { output: { picture, problem: null } },
      WRONG_IMAGE_TYPE: readingFailed('WRONG_IMAGE_TYPE'),
      FILE_TOO_LARGE: readingFailed('FILE_TOO_LARGE'),
      EMPTY_FILE: readingFailed('EMPTY_FILE'),
      TOO_MANY_PIXELS: readingFailed('TOO_MANY_PIXELS'),
      TOO_FEW_PIXELS: readingFailed('TOO_FEW_PIXELS'),
      BROKEN_IMAGE: readingFailed('BROKEN_IMAGE'),
      HEIC_UNSUPPORTED: readingFailed('HEIC_UNSUPPORTED'),
      BLANK_PHOTO: readingFailed('BLANK_PHOTO'),
      broken,
    },
    makePhoto: {
      made: madePhoto(),
      poor: madePhoto('DARK', 'BLURRED', 'SMALL'),
      BLANK_PHOTO: makingFailed('BLANK_PHOTO'),
      INVALID_PHOTO_SIZE: makingFailed('INVALID_PHOTO_SIZE'),
      broken,
    },
    seeFaces: {
      one: faceAdvice(),
      NO_FACE: faceAdvice('NO_FACE'),
      several: faceAdvice('SMALL_FACE', 'SEVERAL_FACES'),
      broken,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  // The content of the picture does not influence the flow.
  abstract: ({ photo: kept, picture: shown, fileId, area: cut, problem, advice, isNew, readOnly, advisesOnFace }) => ({
    hasPhoto: kept !== null,
    hasPicture: shown !== null,
    hasFile: fileId !== null,
    hasArea: cut !== null,
    problem,
    advice,
    isNew,
    readOnly,
    advisesOnFace,
  }),
  home: ['settled'],
  // After `cancel` the earlier photo is shown again, and the device may still have to look for a face in it.
  leave: { events: ['cancel'], lasting: ['seeFaces'] },
  contexts: {
    shown: v.object({ readOnly: v.literal(true) }),
    settled: v.object({ readOnly: v.literal(false), fileId: v.null(), picture: v.null(), area: v.null() }),
    'settled.empty': v.object({ photo: v.null(), advice: v.tuple([]) }),
    'settled.ready': v.object({ photo: v.string() }),
    'open.reading': v.object({ fileId: v.string(), problem: v.null() }),
    'open.cropping': v.object({ fileId: v.null(), picture: v.object({}), area: v.null() }),
    'open.compressing': v.object({ fileId: v.null(), picture: v.object({}), area: v.object({}), problem: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it reads a file or makes a photo': (snapshot) =>
      snapshot.hasTag('busy') === ['readPicture', 'makePhoto'].some((actor) => Object.hasOwn(snapshot.children, actor)),
    'the device does not look for a face in the same photo a second time': ({ value, context }) =>
      context.isNew || stateLabel(value) !== 'settled.ready.looking',
    'the device does not look for a face if the operator does not use this advice': ({ value, context }) =>
      context.advisesOnFace || stateLabel(value) !== 'settled.ready.looking',
    'a read-only photo never changes': ({ context, value }) => context.readOnly === (value === 'shown'),
  },
  scenarios: {
    'PHO-01: a chosen file is cropped and becomes the photo, and the form is notified': {
      input: 'without',
      steps: [...opened, 'takeOver', 'makePhoto=made'],
      ends: 'settled.ready.looking',
      effects: ['releaseFiles', 'report'],
      with: (context) => context.photo === photo && context.problem === null && context.advice.length === 0,
    },
    'PHO-01: the form is notified as soon as a file is chosen': {
      input: 'without',
      steps: ['choose'],
      ends: 'open.reading',
      effects: ['report'],
    },
    'PHO-01: only an image is accepted': {
      input: 'without',
      steps: ['choose', 'readPicture=WRONG_IMAGE_TYPE'],
      ends: 'settled.empty',
      with: ({ problem }) => problem === 'WRONG_IMAGE_TYPE',
    },
    'PHO-01: a file of more than 5 MB is refused, and the earlier photo stays': {
      input: 'with',
      steps: ['choose', 'readPicture=FILE_TOO_LARGE'],
      ends: 'settled.ready.looked',
      with: (context) => context.problem === 'FILE_TOO_LARGE' && context.photo === photo,
    },
    'PHO-01: if the photo is too large even when compressed, the reason is shown, and the person can crop it again': {
      input: 'without',
      steps: [...opened, 'takeOver', 'makePhoto=INVALID_PHOTO_SIZE'],
      ends: 'open.cropping',
      with: ({ problem }) => problem === 'INVALID_PHOTO_SIZE',
    },
    'PHO-01: cancelling keeps the earlier photo, and the form can continue': {
      input: 'with',
      steps: [...opened, 'cancel'],
      ends: 'settled.ready.looked',
      effects: ['releaseFiles', 'report'],
      with: (context) => context.photo === photo,
    },
    'PHO-01: another file can be chosen while cropping; if it cannot be opened, the first file stays': {
      input: 'without',
      steps: [...opened, 'choose', 'readPicture=BROKEN_IMAGE'],
      ends: 'open.cropping',
      with: (context) => context.problem === 'BROKEN_IMAGE' && context.picture !== null,
    },
    'PHO-01: after a second file is cancelled, the first file is still in the cropper': {
      input: 'without',
      steps: [...opened, 'choose', 'cancel'],
      ends: 'open.cropping',
    },
    'PHO-01: the person can stop while the photo is being made': {
      input: 'without',
      steps: [...opened, 'takeOver', 'cancel'],
      ends: 'open.cropping',
    },
    'PHO-01: an unexpected error is shown, and the person can leave the flow': {
      input: 'without',
      steps: ['choose', 'readPicture=broken'],
      ends: 'settled.empty',
      with: ({ problem }) => problem === 'CROPPER_FAILED',
    },
    'PHO-01: a problem disappears when the next file is chosen': {
      input: 'without',
      steps: ['choose', 'readPicture=EMPTY_FILE', 'choose'],
      ends: 'open.reading',
      with: ({ problem }) => problem === null,
    },
    'PHO-02: a photo of poor quality is accepted, with advice': {
      input: 'without',
      steps: [...opened, 'takeOver', 'makePhoto=poor'],
      ends: 'settled.ready.looking',
      with: ({ advice }) => advice.includes('DARK'),
    },
    'PHO-03: a photo without a recognised face is accepted, with advice': {
      input: 'without',
      steps: [...taken, 'seeFaces=NO_FACE'],
      ends: 'settled.ready.looked',
      with: (context) => context.photo === photo && context.advice.includes('NO_FACE'),
    },
    'PHO-03: the advice about a small face and several faces is added to the other advice': {
      input: 'without',
      steps: [...opened, 'takeOver', 'makePhoto=poor', 'seeFaces=several'],
      ends: 'settled.ready.looked',
      with: ({ advice }) => advice.join(' ') === 'DARK BLURRED SMALL SMALL_FACE SEVERAL_FACES',
    },
    'PHO-03: if the device cannot look for a face, no advice is shown': {
      input: 'without',
      steps: [...taken, 'seeFaces=broken'],
      ends: 'settled.ready.looked',
      with: ({ advice, problem }) => advice.length === 0 && problem === null,
    },
    'PHO-03: the device does not look for a face if the operator wants no advice about faces': {
      input: 'unadvised',
      steps: [...opened, 'takeOver', 'makePhoto=poor'],
      ends: 'settled.ready.looked',
      with: ({ advice }) => advice.join(' ') === 'DARK BLURRED SMALL',
    },
    'PHO-03: the photo can be removed or changed while the device looks for a face': {
      input: 'without',
      steps: [...taken, 'choose', 'cancel'],
      ends: 'settled.ready.looking',
    },
    'PHO-03: the device does not look for a face in an earlier photo': {
      input: 'with',
      steps: [],
      ends: 'settled.ready.looked',
    },
    'PHO-01: removing the photo also removes its advice, and the form is notified': {
      input: 'without',
      steps: [...opened, 'takeOver', 'makePhoto=poor', 'remove'],
      ends: 'settled.empty',
      effects: ['report'],
      with: ({ advice }) => advice.length === 0,
    },
    'PHO-01: nothing else can be done while the photo is being made': {
      input: 'without',
      steps: [...opened, 'takeOver'],
      ends: 'open.compressing',
      refuses: ['takeOver', 'choose', 'remove'],
    },
    'PHO-01: a read-only photo can only be seen': {
      input: 'readOnlyWith',
      steps: [],
      ends: 'shown',
      refuses: ['choose', 'remove'],
    },
  },
});
