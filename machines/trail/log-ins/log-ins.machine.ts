import { assign, setup } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type { EndInput, LogInsContext, LogInsEvent } from './log-ins.types.ts';

/** Shows where the account is logged in, and ends log-ins on other devices (TRL-03). */
export const logInsMachine = setup({
  types: {
    context: {} as LogInsContext,
    events: {} as LogInsEvent,
    tags: {} as 'busy',
  },
  actors: {
    readLogIns: providedPromise<readonly OpenLogIn[]>(),
    endLogIn: providedPromise<void, EndInput>(),
    endOtherLogIns: providedPromise<void>(),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'askToEnd' && context.logIns.some(({ id, isPresent }) => id === event.id && !isPresent),
    hasOthers: ({ context }) => context.logIns.some(({ isPresent }) => !isPresent),
    isPresentLogIn: ({ event }) => failureIn(event)?.name === 'PRESENT_LOG_IN',
    isWorthRetrying: ({ context }) => context.failure !== null && isPassing(context.failure),
  },
  actions: {
    rememberLogIns: assign(({ event }) =>
      'output' in event && event.output !== undefined ? { logIns: event.output, failure: null } : {},
    ),
    rememberAsked: assign({ askedId: ({ event }) => (event.type === 'askToEnd' ? event.id : null) }),
    forgetAsked: assign({ askedId: null, failure: null }),
    forgetEnded: assign({ logIns: ({ context: { logIns, askedId } }) => logIns.filter(({ id }) => id !== askedId) }),
    forgetOthers: assign({ logIns: ({ context }) => context.logIns.filter(({ isPresent }) => isPresent) }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceEnded: providedAction,
    announceOthersEnded: providedAction,
    announcePresent: providedAction,
  },
}).createMachine({
  id: 'logIns',
  context: { logIns: [], askedId: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The page finds out where you are logged in.',
      tags: ['busy'],
      meta: { requirements: ['TRL-03'] },
      invoke: {
        id: 'readLogIns',
        src: 'readLogIns',
        onDone: { target: 'listed', actions: 'rememberLogIns' },
        onError: { target: 'unreadable' },
      },
      on: { refresh: { target: 'reading', reenter: true } },
    },
    unreadable: {
      description: 'The page could not find out where you are logged in. You can try again.',
      meta: { requirements: ['TRL-03', 'API-04'] },
      on: { retry: { target: 'reading' }, refresh: { target: 'reading' } },
    },
    listed: {
      description:
        'You see where you are logged in: on which device, since when, and until when. You can end the other log-ins.',
      meta: { requirements: ['TRL-03'] },
      initial: 'shown',
      on: {
        refresh: { target: '.refreshing' },
        askToEnd: { guard: 'isOther', target: 'askingToEnd', actions: 'rememberAsked' },
        askToEndOthers: { guard: 'hasOthers', target: 'askingToEndOthers' },
      },
      states: {
        shown: {
          description: 'The list is up to date.',
          meta: { requirements: ['TRL-03'] },
        },
        refreshing: {
          description:
            'The list is being read again; meanwhile you see the old list, without the log-ins that you have ended.',
          tags: ['busy'],
          meta: { requirements: ['TRL-03'] },
          invoke: {
            id: 'readLogIns',
            src: 'readLogIns',
            onDone: { target: 'shown', actions: 'rememberLogIns' },
            onError: { target: 'outdated' },
          },
          on: { refresh: { target: 'refreshing', reenter: true } },
        },
        outdated: {
          description: 'The list could not be read again, so it may be outdated. You can try again.',
          meta: { requirements: ['TRL-03', 'API-04'] },
          on: { retry: { target: 'refreshing' } },
        },
      },
    },
    askingToEnd: {
      description: 'A dialog explains what happens on the other device when you end its log-in.',
      meta: { requirements: ['TRL-03', 'CNF-01'] },
      on: {
        confirm: { target: 'ending' },
        decline: { target: 'listed.refreshing', actions: 'forgetAsked' },
      },
    },
    ending: {
      description: 'The other log-in is being ended. You cannot close the dialog meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TRL-03'] },
      invoke: {
        id: 'endLogIn',
        src: 'endLogIn',
        input: ({ context }) => ({ id: required(context.askedId, 'a log-in') }),
        onDone: { target: 'listed.refreshing', actions: ['forgetEnded', 'forgetAsked', 'announceEnded'] },
        onError: [
          { guard: 'isPresentLogIn', target: 'listed.refreshing', actions: ['forgetAsked', 'announcePresent'] },
          { target: 'notEnded', actions: 'rememberFailure' },
        ],
      },
    },
    notEnded: {
      description: 'The other log-in could not be ended. You read why; you can try again if that can help.',
      meta: { requirements: ['TRL-03', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'ending', actions: 'forgetFailure' },
        decline: { target: 'listed.refreshing', actions: 'forgetAsked' },
      },
    },
    askingToEndOthers: {
      description: 'A dialog explains that after you end all other log-ins, you stay logged in only on this device.',
      meta: { requirements: ['TRL-03', 'CNF-01'] },
      on: {
        confirm: { target: 'endingOthers' },
        decline: { target: 'listed.refreshing' },
      },
    },
    endingOthers: {
      description: 'All other log-ins are being ended. You cannot close the dialog meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['TRL-03'] },
      invoke: {
        id: 'endOtherLogIns',
        src: 'endOtherLogIns',
        onDone: { target: 'listed.refreshing', actions: ['forgetOthers', 'announceOthersEnded'] },
        onError: { target: 'othersNotEnded', actions: 'rememberFailure' },
      },
    },
    othersNotEnded: {
      description: 'The other log-ins could not be ended. You read why; you can try again if that can help.',
      meta: { requirements: ['TRL-03', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'endingOthers', actions: 'forgetFailure' },
        decline: { target: 'listed.refreshing', actions: 'forgetFailure' },
      },
    },
  },
});
