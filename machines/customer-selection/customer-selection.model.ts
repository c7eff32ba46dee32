import { noAnswer } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { customerSelectionMachine } from './customer-selection.machine.ts';
import { customerSelectionSamples } from './customer-selection.samples.ts';

const { customer, card, child } = customerSelectionSamples;
const cardless = { lastCard: null };

const own = ['sessionStarted', 'readCustomer=own', 'readCard=card', 'readStanding=known'];
const linked = [...own, 'selectLinked/child', 'readLinked=child', 'readCard=none', 'readStanding=known'];

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
    readCustomer: {
      own: { output: customer },
      cardless: { output: { ...customer, ...cardless } },
      none: { output: null },
      noAnswer,
    },
    readLinked: {
      child: { output: child },
      cardless: { output: { ...child, customer: { ...child.customer, ...cardless } } },
      none: { output: null },
      noAnswer,
    },
    readCard: { card: { output: card }, none: { output: null }, noAnswer },
    readStanding: { known: { output: { manageable: true, hasApplication: false } }, noAnswer },
    readRelations: { known: { output: true }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['absent', 'selected', 'none'],
  leave: { events: ['sessionEnded'] },
  scenarios: {
    'CRD-03: no card is an answer, not a failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=none', 'readStanding=known'],
      ends: 'selected',
      with: (context) => context.customer !== null && context.card === null,
    },
    'ACC-01: an account may have no customer': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=none', 'readRelations=known'],
      ends: 'none',
      with: ({ onlyManaged }) => onlyManaged,
    },
    'CRD-03: the card of a customer who never had one is not asked for': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=cardless'],
      ends: 'readingStanding',
      refuses: ['readCard=card'],
    },
    'CRD-03: the card of a linked customer who never had one is not asked for': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinked=cardless', 'readStanding=known'],
      ends: 'selected',
      with: (context) => context.customer?.id === 2 && context.card === null,
    },
    'ACC-02: a refresh finds the card that the customer has got meanwhile': {
      input: 'fresh',
      steps: [
        'sessionStarted',
        'readCustomer=cardless',
        'readStanding=known',
        'refresh',
        'readCustomer=own',
        'readCard=card',
        'readStanding=known',
      ],
      ends: 'selected',
      with: ({ card: found }) => found !== null,
    },
    'ACC-02: a refresh finds the card that a linked customer has got meanwhile': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinked=cardless', 'readStanding=known', 'refresh'],
      ends: 'readingLinked',
    },
    'ACC-06: nobody is manageable until the check says so': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=card'],
      ends: 'readingStanding',
      with: ({ standing }) => standing === null,
    },
    'ACC-06: what the check said of one customer is not taken for another': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinked=child', 'readCard=card'],
      ends: 'readingStanding',
      with: ({ standing }) => standing === null,
    },
    'ACC-06: a failed check can be tried again, and until then nothing is known': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=card', 'readStanding=noAnswer'],
      ends: 'unreadable',
      with: ({ standing, card: shown }) => standing === null && shown !== null,
    },
    'ACC-01: an account without a customer may have linked ones': {
      input: 'fresh',
      steps: [
        'sessionStarted',
        'readCustomer=none',
        'readRelations=known',
        'selectLinked/child',
        'readLinked=child',
        'readCard=card',
        'readStanding=known',
      ],
      ends: 'selected',
      with: (context) => context.link?.type === 'ASSIGNED',
    },
    "ACC-05: a linked customer replaces the account's own customer": {
      input: 'fresh',
      steps: linked,
      ends: 'selected',
      with: (context) => context.customer?.id === 2 && context.link?.id === 11 && context.card === null,
    },
    'ACC-05: nothing of the own customer is shown while a linked one is read': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child'],
      ends: 'readingLinked',
      with: (context) => context.customer === null && context.card === null,
    },
    'ACC-05: the own customer is shown when the link does not exist': {
      input: 'fresh',
      steps: [
        ...own,
        'selectLinked/child',
        'readLinked=none',
        'readCustomer=own',
        'readCard=card',
        'readStanding=known',
      ],
      ends: 'selected',
      with: (context) => context.linkedId === null && context.customer?.id === 1 && context.link === null,
    },
    'APP-09: leaving a linked customer shows the own one again without reading it': {
      input: 'fresh',
      steps: [...linked, 'selectRegistered', 'readCard=card', 'readStanding=known'],
      ends: 'selected',
      with: (context) => context.customer?.id === 1 && context.link === null && context.linkedId === null,
    },
    'APP-09: leaving a linked customer that was opened first reads the own one': {
      input: 'fresh',
      steps: [
        'sessionStarted',
        'selectLinked/child',
        'readLinked=child',
        'readCard=card',
        'readStanding=known',
        'selectRegistered',
      ],
      ends: 'readingCustomer',
      with: (context) => context.customer === null && context.card === null,
    },
    'APP-09: the own customer is shown when the page is left before the linked one is read': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'selectRegistered'],
      ends: 'readingCard',
      with: (context) => context.customer?.id === 1,
      refuses: ['readLinked=child'],
    },
    'APP-09: other pages do not change the own customer': {
      input: 'fresh',
      steps: own,
      ends: 'selected',
      refuses: ['selectRegistered'],
    },
    'ACC-05: the customer who is shown is not read a second time': {
      input: 'fresh',
      steps: linked,
      ends: 'selected',
      refuses: ['selectLinked/child'],
    },
    'ACC-05: one linked customer can be changed for another': {
      input: 'fresh',
      steps: [...linked, 'selectLinked/other'],
      ends: 'readingLinked',
      with: (context) => context.customer === null && context.link === null && context.linkedId === 3,
    },
    'ACC-05: a linked customer requested before log-in is read after it': {
      input: 'fresh',
      steps: ['selectLinked/child', 'sessionStarted'],
      ends: 'readingLinked',
      with: (context) => context.linkedId === 2,
    },
    'APP-09: the own customer is read when the page requested before log-in was left': {
      input: 'fresh',
      steps: ['selectLinked/child', 'selectRegistered', 'sessionStarted'],
      ends: 'readingCustomer',
    },
    'SES-04: nothing of the customer is kept after log-out': {
      input: 'fresh',
      steps: [...linked, 'sessionEnded'],
      ends: 'absent',
      with: ({ onlyManaged, ...others }) => !onlyManaged && Object.values(others).every((value) => value === null),
    },
    'API-02: a retry repeats only the request that failed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=noAnswer', 'retry'],
      ends: 'readingCard',
    },
    'API-02: a retry reads the linked customer, not the own one': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinked=noAnswer', 'retry'],
      ends: 'readingLinked',
    },
    'ACC-02: a refresh reads the card of the selected customer again': {
      input: 'fresh',
      steps: [...linked, 'refresh', 'refresh', 'readCard=card', 'readStanding=known'],
      ends: 'selected',
      with: ({ customer: shown, card: read }) => shown?.id === 2 && read?.id === 1,
    },
    'ACC-02: a refresh while the card is read reads it from the start': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'refresh'],
      ends: 'readingCard',
    },
    'ACC-02: a refresh keeps the card while it is read again': {
      input: 'fresh',
      steps: [...own, 'refresh'],
      ends: 'readingCard',
      with: ({ card: kept }) => kept !== null,
    },
    'ACC-01: a refresh finds the customer that the account has got meanwhile': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=none', 'readRelations=known', 'refresh', 'readCustomer=own'],
      ends: 'readingCard',
    },
    'API-02: the own customer can be read again after no answer': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=noAnswer', 'retry', 'readCustomer=own', 'readCard=noAnswer'],
      ends: 'unreadable',
      with: ({ customer: known, failure }) => known?.id === 1 && failure?.name === 'NO_ANSWER',
    },
    'APP-09: a failure of a linked customer is not shown at the own one': {
      input: 'fresh',
      steps: [...own, 'selectLinked/child', 'readLinked=noAnswer', 'selectRegistered'],
      ends: 'readingCard',
      with: ({ failure }) => failure === null,
    },
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a failure is kept when the data could not be read, and not with a selected customer': ({ context, value }) =>
      value === 'unreadable' ? context.failure !== null : value !== 'selected' || context.failure === null,
    'no customer is kept after log-out': ({ context, value }) =>
      value !== 'absent' || (context.registered === null && context.customer === null && context.card === null),
    'a selected customer is known, and whether the account may act for them': ({ context, value }) =>
      value !== 'selected' || (context.customer !== null && context.standing !== null),
    'what the account may do is known of a customer only': ({ context }) =>
      context.standing === null || context.customer !== null,
    'an account with only managed relations has no customer of its own': ({ context }) =>
      !context.onlyManaged || context.registered === null,
    'a link belongs to a linked customer': ({ context }) =>
      context.link === null || (context.linkedId !== null && context.customer !== null),
    "a customer who is not linked is the account's own": ({ context }) =>
      context.linkedId !== null || context.customer === null || context.customer.id === context.registered?.id,
    'a linked customer has a link': ({ context }) =>
      context.linkedId === null || context.customer === null || context.link !== null,
    'a card is known only with its customer': ({ context }) => context.card === null || context.customer !== null,
  },
});
