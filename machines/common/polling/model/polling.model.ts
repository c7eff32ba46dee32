import { defineModel } from '../../flow-model.ts';
import { pollingMachine } from '../polling.machine.ts';

export const pollingModel = defineModel(pollingMachine, {
  inputs: { fresh: undefined },
  cases: {
    arrived: {
      paying: { changing: '11 paying' },
      delivering: { changing: '11 delivering' },
      still: { changing: null },
    },
    hidden: { plain: {} },
    seen: { plain: {} },
  },
  environment: { arrived: 'outside', hidden: 'visibility', seen: 'visibility' },
  outcomes: { visibility: {} },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['resting'],
  invariants: {
    'a value is fetched only while it is still changing': (snapshot) =>
      !(snapshot.matches('waiting') || snapshot.matches('asking')) || snapshot.context.changing !== null,
    'a value that does not change is fetched at most 20 times': ({ context }) => context.asked <= 20,
  },
  scenarios: {
    'ORD-06: a paid order is fetched again until it is delivered': {
      input: 'fresh',
      steps: ['arrived/delivering', 'after pause in waiting', 'arrived/still'],
      ends: 'resting',
    },
    'ORD-06: an order that is final is not fetched again': {
      input: 'fresh',
      steps: ['arrived/still'],
      ends: 'resting',
      refuses: ['seen', 'hidden'],
    },
    'ORD-06: a hidden page does not fetch the order; the order is fetched again when the page becomes visible': {
      input: 'fresh',
      steps: ['arrived/paying', 'hidden', 'seen'],
      ends: 'asking',
      with: ({ asked }) => asked === 0,
    },
    'ORD-06: an answer that arrives while the page is hidden is kept': {
      input: 'fresh',
      steps: ['arrived/paying', 'after pause in waiting', 'hidden', 'arrived/still', 'seen'],
      ends: 'resting',
    },
    'ORD-06: a change of the order restarts the count of requests': {
      input: 'fresh',
      steps: ['arrived/paying', 'after pause in waiting', 'arrived/delivering'],
      ends: 'waiting',
      with: ({ asked }) => asked === 0,
    },
    'ORD-06: the polling also ends if another fetch finds that the order is final': {
      input: 'fresh',
      steps: ['arrived/paying', 'arrived/still'],
      ends: 'resting',
      with: ({ changing }) => changing === null,
    },
  },
});
