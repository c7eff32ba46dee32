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
    'items are put back only after the offer was read': (snapshot) =>
      !(snapshot.matches('restoring') || snapshot.matches('notRestored')) || snapshot.context.expired !== null,
    'a failure is stored exactly in the states that show a failure': (snapshot) =>
      (['unreadable', 'notRestored', 'notLetGo'] as const).some((state) => snapshot.matches(state)) ===
      (snapshot.context.failure !== null),
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['reading', 'restoring', 'lettingGo'] as const).some((state) => snapshot.matches(state)),
  },
  scenarios: {
    'CRT-09: the offer lists the items that were in the cart, and one click puts them back': {
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
    'CRT-09: if no item can be put back, the offer shows the reason': {
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
    'CRT-09: items that another tab puts back while the offer is shown are not put back twice': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=nothing'],
      ends: 'gone',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: if the server did not answer, putting back can be tried again with the same key': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=noAnswer', 'retry'],
      ends: 'restoring',
      with: ({ flowId, failure }) => flowId === 'flow' && failure === null,
    },
    'CRT-09: the message about a failure to put back the items can be closed': {
      input: 'fresh',
      steps: ['readExpired=some', 'restore', 'restore=noAnswer', 'dismiss'],
      ends: 'offered',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: the offer can be declined, and is then removed': {
      input: 'fresh',
      steps: ['readExpired=some', 'letGo', 'letGo=done'],
      ends: 'gone',
    },
    'CRT-09: if the declined offer could not be removed, removing can be tried again': {
      input: 'fresh',
      steps: ['readExpired=some', 'letGo', 'letGo=noAnswer', 'retry'],
      ends: 'lettingGo',
      with: ({ failure }) => failure === null,
    },
    'CRT-09: the message that the declined offer could not be removed can be closed': {
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
