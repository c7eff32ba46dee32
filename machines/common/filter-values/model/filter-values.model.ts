import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { filterValuesMachine } from '../filter-values.machine.ts';

const values = [
  { name: 'PENDING', displayName: 'Čeká na zaplacení' },
  { name: 'PAID', displayName: 'Zaplaceno' },
];

export const filterValuesModel = defineModel(filterValuesMachine, {
  inputs: { fresh: undefined },
  cases: { retry: { plain: {} } },
  environment: {},
  outcomes: {
    fetchValues: {
      named: { output: values },
      noAnswer,
      serverFault: refusal('INTERNAL_ERROR'),
      refused: refusal('TOO_MANY_ATTEMPTS'),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 50 },
  home: ['offered'],
  invariants: {
    'the values are stored exactly in the state "offered"': ({ context, value }) =>
      (context.values !== null) === (value === 'offered'),
    'there is no failure while there are values': ({ context, value }) =>
      value !== 'offered' || context.failure === null,
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'ORD-01: the values from the server are offered': {
      input: 'fresh',
      steps: ['fetchValues=named'],
      ends: 'offered',
      with: ({ values: offered }) => offered === values,
    },
    'API-02: a failure to fetch the values is announced, and a press fetches them again': {
      input: 'fresh',
      steps: ['fetchValues=refused'],
      ends: 'failed',
      effects: ['announceFailure'],
      with: ({ failure }) => failure?.name === 'TOO_MANY_ATTEMPTS',
    },
    'API-02: the values are offered if the second attempt succeeds': {
      input: 'fresh',
      steps: ['fetchValues=noAnswer', 'retry', 'fetchValues=named'],
      ends: 'offered',
      with: ({ failure }) => failure === null,
    },
    'API-02: a second failure is announced as well': {
      input: 'fresh',
      steps: ['fetchValues=serverFault', 'retry', 'fetchValues=serverFault'],
      ends: 'failed',
      effects: ['announceFailure'],
    },
  },
});
