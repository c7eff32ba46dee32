import { assign, setup } from 'xstate';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { CustomerSelectionContext, CustomerSelectionEvent } from './customer-selection.types.ts';

/** The customer of the account page and their card (first specification, 2 'Account page'). */
export const customerSelectionMachine = setup({
  types: {
    context: {} as CustomerSelectionContext,
    events: {} as CustomerSelectionEvent,
  },
  actors: {
    /** The account's own customer; null where it has none. */
    readCustomer: providedPromise<Customer | null>(),
    /** Their card; null where they have none. */
    readCard: providedPromise<CustomerCard | null, { customerId: number }>(),
  },
  guards: {
    hasCustomer: ({ event }) => 'output' in event && event.output !== null,
    knowsCustomer: ({ context }) => context.customer !== null,
  },
  actions: {
    rememberCustomer: assign({
      customer: ({ event }) => ('output' in event ? (event.output as Customer | null) : null),
    }),
    rememberCard: assign({ card: ({ event }) => ('output' in event ? (event.output as CustomerCard | null) : null) }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    forgetEverything: assign({ customer: null, card: null, failure: null }),
  },
}).createMachine({
  id: 'customerSelection',
  context: { customer: null, card: null, failure: null },
  initial: 'absent',
  on: {
    sessionEnded: { target: '.absent', actions: 'forgetEverything' },
  },
  states: {
    absent: {
      description: 'Nobody is logged in, so nobody is selected.',
      meta: { requirements: ['SES-04'] },
      on: { sessionStarted: { target: 'readingCustomer' } },
    },
    readingCustomer: {
      description: 'The shop looks up who you are.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01'] },
      invoke: {
        id: 'readCustomer',
        src: 'readCustomer',
        onDone: [
          { guard: 'hasCustomer', target: 'readingCard', actions: ['rememberCustomer', 'forgetFailure'] },
          { target: 'none', actions: 'forgetEverything' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
    },
    readingCard: {
      description: 'Your card is being looked up; what was known of it stays on the page meanwhile.',
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
      description: 'You see who you are and which card you have.',
      meta: { requirements: ['ACC-01', 'ACC-02'] },
      on: { refresh: { target: 'readingCard' } },
    },
    none: {
      description: 'Your account has no customer yet: you are told how to get a card.',
      meta: { requirements: ['ACC-01'] },
      on: { refresh: { target: 'readingCustomer' } },
    },
    unreadable: {
      description: 'Your data could not be fetched; you can try again.',
      meta: { requirements: ['API-02'] },
      on: {
        retry: [{ guard: 'knowsCustomer', target: 'readingCard' }, { target: 'readingCustomer' }],
      },
    },
  },
});
