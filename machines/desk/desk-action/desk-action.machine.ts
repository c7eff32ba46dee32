import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { emptyForm, isSameFile, isSound } from './desk-action.form.ts';
import type {
  DeskActionContext,
  DeskActionEvent,
  DeskActionInput,
  ActionOrder,
  SeenApplication,
} from './desk-action.types.ts';

/** The names by which the server says that the page no longer shows the application as it is. */
const overtakenNames = new Set(['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE']);

/**
 * What the operator's staff does with a card application: check, ask again, take that back, reject, print, hand over, issue. It lives as
 * long as the application's page.
 */
export const deskActionMachine = setup({
  types: {
    context: {} as DeskActionContext,
    events: {} as DeskActionEvent,
    input: {} as DeskActionInput,
    tags: {} as 'busy',
  },
  actors: {
    perform: providedPromise<SeenApplication, ActionOrder>(),
  },
  guards: {
    isKept: ({ context, event }) =>
      event.type === 'choose' && event.action === context.action && context.application.actions.includes(event.action),
    isPossible: ({ context, event }) =>
      event.type === 'choose' && event.action !== context.action && context.application.actions.includes(event.action),
    isDrafted: ({ context: { action, application } }) => action !== null && application.actions.includes(action),
    isLost: ({ context }) => context.action !== null,
    asksForNote: ({ context }) => context.action === 'REJECT' || context.action === 'ASK_AGAIN',
    asksAgain: ({ context }) => context.action === 'ASK_AGAIN',
    prints: ({ context }) => context.action === 'PRINT',
    isSound: ({ context }) => isSound(context.action, context.form),
    isOvertaken: ({ event }) => 'error' in event && overtakenNames.has(failureOf(event.error).name),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { action: event.action, form: emptyForm, demanded: false };
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
    forgetForm: assign({ action: null, form: emptyForm, demanded: false }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    announceDone: providedAction,
    refreshPage: providedAction,
  },
}).createMachine({
  id: 'deskAction',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    action: draft?.action ?? null,
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
        input: ({ context: { application, action, form, flowId } }) => ({
          action: action ?? 'CHECK',
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
