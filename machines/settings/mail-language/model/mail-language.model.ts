import * as v from 'valibot';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { mailLanguageMachine } from '../mail-language.machine.ts';

export const mailLanguageModel = defineModel(mailLanguageMachine, {
  inputs: { fresh: undefined },
  cases: {
    sessionStarted: { plain: {} },
    sessionEnded: { plain: {} },
    choose: { english: { locale: 'en' }, polish: { locale: 'pl' } },
    resumed: { plain: {} },
  },
  environment: { sessionStarted: 'outside', sessionEnded: 'outside', resumed: 'resumes' },
  outcomes: {
    saveLanguage: {
      saved: { output: undefined },
      ...refusalsOf(updateAccountSettings),
      notOffered: refusal('VALIDATION_ERROR'),
      noAnswer,
    },
    resumes: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['absent', 'present.idle'],
  contexts: {
    absent: v.object({ wanted: v.null(), sent: v.null() }),
    'present.saving': v.object({ wanted: v.string(), sent: v.string() }),
    'present.owed': v.object({ wanted: v.string() }),
  },
  scenarios: {
    'I18-02: a language that is chosen while logged in is saved': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english'],
      ends: 'present.saving',
      with: ({ sent }) => sent === 'en',
    },
    'I18-02: a language that is chosen without a log-in is not saved': {
      input: 'fresh',
      steps: [],
      ends: 'absent',
      refuses: ['choose/english'],
    },
    'I18-02: a language that is chosen while another language is being saved is saved next': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english', 'choose/polish', 'saveLanguage=saved'],
      ends: 'present.saving',
      with: ({ sent }) => sent === 'pl',
    },
    'I18-02: a language that is chosen during a save is saved even if that save fails': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english', 'choose/polish', 'saveLanguage=noAnswer'],
      ends: 'present.saving',
      with: ({ sent }) => sent === 'pl',
    },
    'I18-02: if the server did not answer, the language is saved again later': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english', 'saveLanguage=noAnswer', 'resumed', 'saveLanguage=saved'],
      ends: 'present.idle',
    },
    'I18-02: after a refusal the language is not saved again': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english', 'saveLanguage=notOffered'],
      ends: 'present.idle',
      refuses: ['resumed'],
    },
    'I18-02: a language that was not saved for one account is not saved for the next account': {
      input: 'fresh',
      steps: ['sessionStarted', 'choose/english', 'saveLanguage=noAnswer', 'sessionEnded', 'sessionStarted'],
      ends: 'present.idle',
      with: ({ wanted }) => wanted === null,
    },
  },
});
