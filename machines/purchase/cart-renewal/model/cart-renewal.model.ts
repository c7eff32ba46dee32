import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { cartRenewalMachine } from '../cart-renewal.machine.ts';

const noRenewalsLeft = 'A cart without renewals left cannot be renewed.';
/** When the cart expires before and after a renewal. */
const [firstEnd, renewedEnd] = ['2026-05-06T10:30:00.000Z', '2026-05-06T10:55:00.000Z'];
const timeNotUpdated = 'The remaining time is not updated while the cart is being renewed.';

export const cartRenewalModel = defineModel(cartRenewalMachine, {
  inputs: { fresh: undefined },
  cases: {
    cartTime: {
      none: { secondsLeft: null, expiresAt: null, renewalsLeft: 3 },
      long: { secondsLeft: 301, expiresAt: renewedEnd, renewalsLeft: 3 },
      soon: { secondsLeft: 300, expiresAt: firstEnd, renewalsLeft: 3 },
      sooner: { secondsLeft: 299, expiresAt: firstEnd, renewalsLeft: 3 },
      soonForGood: { secondsLeft: 61, expiresAt: firstEnd, renewalsLeft: 0 },
      last: { secondsLeft: 60, expiresAt: firstEnd, renewalsLeft: 1 },
      lastForGood: { secondsLeft: 60, expiresAt: firstEnd, renewalsLeft: 0 },
      soonUnread: { secondsLeft: 299, expiresAt: firstEnd, renewalsLeft: null },
      lastUnread: { secondsLeft: 60, expiresAt: firstEnd, renewalsLeft: null },
      over: { secondsLeft: 0, expiresAt: firstEnd, renewalsLeft: 1 },
    },
    keep: { plain: {} },
    putAside: { plain: {} },
  },
  environment: { cartTime: 'cartTime' },
  outcomes: {
    cartTime: {},
    renew: {
      kept: { output: { cartLifetime: 1800, renewalsLeft: 2 } },
      usedUp: refusal('CART_RENEWALS_USED_UP'),
      expired: refusal('CART_EXPIRED'),
      empty: refusal('CART_EMPTY'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['calm'],
  pairs: true,
  invariants: {
    'the dialog is open only while a renewal is left': (snapshot) =>
      !snapshot.matches('asking') || snapshot.context.renewalsLeft !== 0,
    'no notice is shown more than five minutes before the expiry': (snapshot) =>
      snapshot.matches('calm') || (snapshot.context.secondsLeft ?? Infinity) <= 300,
    'the dialog is open only in the last minute': (snapshot) =>
      !snapshot.matches('asking') || (snapshot.context.secondsLeft ?? Infinity) <= 60,
    'a failure is stored exactly in the states that show a failure': (snapshot) =>
      snapshot.matches('notKept') === (snapshot.context.failure !== null),
    'the flow is busy exactly in the states that wait for an answer': (snapshot) =>
      snapshot.hasTag('busy') === snapshot.matches('renewing'),
  },
  exceptions: {
    pairs: {
      'cartRenewal.calm | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        noRenewalsLeft,
      'cartRenewal.noticing | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        noRenewalsLeft,
      'cartRenewal.noticed | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        noRenewalsLeft,
      'cartRenewal.asking | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        noRenewalsLeft,
      'cartRenewal.notKept | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        noRenewalsLeft,
      'cartRenewal.noticing | keep | canKeep | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew | isRefusedInLastMinute | cartRenewal.ending':
        timeNotUpdated,
      'cartRenewal.asking | keep |  | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew |  | cartRenewal.noticing':
        timeNotUpdated,
      'cartRenewal.ending | keep | canKeep | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew |  | cartRenewal.noticing':
        timeNotUpdated,
    },
  },
  scenarios: {
    'CRT-08: the notice appears five minutes before the cart expires': {
      input: 'fresh',
      steps: ['cartTime/long', 'cartTime/soon'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 300,
    },
    'CRT-08: no notice is shown one second before the last five minutes': {
      input: 'fresh',
      steps: ['cartTime/long'],
      ends: 'calm',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: one click renews the cart, and a second click is ignored': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep'],
      ends: 'renewing',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: if the old time of the cart arrives after the renewal, the dialog is not shown again': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=kept'],
      ends: 'kept',
      refuses: ['cartTime/soon', 'cartTime/last', 'cartTime/over', 'keep'],
    },
    'CRT-08: the notice disappears when the new time arrives': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/long'],
      ends: 'calm',
    },
    'CRT-08: the flow goes back to the state "calm" when a renewed cart is emptied': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: a closed notice does not come back before the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/soon'],
      ends: 'noticed',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: a cart that has not been read can be renewed': {
      input: 'fresh',
      steps: ['cartTime/soonUnread', 'keep'],
      ends: 'renewing',
    },
    'CRT-08: the dialog is also shown for a cart that has not been read': {
      input: 'fresh',
      steps: ['cartTime/lastUnread'],
      ends: 'asking',
      with: ({ renewalsLeft }) => renewalsLeft === null,
    },
    'CRT-08: the dialog opens in the last minute, even if the notice was closed before': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/last'],
      ends: 'asking',
    },
    'CRT-08: the dialog opens at once when the page is opened in the last minute': {
      input: 'fresh',
      steps: ['cartTime/last'],
      ends: 'asking',
    },
    'CRT-08: the cart can still be renewed after the dialog was closed': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside', 'cartTime/last', 'keep'],
      ends: 'renewing',
    },
    'CRT-08: for a cart without renewals left, a notice is shown instead of the dialog': {
      input: 'fresh',
      steps: ['cartTime/soonForGood', 'cartTime/lastForGood'],
      ends: 'ending',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: the notice of a cart without renewals left can only be closed': {
      input: 'fresh',
      steps: ['cartTime/soonForGood'],
      ends: 'noticing',
      refuses: ['keep'],
    },
    'CRT-08: the notice replaces the dialog when another tab uses the last renewal': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/lastForGood'],
      ends: 'ending',
    },
    'CRT-08: if another tab has used the last renewal, a closed notice comes back in the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/lastForGood'],
      ends: 'ending',
    },
    'CRT-08: after a refused renewal the notice stays until the cart expires': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=usedUp', 'cartTime/lastForGood'],
      ends: 'ending',
      refuses: ['keep'],
      with: ({ failure }) => failure === null,
    },
    'CRT-08: a click after the cart has expired is ignored': {
      input: 'fresh',
      steps: ['cartTime/over', 'keep', 'renew=expired', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: a click on an empty cart is ignored': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=empty', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: the renewal can be tried again if the server did not answer': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/last', 'keep'],
      ends: 'renewing',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: the failure is cleared when the new time shows that the renewal was successful': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/long'],
      ends: 'calm',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: the message about a failed renewal stays until the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/soon'],
      ends: 'notKept',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'CRT-08: the message about a failed renewal can be closed': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'putAside'],
      ends: 'ending',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: after a failed renewal, the notice is shown when another tab has used the last renewal': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: the dialog closes when another tab renews the cart': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-01: when the clock is set back, the notice replaces the dialog': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/soon'],
      ends: 'noticing',
    },
    'CRT-01: when the clock is set back, the first notice replaces the notice of the last minute': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/soon'],
      ends: 'noticing',
    },
    'CRT-08: the notice disappears when the cart is emptied': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/none'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === null,
    },
    'CRT-08: the flow goes back to the state "calm" when the cart is emptied after its notice was closed': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: the notice disappears when the cart has expired': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-01: the remaining time is updated while no notice is shown': {
      input: 'fresh',
      steps: ['cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 301 && renewalsLeft === 3,
    },
    'CRT-08: the notice is shown at once when the page is opened in the last minute of a cart without renewals left': {
      input: 'fresh',
      steps: ['cartTime/lastForGood'],
      ends: 'ending',
      with: ({ secondsLeft }) => secondsLeft === 60,
    },
    'CRT-01: the notice shows the remaining time as it changes': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/sooner'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: the dialog replaces the notice in the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/last'],
      ends: 'asking',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 60 && renewalsLeft === 1,
    },
    'CRT-08: the notice of the last minute replaces the first notice when no renewal is left': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 60 && renewalsLeft === 0,
    },
    'CRT-08: the remaining time is updated after the notice was closed': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/sooner'],
      ends: 'noticed',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: after the cart is renewed, a new notice is shown even if the first was closed': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: after the notice was closed, a cart without renewals left shows the notice of the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-08: the remaining time is updated while the dialog is open': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/over'],
      ends: 'asking',
      with: ({ secondsLeft }) => secondsLeft === 0,
    },
    'CRT-08: the notice replaces the dialog and shows that another tab has used the last renewal': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-01: the remaining time follows a clock that was set back': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/soon'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 300,
    },
    'CRT-08: closing the dialog shows the notice of the last minute': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside'],
      ends: 'ending',
      refuses: ['putAside'],
    },
    'CRT-08: after a renewal that is refused in the last minute, the notice of the last minute is shown': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=usedUp'],
      ends: 'ending',
    },
    'CRT-08: the notice of the last minute disappears when another tab renews the cart': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-01: when the clock is corrected, the notice of the last minute disappears, and the time and renewals left are updated':
      {
        input: 'fresh',
        steps: ['cartTime/lastForGood', 'cartTime/soon'],
        ends: 'noticing',
        with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 300 && renewalsLeft === 3,
      },
    'CRT-01: the remaining time is updated in the notice of the last minute': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/over'],
      ends: 'ending',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 0 && renewalsLeft === 1,
    },
    'CRT-08: the remaining time is updated while a failed renewal is shown': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/sooner'],
      ends: 'notKept',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: a failed renewal cannot be tried again when another tab has used the last renewal': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/soonForGood'],
      ends: 'notKept',
      refuses: ['keep'],
    },
    'CRT-08: the notice of the last minute replaces the message about a failed renewal': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-08: after a renewal without an answer, the new time is taken over if the renewal was successful': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: the new time is taken over after a renewal': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: closing the message about a failed renewal also closes the notice until the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'putAside', 'cartTime/sooner'],
      ends: 'noticed',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: closing the message about a failed renewal in the last minute shows the notice of the last minute': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'putAside', 'cartTime/last'],
      ends: 'ending',
    },
    'CRT-08: after a renewal that is refused before the last minute, the notice is shown': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=usedUp'],
      ends: 'noticing',
    },
  },
});
