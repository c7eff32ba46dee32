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
    leavable: { filing: 'the reclamation may already be filed, so the flow waits until the call ends' },
  },
  contexts: {
    filing: v.object({ failure: v.null(), demanded: v.literal(true), agreed: v.literal(true) }),
    filed: v.object({ reclamationNumber: v.string() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a form without errors is sent': ({ context, value }) => value !== 'filing' || isSound(context),
    'a field is marked only while it is wrong': ({ context: { marked, form } }) =>
      marked.every((field) => reclamationProblems(form)[field] !== null),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'REC-01: a reclamation is filed with the data that the shop knows, and its page opens': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=filed'],
      ends: 'filed',
      effects: ['announceFiled', 'openList'],
      with: ({ reclamationNumber, form }) => reclamationNumber === 'R-260001' && form.lastName === 'Nováková',
    },
    'REC-02: the data that the shop has filled in can be changed': {
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
    'REC-02: the field of the telephone number accepts no letters': {
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
    'REC-01: a note of 4000 characters is accepted': {
      input: 'fresh',
      steps: ['changeField/longest note', 'toggleConsent', 'submit'],
      ends: 'filing',
    },
    'REC-01: a note of 4001 characters is not sent': {
      input: 'fresh',
      steps: ['changeField/note that is too long', 'toggleConsent', 'submit'],
      ends: 'editing',
    },
    'REC-01: the form is not sent without the consent': {
      input: 'fresh',
      steps: ['changeField/note', 'submit'],
      ends: 'editing',
      with: ({ agreed, demanded }) => demanded && !agreed,
    },
    'REC-02: a consent can be withdrawn before the form is sent': {
      input: 'fresh',
      steps: [...filled, 'toggleConsent', 'submit'],
      ends: 'editing',
    },
    'REC-02: a wrong field is marked when the person leaves it, and not before': {
      input: 'fresh',
      steps: ['changeField/emoji as last name', 'leaveField/lastName'],
      ends: 'editing',
      with: ({ marked }) => marked.includes('lastName'),
    },
    'REC-02: the error of a field disappears as soon as the field is right': {
      input: 'fresh',
      steps: ['changeField/emoji as last name', 'leaveField/lastName', 'changeField/last name'],
      ends: 'editing',
      with: ({ marked }) => marked.length === 0,
    },
    'REC-02: an empty field is not marked when the person leaves it': {
      input: 'fresh',
      steps: ['leaveField/note'],
      ends: 'editing',
      with: ({ marked, demanded }) => marked.length === 0 && !demanded,
    },
    'SES-02: the input of the form is restored after the session has expired': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'filing',
      with: ({ form }) => form.lastName === 'Malá' && form.firstName === 'Jana' && form.note === 'Karta nefunguje.',
    },
    'DLG-01: the input stays after a failure, and can be sent again': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=noAnswer', 'submit'],
      ends: 'filing',
      with: ({ form, failure }) => form.note === 'Karta nefunguje.' && failure === null,
    },
    'API-04: the reason of a refusal disappears when the form is changed': {
      input: 'fresh',
      steps: [...filled, 'submit', 'file=TOO_MANY_ATTEMPTS', 'changeField/last name'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'DLG-01: nothing can be typed, sent or closed while the form is being sent': {
      input: 'fresh',
      steps: [...filled, 'submit'],
      ends: 'filing',
      refuses: ['submit', 'close', 'changeField/note', 'toggleConsent', 'leaveField/note'],
    },
    'DLG-01: the dialog can be closed': { input: 'fresh', steps: [...filled, 'close'], ends: 'closed' },
  },
});
