import { assertEvent, assign, setup } from 'xstate';
import type { CardDetail } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type {
  CustomerSelectionContext,
  CustomerSelectionEvent,
  CustomerStanding,
  LinkedCustomer,
} from './customer-selection.types.ts';

const nobody: CustomerSelectionContext = {
  registered: null,
  linkedId: null,
  customer: null,
  link: null,
  card: null,
  standing: null,
  onlyManaged: false,
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
    readCard: providedPromise<CardDetail | null, { customerId: number }>(),
    /** Whether the account may act for them, and whether they have applied for a card. */
    readStanding: providedPromise<CustomerStanding, { customerId: number; hasActiveCard: boolean }>(),
    /** Whether the account has only managed relations; asked without a customer. */
    readRelations: providedPromise<boolean>(),
  },
  guards: {
    isCardlessOwn: ({ event }) =>
      event.type === 'xstate.done.actor.readCustomer' && event.output !== null && event.output.lastCard == null,
    isCardlessLinked: ({ event }) =>
      event.type === 'xstate.done.actor.readLinked' && event.output !== null && event.output.customer.lastCard == null,
    hasOwnCard: ({ event }) => event.type === 'xstate.done.actor.readCustomer' && event.output?.lastCard != null,
    hasLinkedCard: ({ event }) =>
      event.type === 'xstate.done.actor.readLinked' && event.output?.customer.lastCard != null,
    mayHaveCard: ({ context }) => context.customer?.lastCard != null,
    lacksLinkedCard: ({ context }) => context.linkedId !== null && context.customer?.lastCard == null,
    isOtherLinked: ({ context, event }) => event.type === 'selectLinked' && event.customerId !== context.linkedId,
    leavesForCard: ({ context }) => context.linkedId !== null && context.registered?.lastCard != null,
    leavesForCustomer: ({ context }) => context.linkedId !== null && context.registered?.lastCard == null,
    isLinkedWanted: ({ context }) => context.linkedId !== null,
  },
  actions: {
    rememberCustomer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCustomer');
      return { registered: event.output, customer: event.output, onlyManaged: false };
    }),
    rememberLinked: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readLinked');
      return { customer: event.output?.customer ?? null, link: event.output?.link ?? null };
    }),
    rememberCard: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCard');
      return { card: event.output };
    }),
    rememberStanding: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readStanding');
      return { standing: event.output };
    }),
    rememberRelations: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRelations');
      return { onlyManaged: event.output };
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
      { guard: 'leavesForCard', target: '.readingCard', actions: 'turnToRegistered' },
      { guard: 'leavesForCustomer', target: '.readingCustomer', actions: 'turnToRegistered' },
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
          { guard: 'hasOwnCard', target: 'readingCard', actions: ['rememberCustomer', 'forgetFailure'] },
          { guard: 'isCardlessOwn', target: 'readingStanding', actions: ['rememberCustomer', 'forgetFailure'] },
          { target: 'readingRelations', actions: 'forgetEverything' },
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
          { guard: 'hasLinkedCard', target: 'readingCard', actions: ['rememberLinked', 'forgetFailure'] },
          { guard: 'isCardlessLinked', target: 'readingStanding', actions: ['rememberLinked', 'forgetFailure'] },
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
        onDone: { target: 'readingStanding', actions: ['rememberCard', 'forgetFailure'] },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { refresh: { target: 'readingCard', reenter: true } },
    },
    readingStanding: {
      description:
        'The shop reads whether your account may act for the customer. Until it knows, nothing can be bought for them.',
      tags: ['busy'],
      meta: { requirements: ['ACC-06', 'ACC-07'] },
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        input: ({ context: { customer, card } }) => ({
          customerId: customer?.id ?? 0,
          hasActiveCard: card?.currentState.state.name === 'ACTIVE',
        }),
        onDone: { target: 'selected', actions: ['rememberStanding', 'forgetFailure'] },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: {
        refresh: [
          { guard: 'mayHaveCard', target: 'readingCard' },
          { guard: 'lacksLinkedCard', target: 'readingLinked' },
          { target: 'readingCustomer' },
        ],
      },
    },
    selected: {
      description: 'You see the selected customer, who is you or a person linked to you, and their card.',
      meta: { requirements: ['ACC-01', 'ACC-02', 'APP-09'] },
      on: {
        refresh: [
          { guard: 'mayHaveCard', target: 'readingCard' },
          { guard: 'lacksLinkedCard', target: 'readingLinked' },
          { target: 'readingCustomer' },
        ],
      },
    },
    readingRelations: {
      description: 'Your account has no customer. The shop reads whether it manages cards of others.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01', 'ACC-06'] },
      invoke: {
        id: 'readRelations',
        src: 'readRelations',
        onDone: { target: 'none', actions: ['rememberRelations', 'forgetFailure'] },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    none: {
      description: 'Your account has no customer yet. The page says how to get a card, or where the managed cards are.',
      meta: { requirements: ['ACC-01'] },
      on: { refresh: { target: 'readingCustomer' } },
    },
    unreadable: {
      description: 'The data could not be fetched; you can try again.',
      meta: { requirements: ['API-02'] },
      on: {
        retry: [
          { guard: 'mayHaveCard', target: 'readingCard' },
          { guard: 'lacksLinkedCard', target: 'readingLinked' },
          { target: 'readingCustomer' },
        ],
      },
    },
  },
});
