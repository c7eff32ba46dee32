import { noAnswer, refusal } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { cartMachine } from './cart.machine.ts';
import { emptyCart, end, fullCart, lapsedCart, smallCart } from './cart.samples.ts';

const hadItems = 'There were items before, so that the cart has become empty only now.';

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
  environment: {
    sessionStarted: 'outside',
    sessionEnded: 'outside',
    refresh: 'outside',
    tick: 'ticks',
  },
  outcomes: {
    readCart: {
      full: { output: fullCart },
      one: { output: smallCart },
      empty: { output: emptyCart },
      lapsed: { output: lapsedCart },
      oneAfterLapse: { output: { ...smallCart, lapsedAt: lapsedCart.lapsedAt, restorable: true } },
      emptyStillRunning: { output: { ...emptyCart, cartLifetime: 60, expiresAt: fullCart.expiresAt } },
      noAnswer,
      refused: refusal('UNAUTHENTICATED'),
    },
    rejectApplications: { rejected: { output: undefined }, failed: refusal('CARD_APPLICATION_CLOSED') },
    removeItem: { removed: { output: undefined }, nonRemovable: refusal('CART_ITEM_NOT_REMOVABLE'), noAnswer },
    clearCart: { cleared: { output: undefined }, noAnswer },
    nullifyLifetime: { reset: { output: undefined }, noAnswer },
    ticks: {},
    surroundings: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 4000 },
  home: ['absent', 'present.empty', 'present.open.browsing'],
  pairs: true,
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
  exceptions: {
    pairs: {
      'cart.present.removing.deleting | xstate.done.actor.removeItem |  | cart.present.reading → cart.present.reading | xstate.done.actor.readCart | isStillEmpty | cart.present.empty':
        hadItems,
      'cart.present.open | refresh |  | cart.present.reading → cart.present.reading | xstate.done.actor.readCart | isStillEmpty | cart.present.empty':
        hadItems,
      'cart.present.open | tick | isExpired | cart.present.reading → cart.present.reading | xstate.done.actor.readCart | isStillEmpty | cart.present.empty':
        hadItems,
      'cart.present.clearing.deleting | xstate.done.actor.clearCart |  | cart.present.reading → cart.present.reading | xstate.done.actor.readCart | isStillEmpty | cart.present.empty':
        hadItems,
    },
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
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=lapsed', 'nullifyLifetime=reset'],
      ends: 'present.empty',
      with: ({ cart, lapsed }) => cart?.restorable === true && lapsed,
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
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing.deleting',
      refuses: ['retry', 'confirm', 'cancelAll'],
    },
    'CRT-05: the applications are cancelled first, then everything goes': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'rejectApplications=rejected'],
      ends: 'present.clearing.deleting',
      refuses: ['confirm', 'cancelAll'],
    },
    'CRT-05: an application that cannot be cancelled holds nothing up': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'rejectApplications=failed'],
      ends: 'present.clearing.deleting',
      with: ({ failure }) => failure === null,
    },
    'CRT-05: while the applications are being cancelled nothing else can be pressed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm'],
      ends: 'present.clearing.withdrawing',
      refuses: ['confirm', 'dismiss', 'cancelAll'],
    },
    "CRT-04: an application's item takes its application with it": {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'confirm', 'rejectApplication=rejected'],
      ends: 'present.removing.deleting',
      with: ({ itemId }) => itemId === 2,
    },
    'CRT-04: an application that cannot be cancelled does not keep its item': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'confirm', 'rejectApplication=failed'],
      ends: 'present.removing.deleting',
      with: ({ failure }) => failure === null,
    },
    "CRT-04: another item's removal asks nothing of any application": {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm'],
      ends: 'present.removing.deleting',
    },
    'CRT-02: a tab that is told of an expiry looks, and finds the cart empty': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'refresh', 'readCart=lapsed'],
      ends: 'present.resettingLifetime',
    },
    'CRT-02: what was put in after the expiry stays': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=oneAfterLapse'],
      ends: 'present.open.browsing',
      with: ({ cart, lapsed }) => cart?.items.length === 1 && lapsed,
    },
    'CRT-02: the end is told once': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=lapsed', 'refresh', 'readCart=lapsed'],
      ends: 'present.empty',
      with: ({ lapsed }) => !lapsed,
    },
    'CRT-02: nor is it told again of what was put in since': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=oneAfterLapse', 'refresh', 'readCart=lapsed'],
      ends: 'present.resettingLifetime',
      with: ({ lapsed }) => !lapsed,
    },
    'CRT-02: a cart that was paid in another tab did not run out': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/asleepLongAfter', 'readCart=empty'],
      ends: 'present.resettingLifetime',
      with: ({ lapsed }) => !lapsed,
    },
    'CRT-02: whoever opens the page later is not told of an end that was not seen here': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=lapsed'],
      ends: 'present.empty',
      with: ({ lapsed, cart }) => !lapsed && cart?.restorable === true,
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
      ends: 'present.removing.deleting',
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
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=cleared', 'readCart=empty'],
      ends: 'present.resettingLifetime',
    },
    'CRT-05: a cancellation that fails is told and left': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer'],
      ends: 'present.open.clearanceFailed',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'CRT-05: after a failed cancellation the cart is as it was': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'dismiss'],
      ends: 'present.open.browsing',
      with: ({ failure }) => failure === null,
    },
    'CRT-05: a second try forgets the first failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing.deleting',
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
