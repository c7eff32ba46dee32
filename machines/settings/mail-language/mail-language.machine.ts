import { assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureOf } from '../../common/failure.ts';
import { providedCallback, providedPromise } from '../../common/provided.ts';
import type { LanguageToSave, MailLanguageContext, MailLanguageEvent } from './mail-language.types.ts';

/**
 * When a person who is logged in chooses a language, this machine saves it as the language of the account's mails
 * (I18-02). It works in the background: no page waits for it, and the page shows the chosen language even if the call
 * fails.
 */
export const mailLanguageMachine = setup({
  types: {
    context: {} as MailLanguageContext,
    events: {} as MailLanguageEvent,
  },
  actors: {
    saveLanguage: providedPromise<void, LanguageToSave>(),
    /** Sends `resumed` when another attempt makes sense. */
    resumes: providedCallback(),
  },
  guards: {
    isChangedMeanwhile: ({ context: { wanted, sent } }) => wanted !== sent,
    isOwed: ({ context: { wanted, sent }, event }) =>
      wanted === sent && 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberLanguage: assign({
      wanted: ({ context, event }) => (event.type === 'choose' ? event.locale : context.wanted),
    }),
    rememberSent: assign({ sent: ({ context }) => context.wanted }),
    forgetLanguage: assign({ wanted: null, sent: null }),
  },
}).createMachine({
  id: 'mailLanguage',
  context: { wanted: null, sent: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'Nobody is logged in. The chosen language applies only to the pages.',
      meta: { requirements: ['I18-02'] },
      on: { sessionStarted: { target: 'present' } },
    },
    present: {
      description: 'You are logged in. The language that you choose for the pages is also used for your mails.',
      meta: { requirements: ['I18-02'] },
      initial: 'idle',
      on: { sessionEnded: { target: 'absent', actions: 'forgetLanguage' } },
      states: {
        idle: {
          description: 'Your mails are in the language that you chose last, or in the language of your registration.',
          meta: { requirements: ['I18-02'] },
          on: { choose: { target: 'saving', actions: 'rememberLanguage' } },
        },
        saving: {
          description: 'The language of your mails is being saved. The page is already in the chosen language.',
          meta: { requirements: ['I18-02'] },
          entry: 'rememberSent',
          on: { choose: { actions: 'rememberLanguage' } },
          invoke: {
            id: 'saveLanguage',
            src: 'saveLanguage',
            input: ({ context: { wanted } }) => ({ locale: wanted ?? 'cs' }),
            onDone: [{ guard: 'isChangedMeanwhile', target: 'saving', reenter: true }, { target: 'idle' }],
            onError: [
              { guard: 'isChangedMeanwhile', target: 'saving', reenter: true },
              { guard: 'isOwed', target: 'owed' },
              { target: 'idle' },
            ],
          },
        },
        owed: {
          description:
            'The language could not be saved. It is saved as soon as your device is online or the page is shown again.',
          meta: { requirements: ['I18-02'] },
          invoke: { id: 'resumes', src: 'resumes' },
          on: {
            resumed: { target: 'saving' },
            choose: { target: 'saving', actions: 'rememberLanguage' },
          },
        },
      },
    },
  },
});
