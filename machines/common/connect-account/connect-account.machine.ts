import { assertEvent, assign, setup } from 'xstate';
import { normalizedNumbers, numberProblems } from '#rules/connect-account.ts';
import { failureIn } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  ConnectAccountContext,
  ConnectAccountEvent,
  ConnectAccountInput,
  ConnectRequest,
} from './connect-account.types.ts';

/** Connects the holder of an existing card to the account, by two numbers (CON-01). */
export const connectAccountMachine = setup({
  types: {
    context: {} as ConnectAccountContext,
    events: {} as ConnectAccountEvent,
    input: {} as ConnectAccountInput,
    tags: {} as 'busy',
  },
  actors: {
    connect: providedPromise<void, ConnectRequest>(),
  },
  guards: {
    isSound: ({ context }) => {
      const { cardNumber, applicationNumber } = numberProblems(context.mode, context);
      return cardNumber === null && applicationNumber === null;
    },
  },
  actions: {
    rememberCardNumber: assign(({ event }) => {
      assertEvent(event, 'changeCardNumber');
      return { cardNumber: event.value };
    }),
    rememberApplicationNumber: assign(({ event }) => {
      assertEvent(event, 'changeApplicationNumber');
      return { applicationNumber: event.value };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceConnected: providedAction,
    refreshAccount: providedAction,
  },
}).createMachine({
  id: 'connectAccount',
  context: ({ input: { mode, draft } }) => ({
    mode,
    cardNumber: draft?.cardNumber ?? '',
    applicationNumber: draft?.applicationNumber ?? '',
    demanded: false,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the number of the card and the number of its application, as they are on your papers.',
      meta: { requirements: ['CON-01', 'API-04', 'DLG-01'] },
      on: {
        changeCardNumber: { actions: ['rememberCardNumber', 'forgetFailure'] },
        changeApplicationNumber: { actions: ['rememberApplicationNumber', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'connecting', actions: ['demand', 'forgetFailure'] },
          { actions: 'demand' },
        ],
        close: { target: 'closed' },
      },
    },
    connecting: {
      description: 'The shop compares the numbers and connects the card. You can do nothing else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['CON-01', 'DLG-01'] },
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context: { mode, cardNumber, applicationNumber } }) => ({
          mode,
          ...normalizedNumbers({ cardNumber, applicationNumber }),
        }),
        onDone: { target: 'connected', actions: ['announceConnected', 'refreshAccount'] },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    connected: {
      type: 'final',
      description: 'The card belongs to your account, and a message says so. The page fetches your people again.',
      meta: { requirements: ['CON-01'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. No card was connected, unless an answer of the server was lost.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
