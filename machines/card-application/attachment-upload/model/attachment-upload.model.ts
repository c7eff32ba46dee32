import * as v from 'valibot';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { isFailed, isWorthRetrying, uploadOutput, uploadRequest } from '../attachment-upload.files.ts';
import { attachmentUploadMachine } from '../attachment-upload.machine.ts';
import type { FileToUpload } from '../attachment-upload.types.ts';

const study: FileToUpload = { id: 'study', name: 'potvrzení.pdf', size: 3000, typeId: 1, isProfileOne: true };
const card: FileToUpload = { id: 'card', name: 'průkaz.jpg', size: 1000, typeId: 2, isProfileOne: false };
const filed = { applicationId: 7, flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10' };

export const attachmentUploadModel = defineModel(attachmentUploadMachine, {
  inputs: {
    two: { ...filed, files: [study, card] },
    none: { ...filed, files: [] },
  },
  cases: {
    progress: { half: { percent: 50 }, whole: { percent: 100 } },
    retryOne: { first: { id: 'study' }, second: { id: 'card' } },
    leaveOut: { first: { id: 'study' }, second: { id: 'card' } },
    retry: { plain: {} },
    cancel: { plain: {} },
  },
  environment: { progress: 'progress' },
  outcomes: {
    upload: {
      uploaded: { output: undefined },
      ...refusalsOf(uploadAttachment, { ATTACHMENT_TOO_LARGE: { megabytes: 5 } }),
      NOT_FOUND: refusal('NOT_FOUND'),
      PAYLOAD_TOO_LARGE: refusal('PAYLOAD_TOO_LARGE'),
      noAnswer,
      garbage,
    },
    progress: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ files, percent }) => ({
    percent,
    files: files.map((file) => ({ state: file.state, isPassing: isWorthRetrying(file) })),
  }),
  home: ['failed', 'uploaded', 'ended'],
  leave: { events: ['cancel'] },
  exceptions: {},
  contexts: {
    uploading: v.object({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a file has a failure exactly when its state is FAILED': ({ context: { files } }) =>
      files.every((file) => isFailed(file) === (file.failure !== null)),
    'the flow ends in "uploaded" exactly when all files are uploaded': ({ context, value, status }) =>
      status !== 'done' || (value === 'uploaded') === (uploadOutput(context).missing.length === 0),
    'no file waits while failures are shown': ({ context: { files }, value }) =>
      value !== 'failed' || (files.some(isFailed) && files.every(({ state }) => state !== 'WAITING')),
    'in the state "ended" at least one file is missing': ({ context, value, status }) =>
      status !== 'done' || value === 'uploaded' || uploadOutput(context).missing.length > 0,
  },
  scenarios: {
    'ATT-01: the files are uploaded one after another': {
      input: 'two',
      steps: ['upload=uploaded'],
      ends: 'uploading',
      with: ({ files, percent }) => files.map(({ state }) => state).join() === 'UPLOADED,WAITING' && percent === 0,
    },
    'ATT-01: the flow ends when all files are uploaded': {
      input: 'two',
      steps: ['upload=uploaded', 'progress/whole', 'upload=uploaded'],
      ends: 'uploaded',
      with: (context) => uploadOutput(context).uploaded.join() === 'study,card',
    },
    'ATT-01: the progress of a file is known': {
      input: 'two',
      steps: ['progress/half'],
      ends: 'uploading',
      with: ({ percent }) => percent === 50,
    },
    'ATT-01: after a failed file, the next file is uploaded': {
      input: 'two',
      steps: ['upload=ATTACHMENT_INFECTED'],
      ends: 'uploading',
      with: ({ files }) => files.map(({ state }) => state).join() === 'FAILED,WAITING',
    },
    'ATT-01: failed files are shown after all other files are uploaded': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=uploaded'],
      ends: 'failed',
      with: ({ files }) => files[0]?.failure?.name === 'NO_ANSWER' && files[1]?.state === 'UPLOADED',
    },
    'ATT-01: only a failed file is sent again, with the same key': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=uploaded', 'retry'],
      ends: 'uploading',
      with: (context) =>
        context.files.map(({ state }) => state).join() === 'WAITING,UPLOADED' &&
        uploadRequest(context).file.id === 'study' &&
        uploadRequest(context).idempotencyKey === idempotencyKey(filed.flowId, 7, 'study'),
    },
    'ATT-01: a file that the server will never accept is not sent again': {
      input: 'two',
      steps: ['upload=ATTACHMENT_INFECTED', 'upload=uploaded'],
      ends: 'failed',
      refuses: ['retry'],
    },
    'ATT-01: a retry leaves out the files that the server will never accept': {
      input: 'two',
      steps: ['upload=ATTACHMENT_INFECTED', 'upload=ATTACHMENT_SCAN_UNAVAILABLE', 'retry', 'upload=uploaded'],
      ends: 'failed',
      with: ({ files }) => files.map(({ state }) => state).join() === 'FAILED,UPLOADED',
    },
    'ATT-01: one of several failed files is sent again, and the other files stay failed': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=noAnswer', 'retryOne/second'],
      ends: 'uploading',
      with: (context) =>
        context.files.map(({ state }) => state).join() === 'FAILED,WAITING' &&
        uploadRequest(context).idempotencyKey === idempotencyKey(filed.flowId, 7, 'card'),
    },
    'ATT-01: after one file was sent again, the other failures are still shown': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=noAnswer', 'retryOne/second', 'upload=uploaded'],
      ends: 'failed',
      with: ({ files }) => files.map(({ state }) => state).join() === 'FAILED,UPLOADED',
    },
    'ATT-01: one of several files that the server will never accept cannot be sent again, but can be left out': {
      input: 'two',
      steps: ['upload=ATTACHMENT_INFECTED', 'upload=noAnswer', 'leaveOut/first'],
      ends: 'failed',
      refuses: ['retryOne/first', 'leaveOut/first'],
      with: ({ files }) => files.map(({ state }) => state).join() === 'LEFT_OUT,FAILED',
    },
    'ATT-01: a file that the server will never accept has no retry button of its own': {
      input: 'two',
      steps: ['upload=ATTACHMENT_INFECTED', 'upload=noAnswer'],
      ends: 'failed',
      refuses: ['retryOne/first'],
    },
    'ATT-01: a single failed file has no buttons of its own': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=uploaded'],
      ends: 'failed',
      refuses: ['retryOne/first', 'leaveOut/first', 'leaveOut/second'],
    },
    'ATT-01: a file that was left out is reported as missing, even if all other files are uploaded': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=noAnswer', 'leaveOut/first', 'retry', 'upload=uploaded'],
      ends: 'ended',
      effects: ['announceMissing'],
      with: (context) =>
        uploadOutput(context).missing.join() === 'study' && uploadOutput(context).uploaded.join() === 'card',
    },
    'ATT-01: a person who continues without a file gets a message that the application is filed': {
      input: 'two',
      steps: ['upload=noAnswer', 'upload=uploaded', 'cancel'],
      ends: 'ended',
      effects: ['announceMissing'],
      with: (context) => uploadOutput(context).missing.join() === 'study',
    },
    'ATT-01: an upload can be stopped while it runs': {
      input: 'two',
      steps: ['progress/half', 'cancel'],
      ends: 'ended',
      effects: ['announceMissing'],
      with: (context) => uploadOutput(context).missing.join() === 'study,card',
    },
    'ATT-01: an upload without files ends at once': { input: 'none', steps: [], ends: 'uploaded' },
  },
});
