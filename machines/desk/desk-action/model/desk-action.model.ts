import {
  askApplicantAgain,
  checkCardApplication,
  handOverCard,
  issueCard,
  printCard,
  refuseCardApplication,
  takeBackRequest,
} from '#contract/endpoints/application-desk.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyForm, isSound, problemsOf } from '../desk-action.form.ts';
import { deskActionMachine } from '../desk-action.machine.ts';
import type { ActionDraft, SeenApplication } from '../desk-action.types.ts';

/** Paid applications for a chip card. CHECK represents all actions that need only a confirmation. */
const fresh: SeenApplication = { version: '1', actions: ['CHECK', 'ASK_AGAIN', 'REJECT'] };
const checked: SeenApplication = { version: '2', actions: ['ASK_AGAIN', 'REJECT', 'PRINT'] };
const finished: SeenApplication = { version: '3', actions: [] };
const flowId = 'f7c9a1f0-5d1e-4f0e-9d5f-1c1f6a3b2d10';
const file = { typeId: 4, isProfileOne: true };

const rejection: ActionDraft = { action: 'REJECT', form: { ...emptyForm, note: 'Na fotografii není vidět obličej.' } };

const refusals = {
  ...refusalsOf(checkCardApplication),
  ...refusalsOf(askApplicantAgain),
  ...refusalsOf(takeBackRequest),
  ...refusalsOf(refuseCardApplication),
  ...refusalsOf(printCard),
  ...refusalsOf(handOverCard),
  ...refusalsOf(issueCard),
};

const usesForm = (action: DeskAction | null): boolean =>
  action === 'REJECT' || action === 'ASK_AGAIN' || action === 'PRINT';

export const deskActionModel = defineModel(deskActionMachine, {
  inputs: {
    unchecked: { application: fresh, flowId, draft: null },
    checked: { application: checked, flowId, draft: null },
    drafted: { application: fresh, flowId, draft: rejection },
    'drafted too late': { application: finished, flowId, draft: rejection },
  },
  cases: {
    choose: {
      check: { action: 'CHECK' },
      askAgain: { action: 'ASK_AGAIN' },
      reject: { action: 'REJECT' },
      print: { action: 'PRINT' },
    },
    changeNote: { given: { value: 'Na fotografii není vidět obličej.' }, empty: { value: '' } },
    askPhoto: { yes: { asked: true }, no: { asked: false } },
    askFile: { yes: { file, asked: true }, no: { file, asked: false } },
    changeCardNumber: { right: { value: '9203 1234 5678 9012' }, wrong: { value: '92O3' } },
    changeChipNumber: { right: { value: '04A1B2C3' }, wrong: { value: 'chip' } },
    submit: { plain: {} },
    close: { plain: {} },
    applicationRead: { checked: { application: checked }, finished: { application: finished } },
  },
  environment: { applicationRead: 'outside' },
  // A ticked box cannot be ticked again.
  possible: (event, { form }) =>
    (event.type !== 'askPhoto' || event.asked !== form.photo) &&
    (event.type !== 'askFile' || event.asked !== form.files.length > 0),
  outcomes: {
    perform: { done: { output: checked }, ...refusals, FORBIDDEN: refusal('FORBIDDEN'), noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 3000 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['reading'],
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only an action with a complete form is sent': ({ context, value }) =>
      value !== 'doing' || isSound(context.action, context.form),
    'the form is empty for an action without fields': ({ context }) =>
      usesForm(context.action) || JSON.stringify(context.form) === JSON.stringify(emptyForm),
    'a failure is shown only in the dialog': ({ context, value }) => context.failure === null || value === 'filling',
  },
  scenarios: {
    'DSK-04: an application is checked after a confirmation': {
      input: 'unchecked',
      steps: ['choose/check', 'submit', 'perform=done'],
      ends: 'reading',
      effects: ['announceDone', 'refreshPage'],
      with: ({ application, action }) => application.version === '2' && action === null,
    },
    'DSK-04: an action that is not possible now cannot be chosen': {
      input: 'checked',
      steps: [],
      ends: 'reading',
      refuses: ['choose/check'],
    },
    'DSK-04: an application cannot be rejected without a note': {
      input: 'unchecked',
      steps: ['choose/reject', 'submit'],
      ends: 'filling',
      with: ({ action, form, demanded }) => demanded && problemsOf(action, form).note === 'EMPTY',
    },
    'DSK-04: a request for corrections must contain the photo or at least one file': {
      input: 'unchecked',
      steps: ['choose/askAgain', 'changeNote/given', 'submit'],
      ends: 'filling',
      with: ({ action, form }) => problemsOf(action, form).asked === 'NOTHING',
    },
    'DSK-04: a ticked file can be unticked': {
      input: 'unchecked',
      steps: ['choose/askAgain', 'askFile/yes', 'askFile/no'],
      ends: 'filling',
      with: ({ form }) => form.files.length === 0,
    },
    'DSK-04: a photo is asked for again': {
      input: 'unchecked',
      steps: ['choose/askAgain', 'changeNote/given', 'askPhoto/yes', 'submit'],
      ends: 'doing',
    },
    'DSK-04: a card can be printed with its card number, without a chip number': {
      input: 'checked',
      steps: ['choose/print', 'changeCardNumber/right', 'submit'],
      ends: 'doing',
    },
    'DSK-04: wrong numbers are marked and not sent': {
      input: 'checked',
      steps: ['choose/print', 'changeCardNumber/wrong', 'changeChipNumber/wrong', 'submit'],
      ends: 'filling',
      with: ({ action, form }) =>
        problemsOf(action, form).cardNumber === 'WRONG' && problemsOf(action, form).chipNumber === 'WRONG',
    },
    'DLG-01: the input stays after a failure, and can be sent again': {
      input: 'checked',
      steps: ['choose/print', 'changeCardNumber/right', 'submit', 'perform=CARD_NUMBER_IN_USE'],
      ends: 'filling',
      with: ({ form, failure }) => form.cardNumber !== '' && failure?.name === 'CARD_NUMBER_IN_USE',
    },
    'DLG-01: nothing can be changed, sent or closed while the action is carried out': {
      input: 'unchecked',
      steps: ['choose/reject', 'changeNote/given', 'submit'],
      ends: 'doing',
      refuses: ['submit', 'close', 'changeNote/empty', 'choose/check'],
    },
    'SES-02: the input is restored after the session has expired': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'doing',
      with: ({ action, form }) => action === 'REJECT' && form.note === 'Na fotografii není vidět obličej.',
    },
    'SES-02: the input is not restored to a form if its action is no longer possible': {
      input: 'drafted too late',
      steps: [],
      ends: 'overtaken',
    },
    'DSK-05: an application that somebody else has changed is fetched again, and the input is kept': {
      input: 'unchecked',
      steps: [
        'choose/reject',
        'changeNote/given',
        'submit',
        'perform=APPLICATION_CHANGED',
        'applicationRead/checked',
        'choose/reject',
      ],
      ends: 'filling',
      with: ({ form, application }) => form.note !== '' && application.version === '2',
    },
    'DSK-05: the input for one action is not sent for another action': {
      input: 'unchecked',
      steps: ['choose/reject', 'changeNote/given', 'close', 'choose/askAgain'],
      ends: 'filling',
      with: ({ form }) => form.note === '',
    },
    'DSK-05: an action that is no longer possible is refused, and the page shows why': {
      input: 'unchecked',
      steps: ['choose/check', 'submit', 'perform=ACTION_NOT_POSSIBLE', 'applicationRead/finished'],
      ends: 'overtaken',
      refuses: ['choose/check', 'choose/reject'],
    },
  },
});
