import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { cartRestoreMachine } from '../cart-restore.machine.ts';
import { expired, expiredForGood, nothingExpired } from './cart-restore.samples.ts';

export const cartRestoreModel = defineModel(cartRestoreMachine, {
  inputs: { fresh: { flowId: 'flow' } },
  cases: { restore: { plain: {} }, letGo: { plain: {} }, retry: { plain: {} }, dismiss: { plain: {} } },
  environment: {},
  outcomes: {
    readExpired: {
      some: { output: expired },
      nonePossible: { output: expiredForGood },
      nothing: { output: nothingExpired },
      noAnswer,
    },
    restore: {
      restored: { output: { restored: 3, dropped: 1 } },
      nothing: refusal('NOTHING_TO_RESTORE'),
      keyReused: refusal('IDEMPOTENCY_KEY_REUSED'),
      noAnswer,
    },
    letGo: { done: { output: undefined }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 1000 },
  home: ['gone', 'offered'],
  pairs: true,
  invariants: {
    'an offer has at least one line': (snapshot) =>
      !snapshot.matches('offered') || (snapshot.context.expired?.lines.length ?? 0) > 0,
    'only an offer that was read is restored': (snapshot) =>
      !(snapshot.matches('restoring') || snapshot.matches('notRestored')) || snapshot.context.expired !== null,
    'a failure is kept exactly in the states that show one': (snapshot) =>
      (['unreadable', 'notRestored', 'notLetGo'] as const).some((state) => snapshot.matches(state)) ===
      (snapshot.context.failure !== null),
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['reading', 'restoring', 'lettingGo'] as const).some((state) => snapshot.matches(state)),
  },
  scenarios: {
    'CRT-09: the offer lists what was in the cart line by line, and one click puts it back': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore'],
      ends: 'restoring',
      refuses: ['restore', 'letGo', 'retry'],
      with: (context) => context.expired?.lines.length === 4,
    },
    'CRT-09: the offer disappears after the items are put back': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=restored'],
      ends: 'gone',
    },
    'CRT-09: the offer says why when no item can be put back': {
      input: 'fresh',
      steps: ['readExpired=nonePossible'],
      ends: 'offered',
      refuses: ['restore'],
    },
    'CRT-09: items that another tab has put back are not offered': {
      input: 'fresh',
      steps: ['readExpired=nothing'],
      ends: 'gone',
    },
    'CRT-09: items that another tab puts back while the offer is shown are put back once': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=nothing'],
      ends: 'gone',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: the restoring can be tried again after no answer, with the same key': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=noAnswer', 'retry'],
      ends: 'restoring',
      with: ({ flowId, failure }) => flowId === 'flow' && failure === null,
    },
    'CRT-09: the failed restoring can be left': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=noAnswer', 'dismiss'],
      ends: 'offered',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: the offer can be dismissed for good': {
      input: 'fresh',
      steps: ['readExpired=some', 'letGo', 'letGo=done'],
      ends: 'gone',
    },
    'CRT-09: a failed dismissal can be tried again': {
      input: 'fresh',
      steps: ['readExpired=some', 'letGo', 'letGo=noAnswer', 'retry'],
      ends: 'lettingGo',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: a failed dismissal can be left': {
      input: 'fresh',
      steps: ['readExpired=some', 'letGo', 'letGo=noAnswer', 'dismiss'],
      ends: 'offered',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: the offer can be fetched again after a failure': {
      input: 'fresh',
      steps: ['readExpired=noAnswer', 'retry'],
      ends: 'reading',
      refuses: ['restore', 'letGo'],
      with: ({ failure }) => failure === null,
    },
  },
});
