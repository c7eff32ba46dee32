import * as v from 'valibot';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { reclamationProblems } from '#rules/reclamation.ts';
import { isSound, reclamationMachine } from '../reclamation.machine.ts';
import type { ReclamationInput } from '../reclamation.types.ts';

const known: ReclamationInput['known'] = {
  firstName: 'Jana',
  lastName: 'Nováková',
  phoneNumber: '+420 777 123 456',
  street: 'Nová',
  streetNumber: '12',
  city: 'Lipany',
  zip: '56101',
};
const fresh: ReclamationInput = { flowId: 'flow', customerId: 1, cardId: 2, known, draft: null };

const filled = ['changeField/note', 'toggleConsent'];

export const reclamationModel = defineModel(reclamationMachine, {
  inputs: {
    fresh,
    'without telephone': { ...fresh, cardId: null, known: { ...known, phoneNumber: '' } },
    drafted: { ...fresh, draft: { changed: { note: 'Karta nefunguje.', lastName: 'Malá' }, agreed: true } },
  },
  cases: {
    changeField: {
      'last name': { field: 'lastName', value: 'Malá' },
      'no last name': { field: 'lastName', value: '' },
      'emoji as last name': { field: 'lastName', value: '😀' },
      phone: { field: 'phoneNumber', value: 'tel. 777 123 456' },
      note: { field: 'note', value: 'Karta nefunguje.' },
      'longest note': { field: 'note', value: 'a'.repeat(longestReclamationNote) },
      'note that is too long': { field: 'note', value: 'a'.repeat(longestReclamationNote + 1) },
    },
    leaveField: { lastName: { field: 'lastName' }, note: { field: 'note' } },
    toggleConsent: { plain: {} },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    file: {
      filed: { output: 'R-260001' },
      ...refusalsOf(createReclamation, { TOO_MANY_ATTEMPTS: { retryAfter: 7201 } }),
      NOT_FOUND: refusal('NOT_FOUND'),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  abstract: ({ flowId: _, failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { filing: 'the reclamation may be filed by then; the answer, or its absence, ends the wait' },
  },
  contexts: {
    filing: v.object({ failure: v.null(), demanded: v.literal(true), agreed: v.literal(true) }),
    filed: v.object({ reclamationNumber: v.string() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a sound form is sent': ({ context, value }) => value !== 'filing' || isSound(context),
    'an error is marked only while the field is wrong': ({ context: { marked, form } }) =>
      marked.every((field) => reclamationProblems(form)[field] !== null),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'REC-01: a reclamation is filed with what the shop knows, and its page opens': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=filed'],
      ends: 'filed',
      effects: ['announceFiled', 'openList'],
      with: ({ reclamationNumber, form }) => reclamationNumber === 'R-260001' && form.lastName === 'Nováková',
    },
    'REC-02: what the shop has filled in can be changed': {
      input: 'fresh',
      steps: ['changeField/last name', ...filled, 'submit'],
      ends: 'filing',
      with: ({ form, known: { lastName } }) => form.lastName === 'Malá' && lastName === 'Nováková',
    },
    'REC-02: a telephone number that the shop does not know is required': {
      input: 'without telephone',
      steps: [...filled, 'submit'],
      ends: 'editing',
      with: ({ form, demanded }) => demanded && reclamationProblems(form).phoneNumber === 'EMPTY',
    },
    'REC-02: a telephone number takes no letters': {
      input: 'without telephone',
      steps: [...filled, 'changeField/phone', 'submit'],
      ends: 'filing',
      with: ({ form }) => form.phoneNumber.trim() === '777 123 456',
    },
    'REC-01: a note is required': {
      input: 'fresh',
      steps: ['toggleConsent', 'submit'],
      ends: 'editing',
      with: ({ form, demanded }) => demanded && reclamationProblems(form).note === 'EMPTY',
    },
    'REC-01: a note of 4000 characters fits': {
      input: 'fresh',
      steps: ['changeField/longest note', 'toggleConsent', 'submit'],
      ends: 'filing',
    },
    'REC-01: a note of 4001 characters is not sent': {
      input: 'fresh',
      steps: ['changeField/note that is too long', 'toggleConsent', 'submit'],
      ends: 'editing',
    },
    'REC-01: nothing is sent without the consent': {
      input: 'fresh',
      steps: ['changeField/note', 'submit'],
      ends: 'editing',
      with: ({ agreed, demanded }) => demanded && !agreed,
    },
    'REC-02: a consent can be taken back': {
      input: 'fresh',
      steps: [...filled, 'toggleConsent', 'submit'],
      ends: 'editing',
    },
    'REC-02: a wrong field is marked when it is left, and not before': {
      input: 'fresh',
      steps: ['changeField/emoji as last name', 'leaveField/lastName'],
      ends: 'editing',
      with: ({ marked }) => marked.includes('lastName'),
    },
    'REC-02: the mark goes when the field is right': {
      input: 'fresh',
      steps: ['changeField/emoji as last name', 'leaveField/lastName', 'changeField/last name'],
      ends: 'editing',
      with: ({ marked }) => marked.length === 0,
    },
    'REC-02: an empty field that is only passed is not marked': {
      input: 'fresh',
      steps: ['leaveField/note'],
      ends: 'editing',
      with: ({ marked, demanded }) => marked.length === 0 && !demanded,
    },
    'SES-02: what was entered when the session expired is there again': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'filing',
      with: ({ form }) => form.lastName === 'Malá' && form.firstName === 'Jana' && form.note === 'Karta nefunguje.',
    },
    'DLG-01: a failure keeps what was typed, and it can be sent again': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=noAnswer', 'submit'],
      ends: 'filing',
      with: ({ form, failure }) => form.note === 'Karta nefunguje.' && failure === null,
    },
    'API-04: the reason of a refusal goes when the form is changed': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=TOO_MANY_ATTEMPTS', 'changeField/last name'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'DLG-01: nothing can be typed, sent or closed while it is being sent': {
      input: 'fresh',
      steps: [...filled, 'submit'],
      ends: 'filing',
      refuses: ['submit', 'close', 'changeField/note', 'toggleConsent', 'leaveField/note'],
    },
    'DLG-01: the dialog can be closed': { input: 'fresh', steps: [...filled, 'close'], ends: 'closed' },
  },
});
