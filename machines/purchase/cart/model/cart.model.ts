import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { cartMachine } from '../cart.machine.ts';
import { emptyCart, end, fullCart, expiredCart, smallCart } from './cart.samples.ts';

const hadItems = 'There were items before, so that the cart has become empty only now.';

export const cartModel = defineModel(cartMachine, {
  inputs: { fresh: undefined },
  cases: {
    sessionStarted: { plain: {} },
    sessionEnded: { plain: {} },
    endKnown: { soon: { endsAt: end, now: end - 1 }, ofLaterCart: { endsAt: end + 1_800_000, now: end } },
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
    endKnown: 'knownEnd',
  },
  outcomes: {
    readCart: {
      full: { output: fullCart },
      one: { output: smallCart },
      empty: { output: emptyCart },
      expired: { output: expiredCart },
      oneAfterExpiry: { output: { ...smallCart, expiredAt: expiredCart.expiredAt, restorable: true } },
      expiryUntold: { output: { ...emptyCart, expiredAt: undefined } },
      emptyStillRunning: { output: { ...emptyCart, cartLifetime: 60, expiresAt: fullCart.expiresAt } },
      noAnswer,
      refused: refusal('UNAUTHENTICATED'),
    },
    rejectApplications: { rejected: { output: undefined }, failed: refusal('CARD_APPLICATION_CLOSED') },
    removeItem: { removed: { output: undefined }, nonRemovable: refusal('CART_ITEM_NOT_REMOVABLE'), noAnswer },
    clearCart: { cleared: { output: undefined }, noAnswer },
    nullifyLifetime: { reset: { output: undefined }, noAnswer },
    ticks: {},
    knownEnd: {},
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
    'no data of the cart are kept after log-out': ({ context, value }) =>
      value !== 'absent' || (context.cart === null && context.endsAt === null && context.itemId === null),
    'the expiry time from log-in is kept only until the cart is read': (snapshot) =>
      snapshot.context.endsAt === null ||
      snapshot.matches({ present: 'reading' }) ||
      snapshot.matches({ present: 'unreadable' }),
    'the item to be removed is in the cart': (snapshot) =>
      !snapshot.matches({ present: { open: 'confirmingRemoval' } }) ||
      snapshot.context.cart?.items.some(({ id }) => id === snapshot.context.itemId) === true,
    'an open cart has items': (snapshot) =>
      !snapshot.matches({ present: 'open' }) || snapshot.context.cart?.empty === false,
    'an empty cart has no items': (snapshot) =>
      !(snapshot.matches({ present: 'empty' }) || snapshot.matches({ present: 'resettingLifetime' })) ||
      snapshot.context.cart?.empty === true,
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') ===
      (['reading', 'resettingLifetime', 'removing', 'clearing'] as const).some((present) =>
        snapshot.matches({ present }),
      ),
    'a failure is stored in the state that shows it': (snapshot) =>
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
    'CRT-04: a removable item is removed after a confirmation, and the cart is read again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=removed'],
      ends: 'present.reading',
      with: ({ cart }) => cart?.items.length === 3,
    },
    'CRT-04: an item that is not removable cannot be removed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full'],
      ends: 'present.open.browsing',
      refuses: ['removeItem/nonRemovable', 'removeItem/unknown'],
    },
    'CRT-02: the cart is read again when it expires, and is empty': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=expired', 'nullifyLifetime=reset'],
      ends: 'present.empty',
      with: ({ cart, expired }) => cart?.restorable === true && expired,
    },
    'CRT-02: the clock decides whether the cart has expired if the back end does not tell it': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=expiryUntold', 'nullifyLifetime=reset'],
      ends: 'present.empty',
      with: ({ expired }) => expired,
    },
    'CRT-02: a cart that was paid in another tab is not reported as expired, even if the back end does not tell it': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/before', 'refresh', 'readCart=expiryUntold'],
      ends: 'present.resettingLifetime',
      with: ({ expired }) => !expired,
    },
    'CRT-02: the cart is not read again in the millisecond before it expires': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/before'],
      ends: 'present.open.browsing',
    },
    'CRT-02: the expiry closes an open confirmation dialog': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'tick/asleepLongAfter'],
      ends: 'present.reading',
      refuses: ['confirm'],
      with: ({ itemId }) => itemId === null,
    },
    'CRT-03: the lifetime of an empty cart is reset': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning'],
      ends: 'present.resettingLifetime',
    },
    'CRT-05: the cart is emptied after a confirmation, and emptying can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing.deleting',
      refuses: ['retry', 'confirm', 'cancelAll'],
    },
    'CRT-05: the card applications are cancelled before the cart is emptied': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'rejectApplications=rejected'],
      ends: 'present.clearing.deleting',
      refuses: ['confirm', 'cancelAll'],
    },
    'CRT-05: the cart is emptied even if a card application cannot be cancelled': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm', 'rejectApplications=failed'],
      ends: 'present.clearing.deleting',
      with: ({ failure }) => failure === null,
    },
    'CRT-05: no button works while the card applications are being cancelled': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'confirm'],
      ends: 'present.clearing.withdrawing',
      refuses: ['confirm', 'dismiss', 'cancelAll'],
    },
    'CRT-04: removing the item of a card application cancels the application': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'confirm', 'rejectApplication=rejected'],
      ends: 'present.removing.deleting',
      with: ({ itemId }) => itemId === 2,
    },
    'CRT-04: the item is removed even if its card application cannot be cancelled': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'confirm', 'rejectApplication=failed'],
      ends: 'present.removing.deleting',
      with: ({ failure }) => failure === null,
    },
    'CRT-04: removing another item does not cancel a card application': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm'],
      ends: 'present.removing.deleting',
    },
    'CRT-02: a tab that is informed of the expiry by another tab reads the cart, which is empty': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'refresh', 'readCart=expired'],
      ends: 'present.resettingLifetime',
    },
    'CRT-02: items added after the expiry stay in the cart': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=oneAfterExpiry'],
      ends: 'present.open.browsing',
      with: ({ cart, expired }) => cart?.items.length === 1 && expired,
    },
    'CRT-02: the expiry is reported only one time': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at', 'readCart=expired', 'refresh', 'readCart=expired'],
      ends: 'present.empty',
      with: ({ expired }) => !expired,
    },
    'CRT-02: the expiry is not reported again when items added later are removed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=oneAfterExpiry', 'refresh', 'readCart=expired'],
      ends: 'present.resettingLifetime',
      with: ({ expired }) => !expired,
    },
    'CRT-02: a cart that was paid in another tab is not reported as expired': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/asleepLongAfter', 'readCart=empty'],
      ends: 'present.resettingLifetime',
      with: ({ expired }) => !expired,
    },
    'CRT-02: an expiry from before the page was opened is not reported': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=expired'],
      ends: 'present.empty',
      with: ({ expired, cart }) => !expired && cart?.restorable === true,
    },
    'SES-01: the expiry time from log-in is known before the cart is read': {
      input: 'fresh',
      steps: ['sessionStarted', 'endKnown/soon'],
      ends: 'present.reading',
      with: ({ endsAt, now }) => endsAt === end && now === end - 1,
    },
    'SES-01: the expiry time from log-in is ignored as soon as the cart is read': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full'],
      ends: 'present.open.browsing',
      refuses: ['endKnown/soon'],
    },
    'CRT-02: the expiry is reported if the cart could not be read before': {
      input: 'fresh',
      steps: ['sessionStarted', 'endKnown/soon', 'readCart=noAnswer', 'tick/at', 'retry', 'readCart=expired'],
      ends: 'present.empty',
      with: ({ expired }) => expired,
    },
    'CRT-02: if log-in has sent the expiry time of a later cart, the expiry of an earlier cart is not reported': {
      input: 'fresh',
      steps: ['sessionStarted', 'endKnown/ofLaterCart', 'readCart=oneAfterExpiry'],
      ends: 'present.open.browsing',
      with: ({ expired }) => !expired,
    },
    'API-02: the cart is still shown if it cannot be read again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'refresh', 'readCart=noAnswer'],
      ends: 'present.unreadable',
      with: ({ cart }) => cart?.items.length === 1,
    },
    'CRT-01: the present time is updated while the cart is being read': {
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
    'CRT-02: the time of the expiry is kept while the cart is read again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'tick/at'],
      ends: 'present.reading',
      with: ({ now }) => now === end,
    },
    'SHL-04: a navigation while the cart is being read starts the reading again': {
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
    'SHL-04: a navigation reads the cart without waiting for the reset of its lifetime': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning', 'refresh'],
      ends: 'present.reading',
    },
    'SHL-04: a navigation reads the cart again after reading has failed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=noAnswer', 'refresh'],
      ends: 'present.reading',
    },
    'API-02: reading the cart can be repeated after a failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=noAnswer', 'retry', 'readCart=empty'],
      ends: 'present.empty',
      with: ({ failure }) => failure === null,
    },
    'CRT-03: the cart is shown as empty even if the reset of its lifetime fails': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=emptyStillRunning', 'nullifyLifetime=noAnswer'],
      ends: 'present.empty',
    },
    'CRT-04: the removal of an item can be declined': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/application', 'dismiss'],
      ends: 'present.open.browsing',
      refuses: ['confirm'],
      with: ({ itemId }) => itemId === null,
    },
    'CRT-04: a failed removal can be tried again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=noAnswer', 'retry'],
      ends: 'present.removing.deleting',
      with: ({ itemId, failure }) => itemId === 1 && failure === null,
    },
    'CRT-04: the reason for a refused removal is shown, and the removal cannot be tried again': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=nonRemovable'],
      ends: 'present.open.removalFailed',
      refuses: ['confirm', 'removeItem/ticket'],
      with: ({ failure }) => failure?.name === 'CART_ITEM_NOT_REMOVABLE',
    },
    'CRT-04: a failed removal leaves the cart unchanged': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'removeItem/ticket', 'confirm', 'removeItem=noAnswer', 'dismiss'],
      ends: 'present.open.browsing',
      with: ({ itemId, failure }) => itemId === null && failure === null,
    },
    'CRT-05: the emptying of the cart can be declined': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'cancelAll', 'dismiss'],
      ends: 'present.open.browsing',
    },
    'CRT-05: the cart is read again after it was emptied': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=cleared', 'readCart=empty'],
      ends: 'present.resettingLifetime',
    },
    'CRT-05: the reason is shown when the cart cannot be emptied': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer'],
      ends: 'present.open.clearanceFailed',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'CRT-05: a failed emptying leaves the cart unchanged': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'dismiss'],
      ends: 'present.open.browsing',
      with: ({ failure }) => failure === null,
    },
    'CRT-05: a second attempt to empty the cart clears the first failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=one', 'cancelAll', 'confirm', 'clearCart=noAnswer', 'retry'],
      ends: 'present.clearing.deleting',
      with: ({ failure }) => failure === null,
    },
    'SES-04: no data of the cart are kept after the session': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCart=full', 'sessionEnded'],
      ends: 'absent',
      with: ({ cart, now }) => cart === null && now === null,
    },
  },
});
