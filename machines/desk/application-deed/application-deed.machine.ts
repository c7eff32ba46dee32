import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { emptyForm, isSameFile, isSound } from './application-deed.form.ts';
import type {
  ApplicationDeedContext,
  ApplicationDeedEvent,
  ApplicationDeedInput,
  DeedOrder,
  SeenApplication,
} from './application-deed.types.ts';

/** The names by which the server says that the page no longer shows the application as it is. */
const overtakenNames = new Set(['APPLICATION_CHANGED', 'DEED_NOT_POSSIBLE']);

/**
 * What the operator's staff does with a card application: check, ask again, take that back, reject, print, hand over, issue. It lives as
 * long as the application's page.
 */
export const applicationDeedMachine = setup({
  types: {
    context: {} as ApplicationDeedContext,
    events: {} as ApplicationDeedEvent,
    input: {} as ApplicationDeedInput,
    tags: {} as 'busy',
  },
  actors: {
    perform: providedPromise<SeenApplication, DeedOrder>(),
  },
  guards: {
    isKept: ({ context, event }) =>
      event.type === 'choose' && event.deed === context.deed && context.application.deeds.includes(event.deed),
    isPossible: ({ context, event }) =>
      event.type === 'choose' && event.deed !== context.deed && context.application.deeds.includes(event.deed),
    isDrafted: ({ context: { deed, application } }) => deed !== null && application.deeds.includes(deed),
    isLost: ({ context }) => context.deed !== null,
    asksForNote: ({ context }) => context.deed === 'REJECT' || context.deed === 'ASK_AGAIN',
    asksAgain: ({ context }) => context.deed === 'ASK_AGAIN',
    prints: ({ context }) => context.deed === 'PRINT',
    isSound: ({ context }) => isSound(context.deed, context.form),
    isOvertaken: ({ event }) => 'error' in event && overtakenNames.has(failureOf(event.error).name),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { deed: event.deed, form: emptyForm, demanded: false };
    }),
    rememberNote: assign(({ context, event }) => {
      assertEvent(event, 'changeNote');
      return { form: { ...context.form, note: event.value } };
    }),
    rememberPhoto: assign(({ context, event }) => {
      assertEvent(event, 'askPhoto');
      return { form: { ...context.form, photo: event.asked } };
    }),
    rememberFile: assign(({ context, event }) => {
      assertEvent(event, 'askFile');
      const others = context.form.files.filter((file) => !isSameFile(file, event.file));
      return { form: { ...context.form, files: event.asked ? [...others, event.file] : others } };
    }),
    rememberCardNumber: assign(({ context, event }) => {
      assertEvent(event, 'changeCardNumber');
      return { form: { ...context.form, cardNumber: event.value } };
    }),
    rememberChipNumber: assign(({ context, event }) => {
      assertEvent(event, 'changeChipNumber');
      return { form: { ...context.form, chipNumber: event.value } };
    }),
    rememberApplication: assign(({ event }) => {
      assertEvent(event, 'applicationRead');
      return { application: event.application };
    }),
    rememberAnswer: assign(({ event }) => ('output' in event ? { application: event.output } : {})),
    demand: assign({ demanded: true }),
    forgetForm: assign({ deed: null, form: emptyForm, demanded: false }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    announceDone: providedAction,
    refreshPage: providedAction,
  },
}).createMachine({
  id: 'applicationDeed',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    deed: draft?.deed ?? null,
    form: draft?.form ?? emptyForm,
    demanded: false,
    failure: null,
  }),
  initial: 'opening',
  on: { applicationRead: { actions: 'rememberApplication' } },
  states: {
    opening: {
      description:
        'The page opens. What you had filled in when your session ended is there again, if it can still be done.',
      meta: { requirements: ['DSK-03', 'SES-02'] },
      always: [
        { guard: 'isDrafted', target: 'filling' },
        { guard: 'isLost', target: 'overtaken' },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'You read the application. Its buttons are what can be done with it now.',
      meta: { requirements: ['DSK-03', 'DSK-04'] },
      on: {
        choose: [
          { guard: 'isKept', target: 'filling' },
          { guard: 'isPossible', target: 'filling', actions: 'begin' },
        ],
      },
    },
    filling: {
      description:
        'A dialog asks you to confirm what you have chosen, or to fill in what it needs. After the first submit it marks what is wrong.',
      meta: { requirements: ['DSK-04', 'DLG-01', 'API-04'] },
      on: {
        changeNote: { guard: 'asksForNote', actions: ['rememberNote', 'forgetFailure'] },
        askPhoto: { guard: 'asksAgain', actions: ['rememberPhoto', 'forgetFailure'] },
        askFile: { guard: 'asksAgain', actions: ['rememberFile', 'forgetFailure'] },
        changeCardNumber: { guard: 'prints', actions: ['rememberCardNumber', 'forgetFailure'] },
        changeChipNumber: { guard: 'prints', actions: ['rememberChipNumber', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'doing', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
        close: { target: 'reading', actions: ['forgetFailure', 'refreshPage'] },
      },
    },
    doing: {
      description: 'What you have confirmed is being done. You cannot do anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['DSK-04', 'DLG-01'] },
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { application, deed, form, flowId } }) => ({
          deed: deed ?? 'CHECK',
          version: application.version,
          form,
          flowId,
        }),
        onDone: {
          target: 'reading',
          actions: ['announceDone', 'rememberAnswer', 'forgetForm', 'refreshPage'],
        },
        onError: [
          { guard: 'isOvertaken', target: 'overtaken', actions: 'refreshPage' },
          { target: 'filling', actions: 'rememberFailure' },
        ],
      },
    },
    overtaken: {
      description:
        'Somebody else has changed the application since you opened it, so nothing was done. The page shows it as it is now; what you had filled in is still there when you choose the same again.',
      meta: { requirements: ['DSK-05'] },
      on: {
        choose: [
          { guard: 'isKept', target: 'filling' },
          { guard: 'isPossible', target: 'filling', actions: 'begin' },
        ],
      },
    },
  },
});
