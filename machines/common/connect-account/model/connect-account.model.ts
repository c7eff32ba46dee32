import * as v from 'valibot';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { numberProblems, type ConnectMode } from '#rules/connect-account.ts';
import { garbage, noAnswer, refusal } from '../../call-outcomes.ts';
import { failureOf } from '../../failure.ts';
import { defineModel } from '../../flow-model.ts';
import { refusalsOf } from '../../refusals-of.ts';
import { connectAccountMachine } from '../connect-account.machine.ts';

const endpoints = { register: connectRegisteredAccount, assign: connectAssignedAccount } as const;

/** The server gives some refusals in one mode only. */
function isAnsweredTo(mode: ConnectMode, error: unknown): boolean {
  const { name } = failureOf(error);
  const isRefusalOf = ({ errors }: { readonly errors: readonly string[] }) => errors.includes(name);
  return isRefusalOf(endpoints[mode]) || !Object.values(endpoints).some(isRefusalOf);
}

const limits = { MAXIMUM_PEOPLE_REACHED: { maximum: 30 }, TOO_MANY_ATTEMPTS: { retryAfter: 2500 } };
const typed = ['changeCardNumber/grouped', 'changeApplicationNumber/grouped'];

export const connectAccountModel = defineModel(connectAccountMachine, {
  inputs: {
    register: { mode: 'register', draft: null },
    assign: { mode: 'assign', draft: null },
    drafted: { mode: 'register', draft: { cardNumber: '21009000 00', applicationNumber: '' } },
  },
  variantOf: ({ mode }) => mode,
  cases: {
    changeCardNumber: {
      grouped: { value: '21009000 00 0000000 0' },
      tooLong: { value: '2100900000000000001' },
      wrong: { value: '2100/9000 #' },
      empty: { value: '' },
    },
    changeApplicationNumber: {
      grouped: { value: '90000 00000' },
      tooLong: { value: '90000000001' },
      wrong: { value: '9000*' },
      empty: { value: '' },
    },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    connect: {
      connected: { output: undefined },
      ...refusalsOf(connectRegisteredAccount, limits),
      ...refusalsOf(connectAssignedAccount, limits),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  possible: (event, { mode }) => event.type !== 'xstate.error.actor.connect' || isAnsweredTo(mode, event.error),
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { connecting: 'the card may already be connected, so the flow waits until the call ends' },
  },
  contexts: {
    connecting: v.object({ failure: v.null(), demanded: v.literal(true) }),
    connected: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only numbers without an error are sent': ({ context, value }) =>
      value !== 'connecting' ||
      Object.values(numberProblems(context.mode, context)).every((problem) => problem === null),
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    "CON-01: the person's own card is registered by both numbers, with spaces at any place": {
      input: 'register',
      steps: [...typed, 'submit', 'connect=connected'],
      ends: 'connected',
      effects: ['announceConnected', 'refreshAccount'],
    },
    'CON-01: the card of a child is assigned by both numbers': {
      input: 'assign',
      steps: [...typed, 'submit', 'connect=connected'],
      ends: 'connected',
      effects: ['announceConnected', 'refreshAccount'],
    },
    "CON-01: the person's own card can be registered without the number of its application": {
      input: 'register',
      steps: ['changeCardNumber/grouped', 'submit'],
      ends: 'connecting',
    },
    'CON-01: a card is not assigned without the number of its application, and an error is shown at this field': {
      input: 'assign',
      steps: ['changeCardNumber/grouped', 'submit'],
      ends: 'editing',
      with: (context) => context.demanded && numberProblems('assign', context).applicationNumber === 'EMPTY',
    },
    'CON-01: a card number of more than 18 characters, not counting spaces, gets an error and is not sent': {
      input: 'register',
      steps: ['changeCardNumber/tooLong', 'submit'],
      ends: 'editing',
      with: (context) => numberProblems('register', context).cardNumber === 'TOO_LONG',
    },
    'CON-01: no error is shown before the first submit': {
      input: 'register',
      steps: ['changeCardNumber/wrong'],
      ends: 'editing',
      with: ({ demanded }) => !demanded,
    },
    'API-04: both numbers stay after a refusal, and the reason disappears when a number is changed': {
      input: 'register',
      steps: [...typed, 'submit', 'connect=INVALID_CARD_AND_APPLICATION', 'changeApplicationNumber/empty'],
      ends: 'editing',
      with: ({ cardNumber, failure }) => cardNumber.startsWith('21009000') && failure === null,
    },
    'API-04: a refusal disappears as soon as the card number is changed': {
      input: 'assign',
      steps: [...typed, 'submit', 'connect=CUSTOMER_WITHOUT_PARENT', 'changeCardNumber/empty'],
      ends: 'editing',
      with: ({ failure }) => failure === null,
    },
    'API-04: the view gets the error name of a refusal': {
      input: 'register',
      steps: [...typed, 'submit', 'connect=INVALID_CUSTOMER_CARD'],
      ends: 'editing',
      with: ({ failure }) => failure?.name === 'INVALID_CUSTOMER_CARD',
    },
    'DLG-01: the dialog can be closed without sending anything': {
      input: 'register',
      steps: ['changeCardNumber/grouped', 'close'],
      ends: 'closed',
    },
    'DLG-01: both numbers can be sent again if the answer was lost': {
      input: 'assign',
      steps: [...typed, 'submit', 'connect=noAnswer', 'submit'],
      ends: 'connecting',
      with: ({ failure }) => failure === null,
    },
    'DLG-01: nothing can be typed, sent or closed while the card is being connected': {
      input: 'register',
      steps: [...typed, 'submit'],
      ends: 'connecting',
      refuses: ['submit', 'close', 'changeCardNumber/empty', 'changeApplicationNumber/empty'],
    },
    'SES-02: the numbers that were typed when the session expired are restored': {
      input: 'drafted',
      steps: [],
      ends: 'editing',
      with: ({ cardNumber, demanded }) => cardNumber === '21009000 00' && !demanded,
    },
  },
});
