import { assign, setup } from 'xstate';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { AddressInput, CalendarAddressContext, CalendarAddressEvent } from './calendar-address.types.ts';

/** Creates, copies, replaces and removes the private address of the account's calendar (ICS-01). */
export const calendarAddressMachine = setup({
  types: {
    context: {} as CalendarAddressContext,
    events: {} as CalendarAddressEvent,
    tags: {} as 'busy',
  },
  actors: {
    readAddress: providedPromise<CalendarAddress | null>(),
    createAddress: providedPromise<CalendarAddress>(),
    /** Copies the address to the device's clipboard; fails if the browser does not allow it. */
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
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
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
      description: 'The page could not find out whether your calendar has an address. You can try again.',
      meta: { requirements: ['ICS-01', 'API-04'] },
      on: { retry: { target: 'reading' } },
    },
    none: {
      description: 'Your calendar has no address. You read what an address is for, and can create one.',
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
          description: 'The address is shown and can be copied.',
          meta: { requirements: ['ICS-01'] },
          on: { copy: { target: 'copying' } },
        },
        copying: {
          description: 'The address is being copied; your browser may ask for permission.',
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
          description: 'You read that the address was copied.',
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
      description: 'A dialog warns you that the present address stops working at once when you replace it.',
      meta: { requirements: ['ICS-02', 'CNF-01'] },
      on: {
        confirm: { target: 'replacing' },
        decline: { target: 'having' },
      },
    },
    replacing: {
      description: 'The address is being replaced. You cannot close the dialog meanwhile.',
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
      description: 'The address could not be replaced. You read why; you can try again if that can help.',
      meta: { requirements: ['ICS-02', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'replacing', actions: 'forgetFailure' },
        decline: { target: 'reading', actions: 'forgetFailure' },
      },
    },
    askingToRemove: {
      description: 'A dialog warns you that the address stops working at once when you remove it.',
      meta: { requirements: ['ICS-02', 'CNF-01'] },
      on: {
        confirm: { target: 'removing' },
        decline: { target: 'having' },
      },
    },
    removing: {
      description: 'The address is being removed. You cannot close the dialog meanwhile.',
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
      description: 'The address could not be removed. You read why; you can try again if that can help.',
      meta: { requirements: ['ICS-02', 'API-04'] },
      on: {
        confirm: { guard: 'isWorthRetrying', target: 'removing', actions: 'forgetFailure' },
        decline: { target: 'reading', actions: 'forgetFailure' },
      },
    },
  },
});
