import { assign, setup } from 'xstate';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { AddressInput, CalendarAddressContext, CalendarAddressEvent } from './calendar-address.types.ts';

/** The private address of the account's calendar: it is made, given to calendars, replaced and removed (ICS-01). */
export const calendarAddressMachine = setup({
  types: {
    context: {} as CalendarAddressContext,
    events: {} as CalendarAddressEvent,
    tags: {} as 'busy',
  },
  actors: {
    readAddress: providedPromise<CalendarAddress | null>(),
    createAddress: providedPromise<CalendarAddress>(),
    /** Puts the address into the device's clipboard; fails where the browser does not allow it. */
    copyAddress: providedPromise<void, AddressInput>(),
    replaceAddress: providedPromise<CalendarAddress, AddressInput>(),
    removeAddress: providedPromise<void>(),
  },
  guards: {
    hasAddress: ({ event }) => 'output' in event && event.output !== undefined && event.output !== null,
    isWorthRetrying: ({ context }) => context.failure !== null && isPassing(context.failure),
  },
  actions: {
    rememberAddress: assign(({ event }) =>
      'output' in event && event.output !== undefined ? { current: event.output } : {},
    ),
    forgetAddress: assign({ current: null }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    announceReplaced: providedAction,
    announceRemoved: providedAction,
  },
}).createMachine({
  id: 'calendarAddress',
  context: { current: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The page finds out whether your calendar has an address.',
      tags: ['busy'],
      meta: { requirements: ['ICS-01'] },
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        onDone: [
          { guard: 'hasAddress', target: 'having', actions: 'rememberAddress' },
          { target: 'none', actions: 'forgetAddress' },
        ],
        onError: { target: 'unreadable' },
      },
    },
    unreadable: {
      description: 'Whether your calendar has an address could not be found out. You can try again.',
      meta: { requirements: ['ICS-01', 'API-04'] },
      on: { retry: { target: 'reading' } },
    },
    none: {
      description: 'Your calendar has no address. You read what it is for, and can create one.',
      meta: { requirements: ['ICS-01'] },
      on: { create: { target: 'creating' } },
    },
    creating: {
      description: 'The address is being created. You cannot create a second one.',
      tags: ['busy'],
      meta: { requirements: ['ICS-01'] },
      invoke: {
        id: 'createAddress',
        src: 'createAddress',
        onDone: { target: 'having', actions: 'rememberAddress' },
        onError: { target: 'notCreated', actions: 'rememberFailure' },
      },
    },
    notCreated: {
      description: 'The address could not be created. You read why, and can try again.',
      meta: { requirements: ['ICS-01', 'API-04'] },
      on: { create: { target: 'creating', actions: 'forgetFailure' } },
    },
    having: {
      description:
        'You see the address, since when it works and when a calendar has last fetched it. You can copy it, open it in a calendar or scan it with a telephone.',
      meta: { requirements: ['ICS-01'] },
      initial: 'shown',
      on: {
        askToReplace: { target: 'askingToReplace' },
        askToRemove: { target: 'askingToRemove' },
      },
      states: {
        shown: {
          description: 'The address is there to be used.',
          meta: { requirements: ['ICS-01'] },
          on: { copy: { target: 'copying' } },
        },
        copying: {
          description: 'The address is being copied; your browser may ask whether it may.',
          tags: ['busy'],
          meta: { requirements: ['ICS-01'] },
          invoke: {
            id: 'copyAddress',
            src: 'copyAddress',
            input: ({ context }) => ({ address: context.current?.address ?? '' }),
            onDone: { target: 'copied' },
            onError: { target: 'notCopied' },
          },
        },
        copied: {
          description: 'You read that the address is copied.',
          meta: { requirements: ['ICS-01'] },
          on: { copy: { target: 'copying' } },
        },
        notCopied: {
          description: 'Your browser did not copy the address. You read how to copy it by hand, and can try again.',
          meta: { requirements: ['ICS-01', 'API-04'] },
          on: { copy: { target: 'copying' } },
        },
      },
    },
    askingToReplace: {
      description: 'A question says that the present address stops at once when you replace it.',
      meta: { requirements: ['ICS-02', 'CNF-01'] },
      on: {
        confirm: { target: 'replacing' },
        decline: { target: 'having' },
      },
    },
    replacing: {
      description: 'The address is being replaced. You cannot leave the question meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['ICS-02'] },
      invoke: {
        id: 'replaceAddress',
        src: 'replaceAddress',
        input: ({ context }) => ({ address: context.current?.address ?? '' }),
        onDone: { target: 'having', actions: ['rememberAddress', 'announceReplaced'] },
        onError: { target: 'notReplaced', actions: 'rememberFailure' },
      },
    },
    notReplaced: {
      description: 'The address could not be replaced. You read why; you can try again where that can help.',
      meta: { requirements: ['ICS-02', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'replacing', actions: 'forgetFailure' },
        decline: { target: 'reading', actions: 'forgetFailure' },
      },
    },
    askingToRemove: {
      description: 'A question says that the address stops at once when you remove it.',
      meta: { requirements: ['ICS-02', 'CNF-01'] },
      on: {
        confirm: { target: 'removing' },
        decline: { target: 'having' },
      },
    },
    removing: {
      description: 'The address is being removed. You cannot leave the question meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['ICS-02'] },
      invoke: {
        id: 'removeAddress',
        src: 'removeAddress',
        onDone: { target: 'none', actions: ['forgetAddress', 'announceRemoved'] },
        onError: { target: 'notRemoved', actions: 'rememberFailure' },
      },
    },
    notRemoved: {
      description: 'The address could not be removed. You read why; you can try again where that can help.',
      meta: { requirements: ['ICS-02', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'removing', actions: 'forgetFailure' },
        decline: { target: 'reading', actions: 'forgetFailure' },
      },
    },
  },
});
