import { noAnswer, refusal } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { cartRenewalMachine } from './cart-renewal.machine.ts';

const spent = 'What was kept too often has nothing left to be kept by.';
const sameTime = 'The time that is known stands still while the cart is being kept.';

export const cartRenewalModel = defineModel(cartRenewalMachine, {
  inputs: { fresh: undefined },
  cases: {
    cartTime: {
      none: { secondsLeft: null, renewalsLeft: 3 },
      long: { secondsLeft: 301, renewalsLeft: 3 },
      soon: { secondsLeft: 300, renewalsLeft: 3 },
      sooner: { secondsLeft: 299, renewalsLeft: 3 },
      soonForGood: { secondsLeft: 61, renewalsLeft: 0 },
      last: { secondsLeft: 60, renewalsLeft: 1 },
      lastForGood: { secondsLeft: 60, renewalsLeft: 0 },
      over: { secondsLeft: 0, renewalsLeft: 1 },
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
    'nobody is asked for what cannot be had': (snapshot) =>
      !snapshot.matches('asking') || snapshot.context.renewalsLeft > 0,
    'nobody is troubled in good time': (snapshot) =>
      snapshot.matches('calm') || (snapshot.context.secondsLeft ?? Infinity) <= 300,
    'a dialog comes only in the last minute': (snapshot) =>
      !snapshot.matches('asking') || (snapshot.context.secondsLeft ?? Infinity) <= 60,
    'a failure is known where one is told': (snapshot) =>
      snapshot.matches('notKept') === (snapshot.context.failure !== null),
    'who waits is told so': (snapshot) => snapshot.hasTag('busy') === snapshot.matches('renewing'),
  },
  exceptions: {
    pairs: {
      'cartRenewal.calm | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        spent,
      'cartRenewal.noticing | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        spent,
      'cartRenewal.noticed | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        spent,
      'cartRenewal.asking | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        spent,
      'cartRenewal.notKept | cartTime | isLastForGood | cartRenewal.ending → cartRenewal.ending | keep | canKeep | cartRenewal.renewing':
        spent,
      'cartRenewal.noticing | keep | canKeep | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew | isRefusedInLastMinute | cartRenewal.ending':
        sameTime,
      'cartRenewal.asking | keep |  | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew |  | cartRenewal.noticing':
        sameTime,
      'cartRenewal.ending | keep | canKeep | cartRenewal.renewing → cartRenewal.renewing | xstate.error.actor.renew |  | cartRenewal.noticing':
        sameTime,
    },
  },
  scenarios: {
    'CRT-08: five minutes before the end a notice comes': {
      input: 'fresh',
      steps: ['cartTime/long', 'cartTime/soon'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 300,
    },
    'CRT-08: a second earlier nothing is said': {
      input: 'fresh',
      steps: ['cartTime/long'],
      ends: 'calm',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: one press keeps the cart, and a second one is not heard': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep'],
      ends: 'renewing',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: the old time that comes meanwhile does not ask again': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=kept'],
      ends: 'kept',
      refuses: ['cartTime/last', 'cartTime/over', 'keep'],
    },
    'CRT-08: the notice goes with the new time': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/long'],
      ends: 'calm',
    },
    'CRT-08: a kept cart that is emptied meanwhile is none to keep': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: a notice that is put aside does not come back before the last minute': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/soon'],
      ends: 'noticed',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: in the last minute one is asked, also after the notice was put aside': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/last'],
      ends: 'asking',
    },
    'CRT-08: whoever comes to the page in the last minute is asked at once': {
      input: 'fresh',
      steps: ['cartTime/last'],
      ends: 'asking',
    },
    'CRT-08: the question can be put aside, and the cart still be kept': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside', 'cartTime/last', 'keep'],
      ends: 'renewing',
    },
    'CRT-08: a cart that was kept too often ends; that is told, and nothing is asked': {
      input: 'fresh',
      steps: ['cartTime/soonForGood', 'cartTime/lastForGood'],
      ends: 'ending',
      refuses: ['keep', 'putAside'],
    },
    'CRT-08: the notice of such a cart offers nothing to press but its cross': {
      input: 'fresh',
      steps: ['cartTime/soonForGood'],
      ends: 'noticing',
      refuses: ['keep'],
    },
    'CRT-08: another tab has used the renewals up while the question stood': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/lastForGood'],
      ends: 'ending',
    },
    'CRT-08: another tab has used them up while the notice was aside': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/lastForGood'],
      ends: 'ending',
    },
    'CRT-08: a refusal is told, and the cart goes on to its end': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=usedUp', 'cartTime/lastForGood'],
      ends: 'ending',
      refuses: ['keep'],
      with: ({ failure }) => failure === null,
    },
    'CRT-08: a press that comes too late keeps nothing': {
      input: 'fresh',
      steps: ['cartTime/over', 'keep', 'renew=expired', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: nor does one on a cart that is empty by now': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=empty', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: a lost answer can be asked for again': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/last', 'keep'],
      ends: 'renewing',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: a lost answer that had kept the cart all the same is forgotten with the new time': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/long'],
      ends: 'calm',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: a lost answer to a press in good time waits': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/soon'],
      ends: 'notKept',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'CRT-08: a lost answer can be left': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'putAside'],
      ends: 'ending',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: after a lost answer the last renewal may have gone elsewhere': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: what was kept in another tab asks nothing here': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-01: a clock that is corrected back gives the notice for the question': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/soon'],
      ends: 'noticing',
    },
    'CRT-01: and for the end': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/soon'],
      ends: 'noticing',
    },
    'CRT-08: an emptied cart has no notice': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/none'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === null,
    },
    'CRT-08: nor one that was put aside': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-08: at its end nothing is left to say': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/none'],
      ends: 'calm',
    },
    'CRT-01: the time of a calm cart runs along': {
      input: 'fresh',
      steps: ['cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 301 && renewalsLeft === 3,
    },
    'CRT-08: whoever comes in the last minute of a cart kept too often is told so': {
      input: 'fresh',
      steps: ['cartTime/lastForGood'],
      ends: 'ending',
      with: ({ secondsLeft }) => secondsLeft === 60,
    },
    'CRT-01: the time of a notice runs along': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/sooner'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: from the notice to the question': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/last'],
      ends: 'asking',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 60 && renewalsLeft === 1,
    },
    'CRT-08: from the notice to the end': {
      input: 'fresh',
      steps: ['cartTime/soon', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 60 && renewalsLeft === 0,
    },
    'CRT-08: a notice put aside knows the time all the same': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/sooner'],
      ends: 'noticed',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: and is forgotten with a new time': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: after it was put aside, a cart kept too often just ends': {
      input: 'fresh',
      steps: ['cartTime/soon', 'putAside', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-08: the question knows the time': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/over'],
      ends: 'asking',
      with: ({ secondsLeft }) => secondsLeft === 0,
    },
    'CRT-08: a question that is overtaken in another tab knows it': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-01: a corrected clock is believed': {
      input: 'fresh',
      steps: ['cartTime/last', 'cartTime/soon'],
      ends: 'noticing',
      with: ({ secondsLeft }) => secondsLeft === 300,
    },
    'CRT-08: a question that is put aside leaves a notice': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside'],
      ends: 'ending',
      refuses: ['putAside'],
    },
    'CRT-08: a refusal leaves the notice of the end': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=usedUp'],
      ends: 'ending',
    },
    'CRT-08: the end of a cart that is kept in another tab is none': {
      input: 'fresh',
      steps: ['cartTime/last', 'putAside', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-01: the end knows the corrected time': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/soon'],
      ends: 'noticing',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 300 && renewalsLeft === 3,
    },
    'CRT-01: the end knows the time': {
      input: 'fresh',
      steps: ['cartTime/lastForGood', 'cartTime/over'],
      ends: 'ending',
      with: ({ secondsLeft, renewalsLeft }) => secondsLeft === 0 && renewalsLeft === 1,
    },
    'CRT-08: a failure knows the time': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/sooner'],
      ends: 'notKept',
      with: ({ secondsLeft }) => secondsLeft === 299,
    },
    'CRT-08: after a failure the last renewal may be gone while there still is time': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'cartTime/soonForGood'],
      ends: 'notKept',
      refuses: ['keep'],
    },
    'CRT-08: the end after a failure is told': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/lastForGood'],
      ends: 'ending',
      with: ({ renewalsLeft }) => renewalsLeft === 0,
    },
    'CRT-08: the new time of a failure that had kept the cart is believed': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: the new time of a kept cart is believed': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=kept', 'cartTime/long'],
      ends: 'calm',
      with: ({ secondsLeft }) => secondsLeft === 301,
    },
    'CRT-08: a lost answer in good time is left with its notice': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=noAnswer', 'putAside', 'cartTime/sooner'],
      ends: 'noticed',
      with: ({ failure }) => failure === null,
    },
    'CRT-08: a lost answer in the last minute is left with the notice of the end': {
      input: 'fresh',
      steps: ['cartTime/last', 'keep', 'renew=noAnswer', 'putAside', 'cartTime/last'],
      ends: 'ending',
    },
    'CRT-08: a refusal in good time leaves the notice': {
      input: 'fresh',
      steps: ['cartTime/soon', 'keep', 'renew=usedUp'],
      ends: 'noticing',
    },
  },
});
