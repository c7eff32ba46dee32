import { assign, setup } from 'xstate';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { CustomerSelectionContext, CustomerSelectionEvent, PageRequest } from './customer-selection.types.ts';

const nobody: CustomerSelectionContext = {
  registered: null,
  linkedId: null,
  customer: null,
  link: null,
  card: null,
  standing: null,
  repeatPurchase: null,
  onlyManaged: false,
  mailFails: false,
  begunApplications: [],
  begunForNewPerson: [],
  people: [],
  peopleCount: 0,
  failure: null,
};

const pageOf = (event: CustomerSelectionEvent): AccountPage | null =>
  event.type === 'xstate.done.actor.readOwnPage' || event.type === 'xstate.done.actor.readLinkedPage'
    ? event.output
    : null;

/**
 * Whether the answer is about the requested customer and contains the card of this customer. Other answers are never
 * shown.
 */
function isAboutRequested({ customer, link, card }: AccountPage, { linkedId }: PageRequest): boolean {
  if (customer === null || (card !== null && card.customer.id !== customer.id)) return false;
  return linkedId === null ? link === null : link !== null && customer.id === linkedId;
}

/** Selects the customer of the account page, either the account's own or a linked customer, and their card (ACC-01). */
export const customerSelectionMachine = setup({
  types: {
    context: {} as CustomerSelectionContext,
    events: {} as CustomerSelectionEvent,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Fetches the data of the account's own customer for the page. `customer` is null if the account has no customer of
     * its own.
     */
    readOwnPage: providedPromise<AccountPage, PageRequest>(),
    /** Fetches the data of a linked customer for the page. `customer` is null if there is no such link. */
    readLinkedPage: providedPromise<AccountPage, PageRequest>(),
  },
  guards: {
    isAboutRequested: ({ context, event }) => {
      const page = pageOf(event);
      return page !== null && isAboutRequested(page, context);
    },
    isAboutNobody: ({ event }) => pageOf(event)?.customer === null,
    isOtherLinked: ({ context, event }) => event.type === 'selectLinked' && event.customerId !== context.linkedId,
    isLinkedWanted: ({ context }) => context.linkedId !== null,
  },
  actions: {
    rememberPage: assign(({ context, event }) => {
      const page = pageOf(event);
      if (page === null) return {};
      const { people, ...shown } = page;
      const registered = page.link === null ? page.customer : context.registered;
      return { ...shown, registered, people: people.items, peopleCount: people.totalCount, failure: null };
    }),
    turnToLinked: assign(({ context: { registered, mailFails, people, peopleCount }, event }) =>
      event.type === 'selectLinked'
        ? { ...nobody, registered, mailFails, people, peopleCount, linkedId: event.customerId }
        : {},
    ),
    turnToRegistered: assign(({ context: { registered, mailFails, people, peopleCount } }) => ({
      ...nobody,
      registered,
      mailFails,
      people,
      peopleCount,
      customer: registered,
    })),
    rememberFailure: assign({ failure: ({ event }) => failureOf('error' in event ? event.error : null) }),
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
    selectRegistered: { guard: 'isLinkedWanted', target: '.readingOwn', actions: 'turnToRegistered' },
  },
  states: {
    absent: {
      description: 'Nobody is logged in, so no customer is selected. The shop remembers which customer was requested.',
      meta: { requirements: ['SES-04', 'ACC-05'] },
      on: {
        sessionStarted: [{ guard: 'isLinkedWanted', target: 'readingLinked' }, { target: 'readingOwn' }],
        selectLinked: { guard: 'isOtherLinked', actions: 'turnToLinked' },
        selectRegistered: { guard: 'isLinkedWanted', actions: 'turnToRegistered' },
      },
    },
    readingOwn: {
      description:
        'The shop fetches you, your card, and what your account may do. Data that were fetched before stay on the page meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01', 'ACC-02', 'ACC-06', 'CRD-03'] },
      invoke: {
        id: 'readOwnPage',
        src: 'readOwnPage',
        input: ({ context: { linkedId } }) => ({ linkedId }),
        onDone: [
          { guard: 'isAboutRequested', target: 'selected', actions: 'rememberPage' },
          { guard: 'isAboutNobody', target: 'none', actions: 'rememberPage' },
          { target: 'unreadable', actions: 'rememberFailure' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { refresh: { target: 'readingOwn', reenter: true } },
    },
    readingLinked: {
      description:
        'The shop fetches the linked customer whose page you opened, their card and the link. Without a link you get to your own page.',
      tags: ['busy'],
      meta: { requirements: ['ACC-01', 'ACC-05', 'ACC-06', 'CRD-03'] },
      invoke: {
        id: 'readLinkedPage',
        src: 'readLinkedPage',
        input: ({ context: { linkedId } }) => ({ linkedId }),
        onDone: [
          { guard: 'isAboutRequested', target: 'selected', actions: 'rememberPage' },
          { guard: 'isAboutNobody', target: 'readingOwn', actions: ['turnToRegistered', 'goToAccount'] },
          { target: 'unreadable', actions: 'rememberFailure' },
        ],
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { refresh: { target: 'readingLinked', reenter: true } },
    },
    selected: {
      description: "You see the selected customer, who is you or a person linked to you, and the customer's card.",
      meta: { requirements: ['ACC-01', 'ACC-02', 'ACC-07', 'APP-09'] },
      on: { refresh: [{ guard: 'isLinkedWanted', target: 'readingLinked' }, { target: 'readingOwn' }] },
    },
    none: {
      description: 'Your account has no customer yet. The page says how to get a card, or where the managed cards are.',
      meta: { requirements: ['ACC-01', 'ACC-06'] },
      on: { refresh: { target: 'readingOwn' } },
    },
    unreadable: {
      description: 'The data could not be fetched, or were the data of another customer. You can try again.',
      meta: { requirements: ['API-02'] },
      on: {
        retry: [{ guard: 'isLinkedWanted', target: 'readingLinked' }, { target: 'readingOwn' }],
        refresh: [{ guard: 'isLinkedWanted', target: 'readingLinked' }, { target: 'readingOwn' }],
      },
    },
  },
});
