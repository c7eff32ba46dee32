import { defineModel } from '../flow-model.ts';
import { pollingMachine } from './polling.machine.ts';

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
    'only what moves is asked for': (snapshot) =>
      !(snapshot.matches('waiting') || snapshot.matches('asking')) || snapshot.context.changing !== null,
    'what does not change is asked for so often and no more': ({ context }) => context.asked <= 20,
  },
  scenarios: {
    'ORD-06: what is paid is followed until it is delivered': {
      input: 'fresh',
      steps: ['arrived/delivering', 'after pause in waiting', 'arrived/still'],
      ends: 'resting',
    },
    'ORD-06: what stands still is not asked for': {
      input: 'fresh',
      steps: ['arrived/still'],
      ends: 'resting',
      refuses: ['seen', 'hidden'],
    },
    'ORD-06: whoever looks elsewhere causes no calls, and comes back to what is so now': {
      input: 'fresh',
      steps: ['arrived/paying', 'hidden', 'seen'],
      ends: 'asking',
      with: ({ asked }) => asked === 0,
    },
    'ORD-06: what came while nobody looked is kept': {
      input: 'fresh',
      steps: ['arrived/paying', 'after pause in waiting', 'hidden', 'arrived/still', 'seen'],
      ends: 'resting',
    },
    'ORD-06: a step of the order is followed with new patience': {
      input: 'fresh',
      steps: ['arrived/paying', 'after pause in waiting', 'arrived/delivering'],
      ends: 'waiting',
      with: ({ asked }) => asked === 0,
    },
    'ORD-06: an answer that was not awaited counts as well': {
      input: 'fresh',
      steps: ['arrived/paying', 'arrived/still'],
      ends: 'resting',
      with: ({ changing }) => changing === null,
    },
  },
});
