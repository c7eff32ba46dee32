import { noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { customerSelectionMachine } from '../customer-selection.machine.ts';
import { customerSelectionSamples } from './customer-selection.samples.ts';

const { customer, card, ownPage, childPage, nobodysPage } = customerSelectionSamples;

const own = ['sessionStarted', 'readOwnPage=own'];
const linked = [...own, 'selectLinked/child', 'readLinkedPage=child'];

export const customerSelectionModel = defineModel(customerSelectionMachine, {
  inputs: { fresh: undefined },
  cases: {
    sessionStarted: { plain: {} },
    sessionEnded: { plain: {} },
    selectLinked: { child: { customerId: 2 }, other: { customerId: 3 } },
    selectRegistered: { plain: {} },
    refresh: { plain: {} },
    retry: { plain: {} },
  },
  environment: {
    sessionStarted: 'outside',
    sessionEnded: 'outside',
    selectLinked: 'outside',
    selectRegistered: 'outside',
    refresh: 'outside',
  },
  outcomes: {
    readOwnPage: {
      own: { output: ownPage },
      cardless: { output: { ...ownPage, card: null } },
      none: { output: nobodysPage },
      /** The answer contains the card of another person. */
      mixed: { output: { ...ownPage, card: childPage.card } },
      noAnswer,
    },
    readLinkedPage: {
      child: { output: childPage },
      cardless: { output: { ...childPage, card: null } },
      none: { output: nobodysPage },
      /** The answer is about a customer who was not requested. */
      another: { output: { ...childPage, customer: { ...customer, id: 9 }, card: null } },
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['absent', 'selected', 'none'],
  leave: { events: ['sessionEnded'] },
  scenarios: {
    'CRD-03: a customer without a card is not a failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=cardless'],
      ends: 'selected',
      with: (context) => context.customer !== null && context.card === null,
    },
    'ACC-01: an account may have no customer': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=none'],
      ends: 'none',
      with: ({ onlyManaged, customer: found }) => onlyManaged && found === null,
    },
    'ACC-02: a refresh fetches a card that the customer has got meanwhile': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=cardless', 'refresh', 'readOwnPage=own'],
      ends: 'selected',
      with: ({ card: found }) => found !== null,
    },
    'ACC-02: a refresh fetches a card that a linked customer has got meanwhile': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinkedPage=cardless', 'refresh', 'readLinkedPage=child'],
      ends: 'selected',
      with: ({ card: found }) => found?.customer.id === 2,
    },
    'ACC-06: the account may not act for anybody before the answer arrives': {
      input: 'fresh',
      steps: ['sessionStarted'],
      ends: 'readingOwn',
      with: ({ standing }) => standing === null,
    },
    'ACC-06: data of one customer are not shown for another customer': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child'],
      ends: 'readingLinked',
      with: ({ standing, card: shown, customer: known }) => standing === null && shown === null && known === null,
    },
    'ACC-01: an account without a customer of its own may have linked customers': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=none', 'selectLinked/child', 'readLinkedPage=child'],
      ends: 'selected',
      with: (context) => context.link?.type === 'ASSIGNED' && context.registered === null,
    },
    "ACC-05: a linked customer replaces the account's own customer": {
      input: 'fresh',
      steps: linked,
      ends: 'selected',
      with: (context) =>
        context.customer?.id === 2 && context.link?.id === 11 && context.card?.id === 2 && context.registered?.id === 1,
    },
    'ACC-01: the people of the account stay while the page of another person is fetched': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child'],
      ends: 'readingLinked',
      with: ({ people, peopleCount }) => people.length === 2 && peopleCount === 2,
    },
    "ACC-05: the account's own customer is shown if the link does not exist": {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinkedPage=none', 'readOwnPage=own'],
      ends: 'selected',
      with: (context) => context.linkedId === null && context.customer?.id === 1 && context.link === null,
    },
    "ACC-05: the account's own customer is shown if the link was cancelled while the page was open": {
      input: 'fresh',
      steps: [...linked, 'refresh', 'readLinkedPage=none'],
      ends: 'readingOwn',
      with: ({ customer: shown, card: known, linkedId }) => shown?.id === 1 && known === null && linkedId === null,
    },
    'ACC-05: an answer about another customer is not shown': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinkedPage=another'],
      ends: 'unreadable',
      with: ({ customer: shown, failure }) => shown === null && failure?.name === 'UNREADABLE_ANSWER',
    },
    'ACC-05: the card of another person is not shown with a customer': {
      input: 'fresh',
      steps: [...own, 'refresh', 'readOwnPage=mixed'],
      ends: 'unreadable',
      with: ({ card: shown }) => shown?.id === card.id,
    },
    "APP-09: leaving a linked customer's page shows the account's own customer again, and fetches the card again": {
      input: 'fresh',
      steps: [...linked, 'selectRegistered'],
      ends: 'readingOwn',
      with: (context) => context.customer?.id === 1 && context.link === null && context.card === null,
      refuses: ['readLinkedPage=child'],
    },
    "APP-09: if a linked customer's page was the first page, leaving the page fetches the account's own customer": {
      input: 'fresh',
      steps: ['sessionStarted', 'selectLinked/child', 'readLinkedPage=child', 'selectRegistered'],
      ends: 'readingOwn',
      with: (context) => context.customer === null && context.card === null,
    },
    "APP-09: the account's own customer stays selected when other pages are opened": {
      input: 'fresh',
      steps: own,
      ends: 'selected',
      refuses: ['selectRegistered'],
    },
    'ACC-05: the selected linked customer is not fetched a second time': {
      input: 'fresh',
      steps: linked,
      ends: 'selected',
      refuses: ['selectLinked/child'],
    },
    'ACC-05: another linked customer can be selected': {
      input: 'fresh',
      steps: [...linked, 'selectLinked/other'],
      ends: 'readingLinked',
      with: (context) => context.customer === null && context.link === null && context.linkedId === 3,
    },
    'ACC-05: a late answer about the previous customer is not shown': {
      input: 'fresh',
      steps: [...linked, 'selectLinked/other', 'readLinkedPage=child'],
      ends: 'unreadable',
      with: (context) => context.customer === null && context.linkedId === 3,
    },
    'ACC-05: if a linked customer is requested before log-in, the customer is fetched after log-in': {
      input: 'fresh',
      steps: ['selectLinked/child', 'sessionStarted'],
      ends: 'readingLinked',
      with: (context) => context.linkedId === 2,
    },
    "APP-09: if a linked customer's page is requested and left before log-in, the account's own customer is fetched": {
      input: 'fresh',
      steps: ['selectLinked/child', 'selectRegistered', 'sessionStarted'],
      ends: 'readingOwn',
    },
    "SES-04: no data of the customer or the account's people are kept after log-out": {
      input: 'fresh',
      steps: [...linked, 'sessionEnded'],
      ends: 'absent',
      with: ({ onlyManaged, mailFails, begunApplications, begunForNewPerson, people, peopleCount, ...others }) =>
        !onlyManaged &&
        !mailFails &&
        begunApplications.length === 0 &&
        begunForNewPerson.length === 0 &&
        people.length === 0 &&
        peopleCount === 0 &&
        Object.values(others).every((value) => value === null),
    },
    'MAI-02: the pages of all people show that mail does not reach the account': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=none', 'selectLinked/child'],
      ends: 'readingLinked',
      with: ({ mailFails }) => mailFails,
    },
    'MAI-02: the warning disappears as soon as mail reaches the account': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=none', 'refresh', 'readOwnPage=own'],
      ends: 'selected',
      with: ({ mailFails }) => !mailFails,
    },
    "API-02: a retry fetches the linked customer, not the account's own customer": {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinkedPage=noAnswer', 'retry'],
      ends: 'readingLinked',
    },
    'ACC-02: a refresh fetches the page of the selected customer again, and restarts a fetch that is running': {
      input: 'fresh',
      steps: [...linked, 'refresh', 'refresh', 'readLinkedPage=child'],
      ends: 'selected',
      with: ({ customer: shown, card: read }) => shown?.id === 2 && read?.id === 2,
    },
    'ACC-02: a refresh keeps the shown data while they are fetched again': {
      input: 'fresh',
      steps: [...own, 'refresh'],
      ends: 'readingOwn',
      with: ({ card: kept, standing }) => kept !== null && standing !== null,
    },
    'API-02: the shown data stay when a refresh fails, together with the failure': {
      input: 'fresh',
      steps: [...own, 'refresh', 'readOwnPage=noAnswer'],
      ends: 'unreadable',
      with: ({ card: kept, failure }) => kept !== null && failure?.name === 'NO_ANSWER',
    },
    'ACC-01: a refresh fetches the customer that the account has got meanwhile': {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=none', 'refresh', 'readOwnPage=own'],
      ends: 'selected',
      with: ({ onlyManaged, customer: found }) => !onlyManaged && found?.id === 1,
    },
    "API-02: the account's own customer can be fetched again if the server did not answer": {
      input: 'fresh',
      steps: ['sessionStarted', 'readOwnPage=noAnswer', 'retry', 'readOwnPage=own'],
      ends: 'selected',
      with: ({ customer: known, failure }) => known?.id === 1 && failure === null,
    },
    "APP-09: a failure of a linked customer is not shown with the account's own customer": {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinkedPage=noAnswer', 'selectRegistered'],
      ends: 'readingOwn',
      with: ({ failure }) => failure === null,
    },
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'there is a failure when the data could not be fetched, and no failure with a selected customer': ({
      context,
      value,
    }) => (value === 'unreadable' ? context.failure !== null : value !== 'selected' || context.failure === null),
    'no data about a customer are kept after log-out': ({ context, value }) =>
      value !== 'absent' || (context.registered === null && context.customer === null && context.people.length === 0),
    'for a selected customer it is known whether the account may act for them': ({ context, value }) =>
      value !== 'selected' || (context.customer !== null && context.standing !== null),
    'the permissions of the account are known only together with a customer': ({ context }) =>
      context.standing === null || context.customer !== null,
    'an account that only manages cards of other people has no customer of its own': ({ context }) =>
      !context.onlyManaged || context.registered === null,
    'a link belongs to a linked customer': ({ context }) =>
      context.link === null || (context.linkedId !== null && context.customer !== null),
    "a customer who is not linked is the account's own customer": ({ context }) =>
      context.linkedId !== null || context.customer === null || context.customer.id === context.registered?.id,
    'a linked customer has a link, and is the requested customer': ({ context }) =>
      context.linkedId === null ||
      context.customer === null ||
      (context.link !== null && context.customer.id === context.linkedId),
    'a card is shown only with its holder': ({ context }) =>
      context.card === null || context.card.customer.id === context.customer?.id,
  },
});
