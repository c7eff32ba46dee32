import * as v from 'valibot';
import { updateCustomerAccountNotification } from '#contract/endpoints/customer-account-notifications.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { isAllowedDays } from '#rules/notification-days.ts';
import { choiceOf, isSame } from '../notification-row.choice.ts';
import { notificationRowMachine } from '../notification-row.machine.ts';

const range = { min: 30, max: 90 };
const setting = { id: 1, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false } as const;

export const notificationRowModel = defineModel(notificationRowMachine, {
  inputs: {
    on: { setting, range, draft: null },
    off: { setting: { ...setting, daysInAdvance: 0, email: false }, range, draft: null },
    returned: { setting, range, draft: { typed: '45', email: true } },
  },
  cases: {
    changeDays: {
      allowed: { typed: '45' },
      'too few': { typed: '3' },
      'too many': { typed: '345' },
      none: { typed: '' },
    },
    changeEMail: { on: { email: true }, off: { email: false } },
    finishTyping: { plain: {} },
    retry: { plain: {} },
    leave: { plain: {} },
  },
  environment: { leave: 'outside' },
  // The controls send an event only if their value changes.
  possible: (event, { typed, email }) =>
    event.type === 'changeDays' ? event.typed !== typed : event.type === 'changeEMail' ? event.email !== email : true,
  outcomes: {
    saveSetting: {
      saved: { output: undefined },
      ...refusalsOf(updateCustomerAccountNotification),
      otherRange: refusal('INVALID_DAYS_IN_ADVANCE', { metadata: { min: 40, max: 60 } }),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 3000 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['saved'],
  contexts: {
    saved: v.object({ saved: v.object({}) }),
    saving: v.object({ sent: v.object({}), failure: v.null() }),
    failed: v.object({ saved: v.null(), failure: v.object({}) }),
  },
  invariants: {
    'only a choice that the server has confirmed is shown as saved': ({ context, value }) =>
      value !== 'saved' || (context.saved !== null && isSame(context.saved, choiceOf(context))),
    'only allowed days are sent': ({ context: { sent, range: known }, value }) =>
      value !== 'saving' || (sent !== null && isAllowedDays(sent.daysInAdvance, sent.email, known)),
    'the flow is busy exactly while it saves': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'NTF-01: switching the e-mail on or off is saved at once': {
      input: 'on',
      steps: ['changeEMail/off'],
      ends: 'saving',
      with: ({ sent }) => sent?.email === false && sent.daysInAdvance === 30,
    },
    'NTF-01: typed days are not saved before the person pauses': {
      input: 'on',
      steps: ['changeDays/too few', 'changeDays/allowed'],
      ends: 'typing',
      with: ({ sent }) => sent === null,
    },
    'NTF-01: typed days are saved after a pause in typing': {
      input: 'on',
      steps: ['changeDays/allowed', 'after pause in typing', 'saveSetting=saved'],
      ends: 'saved',
      effects: ['announceSaved'],
      with: ({ saved }) => saved?.daysInAdvance === 45,
    },
    'NTF-01: pressing Enter or leaving the field saves at once': {
      input: 'on',
      steps: ['changeDays/allowed', 'finishTyping'],
      ends: 'saving',
    },
    'NTF-01: if too few days are typed, the lowest allowed number is shown': {
      input: 'on',
      steps: [
        'changeEMail/off',
        'saveSetting=saved',
        'changeEMail/on',
        'changeDays/too few',
        'saveSetting=saved',
        'after pause in typing',
      ],
      ends: 'saved',
      with: ({ typed }) => typed === '30',
    },
    'NTF-01: if too many days are typed, the highest allowed number is saved': {
      input: 'on',
      steps: ['changeDays/too many', 'finishTyping', 'saveSetting=saved'],
      ends: 'saved',
      effects: ['announceInvalid'],
      with: ({ saved, typed }) => saved?.daysInAdvance === 90 && typed === '90',
    },
    'NTF-01: an empty field becomes the lowest allowed number, and a message is shown even if this number is already saved':
      {
        input: 'on',
        steps: ['changeDays/none', 'finishTyping'],
        ends: 'saved',
        effects: ['announceInvalid'],
        with: ({ typed }) => typed === '30',
      },
    'NTF-01: after days that were not allowed, allowed days are saved as usual': {
      input: 'on',
      steps: [
        'changeDays/too many',
        'finishTyping',
        'changeDays/allowed',
        'finishTyping',
        'saveSetting=saved',
        'saveSetting=saved',
      ],
      ends: 'saved',
      effects: ['announceSaved'],
      with: ({ saved }) => saved?.daysInAdvance === 45,
    },
    'NTF-01: the days cannot be changed while the e-mail is off': {
      input: 'off',
      steps: [],
      ends: 'saved',
      refuses: ['changeDays/allowed', 'finishTyping'],
    },
    'NTF-01: switching the e-mail on changes 0 days to the lowest allowed number': {
      input: 'off',
      steps: ['changeEMail/on'],
      ends: 'saving',
      with: ({ sent }) => sent?.daysInAdvance === 30 && sent.email,
    },
    'NTF-01: a change that is made during a save is saved next': {
      input: 'on',
      steps: ['changeDays/allowed', 'finishTyping', 'changeEMail/off', 'saveSetting=saved'],
      ends: 'saving',
      with: ({ saved, sent }) => saved?.email === true && sent?.email === false && sent.daysInAdvance === 45,
    },
    'NTF-01: days that are typed during a save are not saved before the person pauses': {
      input: 'on',
      steps: ['changeDays/allowed', 'finishTyping', 'changeDays/too many', 'saveSetting=saved'],
      ends: 'typing',
      with: ({ saved, typed }) => saved?.daysInAdvance === 45 && typed === '345',
    },
    'NTF-01: a failed save keeps the input': {
      input: 'on',
      steps: ['changeDays/allowed', 'finishTyping', 'saveSetting=noAnswer'],
      ends: 'failed',
      effects: ['announceFailure'],
      with: ({ typed, saved }) => typed === '45' && saved === null,
    },
    'API-02: a save without an answer may have succeeded, so the old value is saved when the person goes back to it': {
      input: 'on',
      steps: ['changeEMail/off', 'saveSetting=noAnswer', 'changeEMail/on'],
      ends: 'saving',
      with: ({ sent }) => sent?.email === true,
    },
    'NTF-01: a failed save can be tried again': {
      input: 'on',
      steps: ['changeEMail/off', 'saveSetting=noAnswer', 'retry', 'saveSetting=saved'],
      ends: 'saved',
      with: ({ failure, email }) => failure === null && !email,
    },
    'SES-02: a change that was not saved before the session ended is restored, and is saved after a short pause': {
      input: 'returned',
      steps: ['after pause in typing', 'saveSetting=saved'],
      ends: 'saved',
      effects: ['announceSaved'],
      with: ({ saved }) => saved?.daysInAdvance === 45,
    },
    'NTF-01: when the server sends a new range of days, the new range is used': {
      input: 'on',
      steps: ['changeDays/too many', 'finishTyping', 'saveSetting=otherRange'],
      ends: 'saving',
      with: ({ sent, range: known }) => sent?.daysInAdvance === 60 && known.min === 40,
    },
    'NTF-01: typed days are saved at once when the page is left': {
      input: 'on',
      steps: ['changeDays/allowed', 'leave'],
      ends: 'saving',
      with: ({ sent }) => sent?.daysInAdvance === 45,
    },
    'NTF-01: a change during a save is sent when the page is left': {
      input: 'on',
      steps: ['changeDays/allowed', 'finishTyping', 'changeEMail/off', 'leave'],
      ends: 'saving',
      effects: ['saveApart'],
    },
  },
});
