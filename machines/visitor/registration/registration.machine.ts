import { assertEvent, assign, setup } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { isAllAgreed, isSound, refusedField, type RegistrationField } from './registration.problems.ts';
import type { NewAccount, RegistrationContext, RegistrationEvent, RegistrationInput } from './registration.types.ts';

const nothingTyped: Omit<RegistrationContext, 'username'> = {
  password: '',
  repeatedPassword: '',
  agreed: { age: false, terms: false, gdpr: false },
  demanded: false,
  failure: null,
};

const accountOf = (context: RegistrationContext): NewAccount => ({
  username: asEMail(context.username),
  password: context.password,
  termsAndConditionsAgreed: isAllAgreed(context),
});

/** Creates an account. Its e-mail must be verified before the first log-in (REG-01, REG-02). */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as 'busy',
  },
  actors: {
    register: providedPromise<void, NewAccount>(),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
  },
  actions: {
    rememberUsername: assign(({ event }) => {
      assertEvent(event, 'changeUsername');
      return { username: event.value };
    }),
    rememberPassword: assign(({ event }) => {
      assertEvent(event, 'changePassword');
      return { password: event.value };
    }),
    rememberRepeatedPassword: assign(({ event }) => {
      assertEvent(event, 'changeRepeatedPassword');
      return { repeatedPassword: event.value };
    }),
    toggleConsent: assign(({ context: { agreed }, event }) => {
      assertEvent(event, 'toggleConsent');
      return { agreed: { ...agreed, [event.consent]: !agreed[event.consent] } };
    }),
    demand: assign({ demanded: true }),
    /** A field that the server refused stays marked until it is changed. */
    forgetFailureUnlessElsewhere: assign(({ context: { failure } }, { field }: { field: RegistrationField }) => {
      const refused = failure === null ? null : refusedField(failure);
      return { failure: refused === null || refused === field ? null : failure };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetAllButUsername: assign(nothingTyped),
    /** The e-mail is then filled in on the log-in page and on the page that requests the mail again. */
    fillInAtLogin: providedAction,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, ...nothingTyped }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type your e-mail, choose a password and agree to the conditions.',
      meta: { requirements: ['REG-01', 'REG-03'] },
      on: {
        changeUsername: {
          actions: ['rememberUsername', { type: 'forgetFailureUnlessElsewhere', params: { field: 'username' } }],
        },
        changePassword: {
          actions: ['rememberPassword', { type: 'forgetFailureUnlessElsewhere', params: { field: 'password' } }],
        },
        changeRepeatedPassword: { actions: 'rememberRepeatedPassword' },
        toggleConsent: { actions: 'toggleConsent' },
        submit: [
          { guard: 'isSound', target: 'submitting', actions: ['demand', 'forgetFailure'] },
          { actions: 'demand' },
        ],
      },
    },
    submitting: {
      description: 'Your account is being created. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['REG-01', 'REG-03'] },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => accountOf(context),
        onDone: { target: 'registered', actions: ['forgetAllButUsername', 'fillInAtLogin'] },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    registered: {
      description:
        'Your account is created but not verified. Open the link in the mail that was sent to you; then you can log in.',
      meta: { requirements: ['REG-02'] },
      on: { correct: { target: 'editing' } },
    },
  },
});
