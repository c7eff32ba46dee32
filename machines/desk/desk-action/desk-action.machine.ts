import { assertEvent, assign, setup } from 'xstate';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { emptyForm, isSameFile, isSound } from './desk-action.form.ts';
import type {
  DeskActionContext,
  DeskActionEvent,
  DeskActionInput,
  ActionOrder,
  SeenApplication,
} from './desk-action.types.ts';

/** The error names with which the server says that the application has changed since the page fetched it. */
const overtakenNames = new Set(['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE']);

/**
 * Carries out what the staff does with a card application: check, ask for a photo or files again, take this request
 * back, reject, print, hand over, issue. The flow lives as long as the application's page.
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
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
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
        'The page opens. If your session had expired, your input is restored if the action is still possible.',
      meta: { requirements: ['DSK-03', 'SES-02'] },
      always: [
        { guard: 'isDrafted', target: 'filling' },
        { guard: 'isLost', target: 'overtaken' },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'You read the application. Its buttons are the actions that are possible now.',
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
        'A dialog asks you to confirm the chosen action, or to fill in its fields. After the first submit the dialog marks errors.',
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
      description: 'The confirmed action is being carried out. You cannot do anything else meanwhile.',
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
        'Somebody else has changed the application since you opened it, so your action was not carried out. The page shows the present application. If you choose the same action again, your input is still there.',
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
