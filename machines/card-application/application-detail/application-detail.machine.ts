import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import type {
  ApplicationDetailContext,
  ApplicationDetailEvent,
  ApplicationDetailInput,
  FiledApplication,
} from './application-detail.types.ts';

/**
 * The wizard of the type DETAIL: shows a filed application step by step, read-only (WIZ-04). None of its actors changes
 * data.
 */
export const applicationDetailMachine = setup({
  types: {
    context: {} as ApplicationDetailContext,
    events: {} as ApplicationDetailEvent,
    input: {} as ApplicationDetailInput,
    tags: {} as 'busy',
  },
  actors: {
    readFiled: providedPromise<FiledApplication, ApplicationDetailInput>(),
  },
  guards: {
    hasCustodian: ({ context }) => context.filed?.custodian != null,
  },
  actions: {
    rememberFiled: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readFiled');
      return { filed: event.output };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'applicationDetail',
  context: ({ input }) => ({ ...input, filed: null, failure: null }),
  initial: 'reading',
  on: { close: { target: '.closed' } },
  states: {
    reading: {
      description: 'The shop reads the application that you have filed.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-04'] },
      invoke: {
        id: 'readFiled',
        src: 'readFiled',
        input: ({ context: { applicationId } }) => ({ applicationId }),
        onDone: { target: 'showing', actions: 'rememberFiled' },
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
    },
    unread: {
      description: 'The application could not be read. You can try again.',
      meta: { requirements: ['WIZ-04', 'API-02'] },
      on: { retry: { target: 'reading', actions: 'forgetFailure' } },
    },
    showing: {
      description: 'You read the application, step by step. Nothing can be changed.',
      meta: { requirements: ['WIZ-04'] },
      initial: 'personalData',
      states: {
        personalData: {
          description: 'You see the personal data and the photo of the person who gets the card.',
          meta: { requirements: ['WIZ-04', 'PDT-01'] },
          on: { next: [{ guard: 'hasCustodian', target: 'custodian' }, { target: 'cardData' }] },
        },
        custodian: {
          description: 'You see who is the custodian of the child who gets the card.',
          meta: { requirements: ['WIZ-04', 'CUS-01'] },
          on: { next: { target: 'cardData' }, back: { target: 'personalData' } },
        },
        cardData: {
          description: 'You see the profiles, the files and how the card is handed over.',
          meta: { requirements: ['WIZ-04', 'PRF-01', 'DEL-01'] },
          on: {
            next: { target: 'summary' },
            back: [{ guard: 'hasCustodian', target: 'custodian' }, { target: 'personalData' }],
          },
        },
        summary: {
          description: 'You see a summary of the whole application.',
          meta: { requirements: ['WIZ-03', 'WIZ-04'] },
          on: { back: { target: 'cardData' } },
        },
      },
    },
    closed: {
      type: 'final',
      description: 'You closed the application.',
      meta: { requirements: ['WIZ-04', 'DLG-01'] },
    },
  },
});
