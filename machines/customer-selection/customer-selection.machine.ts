import { assertEvent, assign, setup } from 'xstate';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { CustomerSelectionContext, CustomerSelectionEvent, LinkedCustomer } from './customer-selection.types.ts';

const nobody: CustomerSelectionContext = {
  registered: null,
  linkedId: null,
  customer: null,
  link: null,
  card: null,
  failure: null,
};

/** The customer of the account page, own or linked, and their card (first specification, 2 'Account page'). */
export const customerSelectionMachine = setup({
  types: {
    context: {} as CustomerSelectionContext,
    events: {} as CustomerSelectionEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The account's own customer; null where it has none. */
    readCustomer: providedPromise<Customer | null>(),
    /** A customer linked to the account; null where there is no such link. */
    readLinked: providedPromise<LinkedCustomer | null, { customerId: number }>(),
    /** Their card; null where they have none. */
    readCard: providedPromise<CustomerCard | null, { customerId: number }>(),
  },
  guards: {
    isFound: ({ event }) => 'output' in event && event.output !== null,
    knowsCustomer: ({ context }) => context.customer !== null,
    lacksLinked: ({ context }) => context.customer === null && context.linkedId !== null,
    isOtherLinked: ({ context, event }) => event.type === 'selectLinked' && event.customerId !== context.linkedId,
    leavesForKnown: ({ context }) => context.linkedId !== null && context.registered !== null,
    leavesForUnknown: ({ context }) => context.linkedId !== null && context.registered === null,
    isLinkedWanted: ({ context }) => context.linkedId !== null,
  },
  actions: {
    rememberCustomer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCustomer');
      return { registered: event.output, customer: event.output };
    }),
    rememberLinked: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readLinked');
      return { customer: event.output?.customer ?? null, link: event.output?.link ?? null };
    }),
    rememberCard: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCard');
      return { card: event.output };
    }),
    turnToLinked: assign(({ context, event }) => {
      assertEvent(event, 'selectLinked');
      return { ...nobody, registered: context.registered, linkedId: event.customerId };
    }),
    turnToRegistered: assign(({ context: { registered } }) => ({ ...nobody, registered, customer: registered })),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    forgetEverything: assign(nobody),
    goToAccount: providedAction,
  },
}).createMachine({
  id: 'customerSelection',
  context: nobody,
  initial: 'absent',
  on: {
    sessionEnded: { target: '.absent', actions: 'forgetEverything' },
    selectLinked: { guard: 'isOtherLinked', target: '.readingLinked', actions: 'turnToLinked' },
    selectRegistered: [
      { guard: 'leavesForKnown', target: '.readingCard', actions: 'turnToRegistered' },
      { guard: 'leavesForUnknown', target: '.readingCustomer', actions: 'turnToRegistered' },
    ],
  },
  states: {
    absent: {
      description: 'Nobody is logged in, so no customer is selected. The shop remembers which customer was requested.',
      meta: { requirements: ['SES-04', 'ACC-05'] },
      on: {
        sessionStarted: [{ guard: 'isLinkedWanted', target: 'readingLinked' }, { target: 'readingCustomer' }],
        selectLinked: { guard: 'isOtherLinked', actions: 'turnToLinked' },
        selectRegistered: { guard: 'isLinkedWanted', actions: 'turnToRegistered' },
      },
    },
    readingCustomer: {
      description: 'The shop reads the customer of your account.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01'] },
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          { guard: 'isFound', target: 'readingCard', actions: ['rememberCustomer', 'forgetFailure'] },
          { target: 'none', actions: 'forgetEverything' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    readingLinked: {
      description: 'The shop reads the linked customer whose page you opened, and the link to your account.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01', 'ACC-05'] },
      invoke: {
        id: 'readLinked',
        src: 'readLinked',
        input: ({ context }) => ({ customerId: context.linkedId ?? 0 }),
        onDone: [
          { guard: 'isFound', target: 'readingCard', actions: ['rememberLinked', 'forgetFailure'] },
          { target: 'readingCustomer', actions: ['turnToRegistered', 'goToAccount'] },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    readingCard: {
      description: 'The card is being read. The page still shows its previous data.',
      tags: ['busy'],
      meta: { requirements: ['ACC-02', 'CRD-03'] },
      invoke: {
        id: 'readCard',
        src: 'readCard',
        input: ({ context }) => ({ customerId: context.customer?.id ?? 0 }),
        onDone: { target: 'selected', actions: ['rememberCard', 'forgetFailure'] },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { refresh: { target: 'readingCard', reenter: true } },
    },
    selected: {
      description: 'You see the selected customer, who is you or a person linked to you, and their card.',
      meta: { requirements: ['ACC-01', 'ACC-02', 'APP-09'] },
      on: { refresh: { target: 'readingCard' } },
    },
    none: {
      description: 'Your account has no customer yet. The page says how to get a card.',
      meta: { requirements: ['ACC-01'] },
      on: { refresh: { target: 'readingCustomer' } },
    },
    unreadable: {
      description: 'The data could not be fetched; you can try again.',
      meta: { requirements: ['API-02'] },
      on: {
        retry: [
          { guard: 'knowsCustomer', target: 'readingCard' },
          { guard: 'lacksLinked', target: 'readingLinked' },
          { target: 'readingCustomer' },
        ],
      },
    },
  },
});
