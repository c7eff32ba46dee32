import * as v from 'valibot';
import { createCardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import type { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { nextJob } from '../application-draft.jobs.ts';
import { applicationDraftMachine } from '../application-draft.machine.ts';
import type { ApplicationDraftInput, KeptDraft } from '../application-draft.types.ts';

const profile = { profileId: null, profileChosen: false, validFrom: '', validFromChosen: false, isicNumber: '' };
const file = { id: '5d9a7c2e-1f7b-4b0e-8a57-3f5f0a9b1c11', name: 'potvrzení.pdf', size: 3000, typeId: 1 };

const entered: EnteredApplication = {
  flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10',
  step: 'personalData',
  person: { ...emptyPerson, firstName: 'Jana' },
  custodian: { choice: 'registered', person: emptyPerson },
  profileOne: profile,
  profileTwo: null,
  delivery: {
    type: 'BRANCH',
    cardForFree: false,
    branchId: null,
    address: { street: '', streetNumber: '', city: '', zip: '' },
  },
  marketingConsent: false,
  pin: '',
  files: [],
  bankCard: null,
};
const withFile: EnteredApplication = { ...entered, step: 'cardData', files: [{ ...file, isProfileOne: true }] };
const photo = 'data:image/jpeg;base64,AA==';

const begun: ApplicationDraftInput = {
  subject: { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null },
  kept: null,
};
const kept: KeptDraft = { stored: { id: 4, version: 7 }, entered, photo: null, fileIds: [], savedCustomerId: null };

const name = 'changed/name';
const settled = 'after settling in settling';
const saved = [name, settled, 'saveJob=saved'];

export const applicationDraftModel = defineModel(applicationDraftMachine, {
  inputs: { begun, resumed: { ...begun, kept } },
  cases: {
    changed: {
      name: { content: { entered, photo: null } },
      photo: { content: { entered, photo } },
      file: { content: { entered: withFile, photo } },
    },
    flush: { plain: {} },
    drop: { plain: {} },
    takeOver: { plain: {} },
  },
  environment: { changed: 'outside', flush: 'outside', drop: 'outside' },
  outcomes: {
    saveJob: {
      saved: { output: { id: 4, version: 7 } },
      ...refusalsOf(createCardApplicationDraft),
      NOT_FOUND: refusal('NOT_FOUND'),
      PAYLOAD_TOO_LARGE: refusal('PAYLOAD_TOO_LARGE'),
      noAnswer,
      garbage,
    },
    dropDraft: { dropped: { output: undefined }, NOT_FOUND: refusal('NOT_FOUND'), noAnswer, garbage },
  },
  timeLimit: 'actors',
  bounds: { limit: 5000 },
  abstract: ({ failure: _, subject: __, job, ...context }) => ({
    ...context,
    stored: context.stored !== null,
    keptPhoto: context.keptPhoto ?? typeof context.keptPhoto,
    job,
  }),
  home: ['idle', 'gone'],
  contexts: {
    saving: v.object({ job: v.object({ kind: v.string() }) }),
    superseded: v.object({ failure: v.object({ name: v.string() }) }),
    unsaved: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'in the state "idle" everything is saved': ({ context, value }) => value !== 'idle' || nextJob(context) === null,
    'a photo or file is saved only into an existing draft': ({ context, value }) =>
      value !== 'saving' || context.job?.kind === 'entered' || context.stored !== null,
    'a deleted draft is not remembered as stored': ({ context, value }) =>
      value !== 'gone' || context.stored === null || context.failure !== null,
  },
  scenarios: {
    'WIZ-06: the first input is saved a moment later': {
      input: 'begun',
      steps: saved,
      ends: 'idle',
      with: ({ stored, keptEntered }) => stored?.id === 4 && keptEntered === JSON.stringify(entered),
    },
    'WIZ-06: nothing is saved before the first input': {
      input: 'begun',
      steps: [],
      ends: 'idle',
      with: ({ stored }) => stored === null,
    },
    'WIZ-06: the photo and the file are saved after the entered data': {
      input: 'begun',
      steps: ['changed/file', settled, 'saveJob=saved', 'saveJob=saved', 'saveJob=saved'],
      ends: 'idle',
      with: ({ keptPhoto, keptFiles }) => keptPhoto === photo && keptFiles.join() === file.id,
    },
    'WIZ-06: input that arrives during a save request is saved as well': {
      input: 'begun',
      steps: [name, settled, 'changed/photo', 'saveJob=saved'],
      ends: 'saving',
      with: ({ job }) => job?.kind === 'photo',
    },
    'WIZ-06: data that were saved before are not sent again': {
      input: 'resumed',
      steps: [name],
      ends: 'idle',
      with: ({ stored }) => stored?.version === 7,
    },
    'WIZ-06: a wizard that closes first saves the unsaved input': {
      input: 'begun',
      steps: [name, 'flush'],
      ends: 'saving',
    },
    'WIZ-06: a save request without an answer is repeated': {
      input: 'begun',
      steps: [name, settled, 'saveJob=noAnswer', 'after retry in unsaved', 'saveJob=saved'],
      ends: 'idle',
      with: ({ failure }) => failure === null,
    },
    'WIZ-06: a draft that was changed elsewhere is not overwritten': {
      input: 'resumed',
      steps: ['changed/photo', 'changed/file', settled, 'saveJob=DRAFT_CHANGED', 'changed/photo'],
      ends: 'superseded',
    },
    'WIZ-06: a draft that was changed elsewhere is overwritten if the person decides so': {
      input: 'resumed',
      steps: ['changed/file', settled, 'saveJob=DRAFT_CHANGED', 'takeOver'],
      ends: 'saving',
      with: ({ job }) => job?.kind === 'entered' && job.replaces && job.stored === null,
    },
    'WIZ-06: a file that the server never accepts does not block the rest': {
      input: 'begun',
      steps: ['changed/file', settled, 'saveJob=saved', 'saveJob=saved', 'saveJob=PAYLOAD_TOO_LARGE'],
      ends: 'idle',
    },
    'WIZ-06: a draft can be deleted': {
      input: 'resumed',
      steps: ['drop', 'dropDraft=dropped'],
      ends: 'gone',
      with: ({ stored }) => stored === null,
    },
    'WIZ-06: a draft that is being saved is deleted after the save request': {
      input: 'begun',
      steps: [name, settled, 'drop', 'saveJob=saved'],
      ends: 'dropping',
    },
    'WIZ-06: deleting a draft that was already deleted elsewhere succeeds': {
      input: 'resumed',
      steps: ['drop', 'dropDraft=NOT_FOUND'],
      ends: 'gone',
    },
    'WIZ-06: input after a failed deletion is saved, even if the deletion had waited for the first save request': {
      input: 'begun',
      steps: [name, settled, 'drop', 'saveJob=saved', 'dropDraft=noAnswer', 'changed/photo', settled],
      ends: 'saving',
    },
    'WIZ-06: after a deletion without an answer, all data are saved again, because the draft may be gone': {
      input: 'resumed',
      steps: ['drop', 'dropDraft=noAnswer', name, settled],
      ends: 'saving',
      with: ({ job }) => job?.kind === 'entered',
    },
    'WIZ-06: a wizard that closes after a failed deletion first saves the input': {
      input: 'begun',
      steps: [...saved, 'drop', 'dropDraft=noAnswer', 'flush'],
      ends: 'saving',
      with: ({ job }) => job?.kind === 'entered',
    },
    'WIZ-06: a failed deletion can be repeated': {
      input: 'resumed',
      steps: ['drop', 'dropDraft=noAnswer', 'drop', 'dropDraft=dropped'],
      ends: 'gone',
    },
  },
  exceptions: { noDeadlock: { gone: 'The wizard ends when its draft is gone.' } },
});
