import * as v from 'valibot';
import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { broken, garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { attachmentsMachine } from '../../attachments/attachments.machine.ts';
import { applicationCorrectionMachine } from '../application-correction.machine.ts';
import { isFilledIn, photoProblem } from '../application-correction.parts.ts';

const attachments = [{ typeId: 9, isProfileOne: true, typeName: 'Potvrzení o studiu' }];
const input = { applicationId: 5, flowId: 'flow' };
const file = { id: 'file', name: 'potvrzeni.pdf', size: 2000, typeId: 19 };

const files = (chosen: readonly (typeof file)[], looked: typeof file | null = null) =>
  attachmentsMachine.resolveState({
    value: 'choosing',
    context: { profileId: null, types: [], files: chosen, refused: [], looked, cleared: false, demanded: false },
  });

export const applicationCorrectionModel = defineModel(applicationCorrectionMachine, {
  inputs: {
    photo: { ...input, asked: { photo: true, attachments: [] } },
    file: { ...input, asked: { photo: false, attachments } },
    both: { ...input, asked: { photo: true, attachments } },
  },
  variantOf: ({ asked }) => [asked.photo ? 'photo' : '', asked.attachments.length > 0 ? 'files' : ''].join(' ').trim(),
  cases: {
    changePhoto: {
      made: { photo: 'data:image/jpeg;base64,AA==', open: false },
      open: { photo: null, open: true },
      removed: { photo: null, open: false },
    },
    send: { plain: {} },
  },
  environment: {},
  possible: (event, { asked }) => event.type !== 'xstate.snapshot.attachments' || asked.attachments.length > 0,
  outcomes: {
    attachments: {
      none: { snapshot: files([]) },
      one: { snapshot: files([file]) },
      looking: { snapshot: files([file], file) },
    },
    sendPhoto: { sent: { output: undefined }, ...refusalsOf(replaceApplicationPhoto), noAnswer, garbage },
    attachmentUpload: {
      uploaded: { output: { uploaded: ['file'], missing: [] } },
      missing: { output: { uploaded: [], missing: ['file'] } },
      broken,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ asked, photo, photoOpen, photoSent, files: chosen, looking, demanded, failure }) => ({
    asked: [asked.photo, asked.attachments.length],
    photo: [photo !== null, photoOpen, photoSent],
    files: chosen.length,
    looking,
    demanded,
    failed: failure !== null,
  }),
  home: ['sent', 'correcting.filling'],
  contexts: {
    'correcting.sendingPhoto': v.object({ photo: v.string(), photoSent: v.literal(false), failure: v.null() }),
    'correcting.uploading': v.object({ failure: v.null() }),
  },
  invariants: {
    'only a complete form is sent': ({ context, value }) =>
      JSON.stringify(value).includes('filling') || isFilledIn(context) || context.photoSent,
    'a photo that the server has received is not sent again': ({ context, children }) =>
      children.sendPhoto === undefined || !context.photoSent,
  },
  scenarios: {
    'APL-02: a new photo is sent, and the application is read again': {
      input: 'photo',
      steps: ['changePhoto/made', 'send', 'sendPhoto=sent'],
      ends: 'sent',
      effects: ['announceSent', 'refreshApplication'],
    },
    'APL-02: nothing is sent before the photo and the file are chosen': {
      input: 'both',
      steps: ['send'],
      ends: 'correcting.filling',
      effects: ['demandFiles'],
      with: (context) => context.demanded && photoProblem(context) === 'PHOTO_REQUIRED',
    },
    'PHO-01: nothing is sent while the photo is being cropped': {
      input: 'photo',
      steps: ['changePhoto/open', 'send'],
      ends: 'correcting.filling',
      effects: ['demandFiles'],
      with: (context) => photoProblem(context) === 'CROPPER_OPEN',
    },
    'APL-02: the files are uploaded after the photo': {
      input: 'both',
      steps: ['changePhoto/made', 'attachments=one', 'send', 'sendPhoto=sent'],
      ends: 'correcting.uploading',
    },
    'ATT-01: nothing is sent while a file is being checked': {
      input: 'file',
      steps: ['attachments=looking', 'send'],
      ends: 'correcting.filling',
      effects: ['demandFiles'],
    },
    'APL-02: only the file is sent if only the file is asked for': {
      input: 'file',
      steps: ['attachments=one', 'send', 'attachmentUpload=uploaded'],
      ends: 'sent',
      effects: ['announceSent', 'refreshApplication'],
    },
    'APL-02: a file whose upload failed can be sent again, without the photo': {
      input: 'both',
      steps: ['changePhoto/made', 'attachments=one', 'send', 'sendPhoto=sent', 'attachmentUpload=missing', 'send'],
      ends: 'correcting.uploading',
      with: ({ files: kept, photoSent }) => kept.length === 1 && photoSent,
    },
    'APL-02: the photo is kept after a failure': {
      input: 'photo',
      steps: ['changePhoto/made', 'send', 'sendPhoto=noAnswer'],
      ends: 'correcting.filling',
      with: ({ photo, failure }) => photo !== null && failure?.name === 'NO_ANSWER',
    },
    'APL-02: a photo that was already sent from another device is not asked for any more': {
      input: 'photo',
      steps: ['changePhoto/made', 'send', 'sendPhoto=NOTHING_ASKED_AGAIN'],
      ends: 'outdated',
      effects: ['refreshApplication'],
    },
  },
});
