import { defineModel } from '../flow-model.ts';
import { cartMachine } from './cart.machine.ts';
import { emptyCart, end, fullCart, ticket } from './cart.samples.ts';

const noAnswer = { error: { name: 'NO_ANSWER', status: 0, metadata: {} } };
const refused = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

export const cartModel = defineModel(cartMachine, {
  inputs: { fresh: undefined },
  cases: {
    sessionStarted: { plain: {} },
    sessionEnded: { plain: {} },
    refresh: { plain: {} },
    removeItem: { ticket: { id: 1 }, application: { id: 2 }, nonRemovable: { id: 3 }, unknown: { id: 4 } },
    cancelAll: { plain: {} },
    confirm: { plain: {} },
    dismiss: { plain: {} },
    retry: { plain: {} },
    tick: { before: { now: end - 1 }, at: { now: end }, asleepLongAfter: { now: end + 9_000_000 } },
  },
  environment: { sessionStarted: 'outside', sessionEnded: 'outside', refresh: 'outside', tick: 'ticks' },
  outcomes: {
    readCart: {
      full: { output: fullCart },
      one: { output: { ...fullCart, items: [ticket], totalPrice: 55_000, hasCardApplication: false } },
      empty: { output: emptyCart },
      emptyStillRunning: { output: { ...emptyCart, cartLifetime: 60, expiresAt: fullCart.expiresAt } },
      noAnswer,
      refused: refused('UNAUTHENTICATED', 401),
    },
    removeItem: { removed: { output: undefined }, nonRemovable: refused('CART_ITEM_NOT_REMOVABLE', 409), noAnswer },
    clearCart: { cleared: { output: undefined }, noAnswer },
    nullifyLifetime: { reset: { output: undefined }, noAnswer },
    ticks: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  home: ['absent', 'present.empty', 'present.open.browsing'],
  leave: { events: ['sessionEnded'] },
  expiry: {
    event: 'tick',
    within: ['present.open'],
    lands: ['present.reading', 'present.open'],
  },
  invariants: {
    'nothing of anybody is kept after log-out': ({ context, value }) =>
      value !== 'absent' || (context.cart === null && context.itemId === null),
    'what is asked about is in the cart': (snapshot) =>
      !snapshot.matches({ present: { open: 'confirmingRemoval' } }) ||
      snapshot.context.cart?.items.some(({ id }) => id === snapshot.context.itemId) === true,
    'an open cart has items': (snapshot) =>
      !snapshot.matches({ present: 'open' }) || snapshot.context.cart?.empty === false,
    'an empty cart has none': (snapshot) =>
      !(snapshot.matches({ present: 'empty' }) || snapshot.matches({ present: 'resettingLifetime' })) ||
      snapshot.context.cart?.empty === true,
    'who waits is told so': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['reading', 'resettingLifetime', 'removing', 'clearing'] as const).some((present) =>
        snapshot.matches({ present }),
      ),
    'a failure is known where one is told': (snapshot) =>
      !snapshot.matches({ present: 'unreadable' }) || snapshot.context.failure !== null,
  },
  scenarios: {
    'CRT-04: a removable item is taken out after a question, the cart is read anew': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=removed'],
      ends: 'present.reading',
      with: ({ cart }) => cart?.items.length === 3,
    },
    'CRT-04: what is not removable has no way out of the cart': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full'],
      ends: 'present.open.browsing',
      refuses: ['removeItem/nonRemovable', 'removeItem/unknown'],
    },
    'CRT-02: at the end of its time the cart is read anew, and is empty': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=empty', 'nullifyLifetime=reset'],
      ends: 'present.empty',
    },
    'CRT-02: a moment before its end the cart stays': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/before'],
      ends: 'present.open.browsing',
    },
    'CRT-02: the end closes a question that is open': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'tick/asleepLongAfter'],
      ends: 'present.reading',
      refuses: ['confirm'],
      with: ({ itemId }) => itemId === null,
    },
    'CRT-03: an empty cart with a lifetime has it reset': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning'],
      ends: 'present.resettingLifetime',
    },
    'CRT-05: cancelling all asks first; no answer can be tried again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing',
      refuses: ['retry', 'confirm', 'cancelAll'],
    },
    'API-02: a failed reading keeps what was shown': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'refresh', 'readCart=noAnswer'],
      ends: 'present.unreadable',
      with: ({ cart }) => cart?.items.length === 1,
    },
    'CRT-01: time goes on while the cart is read': {
      input: 'fresh',
      steps: ['sessionStarted', 'tick/before'],
      ends: 'present.reading',
      with: ({ now }) => now === end - 1,
    },
    'CRT-01: the countdown follows the clock': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/before'],
      ends: 'present.open.browsing',
      with: ({ now }) => now === end - 1,
    },
    'CRT-02: the time of the end is known while the cart is read anew': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at'],
      ends: 'present.reading',
      with: ({ now }) => now === end,
    },
    'SHL-04: a navigation while the cart is read reads it again': {
      input: 'fresh',
      steps: ['sessionStarted', 'refresh'],
      ends: 'present.reading',
      refuses: ['retry'],
    },
    'SHL-04: a navigation reads an empty cart again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=empty', 'refresh'],
      ends: 'present.reading',
    },
    'SHL-04: a navigation does not wait for the reset': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning', 'refresh'],
      ends: 'present.reading',
    },
    'SHL-04: a navigation reads an unreadable cart again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=noAnswer', 'refresh'],
      ends: 'present.reading',
    },
    'API-02: an unreadable cart can be read again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=noAnswer', 'retry', 'readCart=empty'],
      ends: 'present.empty',
      with: ({ failure }) => failure === null,
    },
    'CRT-03: a reset that fails does no harm': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning', 'nullifyLifetime=noAnswer'],
      ends: 'present.empty',
    },
    'CRT-04: the question can be answered no': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'dismiss'],
      ends: 'present.open.browsing',
      refuses: ['confirm'],
      with: ({ itemId }) => itemId === null,
    },
    'CRT-04: a removal that fails can be tried again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=noAnswer', 'retry'],
      ends: 'present.removing',
      with: ({ itemId, failure }) => itemId === 1 && failure === null,
    },
    'CRT-04: a refused removal is told and left': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=nonRemovable'],
      ends: 'present.open.removalFailed',
      refuses: ['confirm', 'removeItem/ticket'],
      with: ({ failure }) => failure?.name === 'CART_ITEM_NOT_REMOVABLE',
    },
    'CRT-04: after a failed removal the cart is as it was': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=noAnswer', 'dismiss'],
      ends: 'present.open.browsing',
      with: ({ itemId, failure }) => itemId === null && failure === null,
    },
    'CRT-05: the question can be answered no': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'dismiss'],
      ends: 'present.open.browsing',
    },
    'CRT-05: the cancelled cart is read anew': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'clearCart=cleared', 'readCart=empty'],
      ends: 'present.resettingLifetime',
    },
    'CRT-05: a cancellation that fails is told and left': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'clearCart=noAnswer'],
      ends: 'present.open.clearanceFailed',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'CRT-05: after a failed cancellation the cart is as it was': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'dismiss'],
      ends: 'present.open.browsing',
      with: ({ failure }) => failure === null,
    },
    'CRT-05: a second try forgets the first failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing',
      with: ({ failure }) => failure === null,
    },
    'SES-04: after the session nothing is left': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'sessionEnded'],
      ends: 'absent',
      with: ({ cart, now }) => cart === null && now === null,
    },
  },
});
