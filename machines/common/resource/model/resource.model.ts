import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { resourceMachineOf } from '../resource.machine.ts';

/** Two texts represent all possible values of a page. */
export const resourceModel = defineModel(resourceMachineOf<string>(), {
  inputs: { fresh: undefined },
  cases: { retry: { plain: {} }, refresh: { plain: {} } },
  environment: { refresh: 'outside' },
  outcomes: {
    fetchResource: {
      first: { output: 'first' },
      second: { output: 'second' },
      unknown: refusal('NOT_FOUND'),
      noNumber: refusal('VALIDATION_ERROR'),
      noAnswer,
      serverFault: refusal('INTERNAL_ERROR'),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 200 },
  home: ['shown'],
  invariants: {
    'there is a value exactly in the states that show a value': ({ context, value }) =>
      (context.value !== null) === (value === 'shown' || value === 'refreshing' || value === 'outdated'),
    'no failure is kept after an answer': ({ context, value }) =>
      value === 'shown' || value === 'missing' ? context.failure === null : true,
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'ORD-03: the fetched value is shown': {
      input: 'fresh',
      steps: ['fetchResource=first'],
      ends: 'shown',
      with: ({ value }) => value === 'first',
    },
    'ORD-03: a value that does not exist or belongs to another account is reported as missing': {
      input: 'fresh',
      steps: ['fetchResource=unknown'],
      ends: 'missing',
      refuses: ['retry', 'refresh'],
    },
    'ORD-03: if the address contains no number, the value is reported as missing': {
      input: 'fresh',
      steps: ['fetchResource=noNumber'],
      ends: 'missing',
    },
    'API-02: the reason of a failure is shown': {
      input: 'fresh',
      steps: ['fetchResource=serverFault'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'INTERNAL_ERROR',
    },
    'TBL-02: an outdated value is fetched again at the next refresh': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh', 'fetchResource=noAnswer', 'refresh'],
      ends: 'refreshing',
      with: ({ value }) => value === 'first',
    },
    'API-02: the value can be fetched again after a failure': {
      input: 'fresh',
      steps: ['fetchResource=serverFault', 'retry', 'fetchResource=first'],
      ends: 'shown',
      with: ({ failure }) => failure === null,
    },
    'TBL-02: the old value is still shown while it is fetched again': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh'],
      ends: 'refreshing',
      with: ({ value }) => value === 'first',
    },
    'TBL-02: an older answer does not replace a newer answer': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh', 'refresh', 'fetchResource=second'],
      ends: 'shown',
      with: ({ value }) => value === 'second',
    },
    'API-02: a value that could not be fetched again is still shown, with the reason': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh', 'fetchResource=noAnswer'],
      ends: 'outdated',
      with: ({ value, failure }) => value === 'first' && failure?.name === 'NO_ANSWER',
    },
    'API-02: an outdated value can be fetched again by a retry': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh', 'fetchResource=noAnswer', 'retry', 'fetchResource=second'],
      ends: 'shown',
    },
    'ORD-03: a value that no longer exists is not shown any more': {
      input: 'fresh',
      steps: ['fetchResource=first', 'refresh', 'fetchResource=unknown'],
      ends: 'missing',
      with: ({ value }) => value === null,
    },
  },
});
