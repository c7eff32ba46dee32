import { broken, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { offlinePassMachine } from '../offline-pass.machine.ts';
import type { Restored } from '../offline-pass.types.ts';
import { adultPass, childPass, passesOf, signedAt } from './offline-pass.samples.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const restored = (found: Partial<Restored>): { output: Restored } => ({
  output: { account: 1, passes: null, flaw: null, now: signedAt, ...found },
});

/** The actors that the person waits for. */
const waits = ['restore', 'fetchPasses', 'renewPasses', 'erase'];

const family = passesOf([adultPass, childPass]);

export const offlinePassModel = defineModel(offlinePassMachine, {
  inputs: { fresh: undefined },
  cases: {
    choose: { first: { customerId: 5 }, second: { customerId: 6 } },
    refresh: { plain: {} },
    resumed: { plain: {} },
    sessionChanged: { gone: { account: null }, renewed: { account: 1 }, other: { account: 2 } },
    drawn: { plain: { codes: { '5': 'code.of.5', '6': 'code.of.6' } } },
    tick: {
      soon: { now: signedAt + minute + 7000 },
      due: { now: signedAt + 10 * minute },
      last: { now: signedAt + day - 1 },
      over: { now: signedAt + day },
    },
  },
  environment: {
    resumed: 'network',
    sessionChanged: 'otherTabs',
    drawn: 'drawCodes',
    tick: 'ticks',
  },
  outcomes: {
    restore: {
      nobody: restored({ account: null }),
      nothing: restored({}),
      kept: restored({ passes: family }),
      altered: restored({ flaw: 'ALTERED' }),
      otherAccount: restored({ flaw: 'OTHER_ACCOUNT' }),
      otherDevice: restored({ flaw: 'OTHER_DEVICE' }),
      tooOld: restored({ flaw: 'TOO_OLD' }),
      broken,
    },
    fetchPasses: {
      family: { output: family },
      single: { output: passesOf([adultPass]) },
      nobody: { output: passesOf([]) },
      UNAUTHENTICATED: refusal('UNAUTHENTICATED'),
      PASSES_NOT_OFFERED: refusal('PASSES_NOT_OFFERED'),
      noAnswer,
    },
    erase: { erased: { output: undefined }, broken },
    ticks: {},
    drawCodes: {},
    otherTabs: {},
    network: {},
  },
  // The seconds and the codes only show themselves.
  abstract: ({ now: _, codes, ...context }) => ({ ...context, hasCodes: Object.keys(codes).length > 0 }),
  timeLimit: 'actors',
  bounds: { limit: 20_000 },
  home: ['open.shown.fresh', 'open.shown.kept', 'open.loggedOut', 'open.noCard', 'open.notOffered'],
  expiry: {
    event: 'tick',
    within: ['open.shown'],
    lands: ['open.shown', 'open.old'],
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === waits.some((id) => id in snapshot.children),
    'a pass is shown exactly while there is one': (snapshot) =>
      !snapshot.matches({ open: 'shown' }) || (snapshot.context.passes?.people.length ?? 0) > 0,
    'no pass is shown for longer than it says': ({ context: { passes, now } }) =>
      passes === null || now < passes.expires,
    'nothing of a pass is left once nobody is logged in': (snapshot) =>
      !snapshot.matches({ open: 'loggedOut' }) ||
      (snapshot.context.passes === null && Object.keys(snapshot.context.codes).length === 0),
    'the chosen person is one of those who have a pass': ({ context: { chosen, passes } }) =>
      chosen === null || (passes?.people ?? []).some(({ customerId }) => customerId === chosen),
  },
  scenarios: {
    'PAS-01: the server signs a pass, which is then shown': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ passes }) => passes?.people.length === 2,
    },
    'PAS-01: another person of the account is chosen': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'choose/second'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === 6,
      refuses: ['choose/second'],
    },
    'PAS-01: an account without an active card has nothing to show': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=nobody'],
      ends: 'open.noCard',
    },
    'PAS-01: a pass is renewed after ten minutes, and stays on the page meanwhile': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'tick/due'],
      ends: 'open.shown.renewing',
      with: ({ passes }) => passes !== null,
    },
    'PAS-01: a browser that cannot keep a pass says so': {
      input: 'fresh',
      steps: ['restore=broken'],
      ends: 'unsupported',
    },
    'PAS-02: without a network the kept pass is shown': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer'],
      ends: 'open.shown.kept',
      with: ({ passes, failure }) => passes !== null && failure?.name === 'NO_ANSWER',
    },
    'PAS-02: a millisecond before its end the pass is still shown': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'tick/last'],
      ends: 'open.shown.kept',
    },
    'PAS-02: after a day the kept pass is gone, from the page and from the browser': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'tick/over'],
      ends: 'open.old',
      with: ({ passes, flaw }) => passes === null && flaw === 'TOO_OLD',
      effects: ['dropKept'],
    },
    'PAS-02: with a network again a new pass takes the place of the old one': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'tick/over', 'resumed', 'fetchPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ flaw }) => flaw === null,
    },
    'PAS-03: an altered pass is not shown': {
      input: 'fresh',
      steps: ['restore=altered', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ flaw, passes }) => flaw === 'ALTERED' && passes === null,
    },
    'PAS-03: the pass of another account is not shown': {
      input: 'fresh',
      steps: ['restore=otherAccount', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ flaw, passes }) => flaw === 'OTHER_ACCOUNT' && passes === null,
    },
    'PAS-03: a pass copied from another device is not shown': {
      input: 'fresh',
      steps: ['restore=otherDevice', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ flaw, passes }) => flaw === 'OTHER_DEVICE' && passes === null,
    },
    'PAS-02: an old kept pass is not shown': {
      input: 'fresh',
      steps: ['restore=tooOld', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ flaw }) => flaw === 'TOO_OLD',
    },
    'PAS-04: an operator without a key offers no passes': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=PASSES_NOT_OFFERED'],
      ends: 'open.notOffered',
      refuses: ['refresh'],
    },
    'PAS-05: a log-out in another tab deletes everything': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'sessionChanged/gone', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ passes, account }) => passes === null && account === null,
    },
    'PAS-05: a refused token deletes everything': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=UNAUTHENTICATED', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ passes }) => passes === null,
    },
    'PAS-05: the log-in of another account deletes everything, and asks for the pass of that account': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/other', 'erase=erased'],
      ends: 'open.fetching',
      with: ({ passes, account }) => passes === null && account === 2,
    },
    'PAS-05: who opens the page without a session is asked to log in, and nothing stays kept': {
      input: 'fresh',
      steps: ['restore=nobody', 'erase=erased'],
      ends: 'open.loggedOut',
    },
    'PAS-01: the page is kept by the browser as soon as somebody is known to be logged in': {
      input: 'fresh',
      steps: ['restore=nothing'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
    'PAS-01: the page is also kept where a pass is kept': {
      input: 'fresh',
      steps: ['restore=kept'],
      ends: 'open.shown.renewing',
      effects: ['keepPage'],
    },
    'PAS-01: the drawn code is shown': {
      input: 'fresh',
      steps: ['restore=kept', 'drawn'],
      ends: 'open.shown.renewing',
      with: ({ codes }) => codes['5'] === 'code.of.5',
    },
    'PAS-01: a kept pass is renewed at once where there is a network': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=single'],
      ends: 'open.shown.fresh',
      with: ({ passes }) => passes?.people.length === 1,
    },
    'PAS-01: who has no pass any more is not in front any more': {
      input: 'fresh',
      steps: ['restore=kept', 'choose/second', 'renewPasses=single'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === null,
    },
    'PAS-01: the person in front stays there when the pass is renewed': {
      input: 'fresh',
      steps: ['restore=kept', 'choose/second', 'renewPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === 6,
    },
    'PAS-01: when the last card is not active any more, its kept pass is deleted': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=nobody'],
      ends: 'open.noCard',
      with: ({ passes }) => passes?.people.length === 0,
      effects: ['dropKept'],
    },
    'PAS-01: a card that has just come is found by one press': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=nobody', 'refresh'],
      ends: 'open.fetching',
    },
    'PAS-02: a fresh pass is gone after a day as well': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'tick/over'],
      ends: 'open.old',
      effects: ['dropKept'],
    },
    'PAS-02: one press asks for a new pass': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'refresh'],
      ends: 'open.shown.renewing',
      refuses: ['refresh'],
    },
    'PAS-02: a network that is there again brings a new pass': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'resumed', 'renewPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ failure }) => failure === null,
    },
    'PAS-02: a log-in in another tab brings a new pass': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/renewed'],
      ends: 'open.shown.renewing',
    },
    'PAS-02: a new pass is asked for again by itself': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'after untilRetry in open.shown.kept'],
      ends: 'open.shown.renewing',
    },
    'PAS-02: after an old pass one press asks for a new one': {
      input: 'fresh',
      steps: ['restore=kept', 'tick/over', 'refresh'],
      ends: 'open.fetching',
    },
    'PAS-02: without a pass one press asks again': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'refresh', 'fetchPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ failure }) => failure === null,
    },
    'PAS-02: without a pass it is asked again when there is a network': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'resumed'],
      ends: 'open.fetching',
    },
    'PAS-02: without a pass it is asked again by itself': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'after untilRetry in open.unavailable'],
      ends: 'open.fetching',
    },
    'PAS-02: without a pass it is asked again after a log-in in another tab': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'sessionChanged/renewed'],
      ends: 'open.fetching',
    },
    'PAS-02: why there was no pass is kept': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'PAS-05: a refused token is not the token of anybody': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=UNAUTHENTICATED', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ account }) => account === null,
    },
    'PAS-05: without a pass, too, another account begins anew': {
      input: 'fresh',
      steps: ['restore=altered', 'fetchPasses=noAnswer', 'sessionChanged/other'],
      ends: 'open.erasing',
      with: ({ account, flaw, failure }) => account === 2 && flaw === null && failure === null,
    },
    'PAS-05: after another account has logged in, the page is kept again': {
      input: 'fresh',
      steps: ['restore=kept', 'sessionChanged/other', 'erase=erased'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
    'PAS-05: a browser that fails to delete shows nothing all the same': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/gone', 'erase=broken'],
      ends: 'open.loggedOut',
      with: ({ passes, failure }) => passes === null && failure === null,
    },
    'PAS-05: another account gets its pass also if the browser fails to delete': {
      input: 'fresh',
      steps: ['restore=kept', 'sessionChanged/other', 'erase=broken'],
      ends: 'open.fetching',
    },
    'PAS-05: who logs in on the page that was logged out gets a pass': {
      input: 'fresh',
      steps: ['restore=nobody', 'erase=erased', 'sessionChanged/renewed', 'erase=erased'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
  },
});
