import { broken, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { offlinePassMachine } from '../offline-pass.machine.ts';
import type { Restored } from '../offline-pass.types.ts';
import { adultPass, childPass, passesOf, signedAt } from './offline-pass.samples.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const restoreOutcome = (found: Partial<Restored>): { output: Restored } => ({
  output: { account: 1, passes: null, flaw: null, now: signedAt, ...found },
});

const busyActors = ['restore', 'fetchPasses', 'renewPasses', 'erase'];

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
      nobody: restoreOutcome({ account: null }),
      nothing: restoreOutcome({}),
      kept: restoreOutcome({ passes: family }),
      altered: restoreOutcome({ flaw: 'ALTERED' }),
      otherAccount: restoreOutcome({ flaw: 'OTHER_ACCOUNT' }),
      otherDevice: restoreOutcome({ flaw: 'OTHER_DEVICE' }),
      tooOld: restoreOutcome({ flaw: 'TOO_OLD' }),
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
  // The time and the codes are only shown; they do not influence the flow.
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
      snapshot.hasTag('busy') === busyActors.some((id) => id in snapshot.children),
    'in the states that show a pass, the context contains a pass': (snapshot) =>
      !snapshot.matches({ open: 'shown' }) || (snapshot.context.passes?.people.length ?? 0) > 0,
    'no pass is kept after it has expired': ({ context: { passes, now } }) => passes === null || now < passes.expires,
    'no data of a pass are kept while nobody is logged in': (snapshot) =>
      !snapshot.matches({ open: 'loggedOut' }) ||
      (snapshot.context.passes === null && Object.keys(snapshot.context.codes).length === 0),
    'the chosen person has a pass': ({ context: { chosen, passes } }) =>
      chosen === null || (passes?.people ?? []).some(({ customerId }) => customerId === chosen),
  },
  scenarios: {
    'PAS-01: the server signs a pass, and the pass is shown': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ passes }) => passes?.people.length === 2,
    },
    'PAS-01: another person of the account can be chosen': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'choose/second'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === 6,
      refuses: ['choose/second'],
    },
    'PAS-01: an account without an active card has no pass': {
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
    'PAS-01: if the browser cannot keep a pass, the page shows a message about this': {
      input: 'fresh',
      steps: ['restore=broken'],
      ends: 'unsupported',
    },
    'PAS-02: the kept pass is shown if there is no network': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer'],
      ends: 'open.shown.kept',
      with: ({ passes, failure }) => passes !== null && failure?.name === 'NO_ANSWER',
    },
    'PAS-02: the pass is still shown a millisecond before it expires': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'tick/last'],
      ends: 'open.shown.kept',
    },
    'PAS-02: after a day the kept pass is removed from the page and from the browser': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'tick/over'],
      ends: 'open.old',
      with: ({ passes, flaw }) => passes === null && flaw === 'TOO_OLD',
      effects: ['dropKept'],
    },
    'PAS-02: a new pass replaces the expired pass as soon as there is a network again': {
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
    'PAS-02: an expired kept pass is not shown': {
      input: 'fresh',
      steps: ['restore=tooOld', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ flaw }) => flaw === 'TOO_OLD',
    },
    'PAS-04: no passes are offered if the operator has no key': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=PASSES_NOT_OFFERED'],
      ends: 'open.notOffered',
      refuses: ['refresh'],
    },
    'PAS-05: a log-out in another tab deletes all data of the pass': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'sessionChanged/gone', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ passes, account }) => passes === null && account === null,
    },
    'PAS-05: a refused token deletes all data of the pass': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=UNAUTHENTICATED', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ passes }) => passes === null,
    },
    'PAS-05: the log-in of another account deletes all data, and fetches the pass of that account': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/other', 'erase=erased'],
      ends: 'open.fetching',
      with: ({ passes, account }) => passes === null && account === 2,
    },
    'PAS-05: without a session the kept data are deleted, and the page asks for a log-in': {
      input: 'fresh',
      steps: ['restore=nobody', 'erase=erased'],
      ends: 'open.loggedOut',
    },
    'PAS-01: the browser keeps the page as soon as it is known that somebody is logged in': {
      input: 'fresh',
      steps: ['restore=nothing'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
    'PAS-01: the browser also keeps the page if it already keeps a pass': {
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
    'PAS-01: a kept pass is renewed at once if there is a network': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=single'],
      ends: 'open.shown.fresh',
      with: ({ passes }) => passes?.people.length === 1,
    },
    'PAS-01: a chosen person who has no pass any more is no longer shown': {
      input: 'fresh',
      steps: ['restore=kept', 'choose/second', 'renewPasses=single'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === null,
    },
    'PAS-01: the chosen person stays chosen when the pass is renewed': {
      input: 'fresh',
      steps: ['restore=kept', 'choose/second', 'renewPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ chosen }) => chosen === 6,
    },
    'PAS-01: the kept pass is deleted when the last card is not active any more': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=nobody'],
      ends: 'open.noCard',
      with: ({ passes }) => passes?.people.length === 0,
      effects: ['dropKept'],
    },
    'PAS-01: if the account has no active card, a press checks whether there is a new card': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=nobody', 'refresh'],
      ends: 'open.fetching',
    },
    'PAS-02: a fresh pass is also removed after a day': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=family', 'tick/over'],
      ends: 'open.old',
      effects: ['dropKept'],
    },
    'PAS-02: a press renews the kept pass': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'refresh'],
      ends: 'open.shown.renewing',
      refuses: ['refresh'],
    },
    'PAS-02: the kept pass is renewed when the network is available again': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'resumed', 'renewPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ failure }) => failure === null,
    },
    'PAS-02: the kept pass is renewed after a log-in in another tab': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/renewed'],
      ends: 'open.shown.renewing',
    },
    'PAS-02: the kept pass is renewed automatically after a while': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'after untilRetry in open.shown.kept'],
      ends: 'open.shown.renewing',
    },
    'PAS-02: after the pass has expired, a press fetches a new pass': {
      input: 'fresh',
      steps: ['restore=kept', 'tick/over', 'refresh'],
      ends: 'open.fetching',
    },
    'PAS-02: a press fetches the pass again if there is no pass': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'refresh', 'fetchPasses=family'],
      ends: 'open.shown.fresh',
      with: ({ failure }) => failure === null,
    },
    'PAS-02: a missing pass is fetched again when the network is available again': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'resumed'],
      ends: 'open.fetching',
    },
    'PAS-02: a missing pass is fetched again automatically after a while': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'after untilRetry in open.unavailable'],
      ends: 'open.fetching',
    },
    'PAS-02: a missing pass is fetched again after a log-in in another tab': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer', 'sessionChanged/renewed'],
      ends: 'open.fetching',
    },
    'PAS-02: the reason why no pass was fetched is kept': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=noAnswer'],
      ends: 'open.unavailable',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'PAS-05: nobody is logged in after a refused token': {
      input: 'fresh',
      steps: ['restore=nothing', 'fetchPasses=UNAUTHENTICATED', 'erase=erased'],
      ends: 'open.loggedOut',
      with: ({ account }) => account === null,
    },
    'PAS-05: after the log-in of another account the flow starts from the beginning, even without a pass': {
      input: 'fresh',
      steps: ['restore=altered', 'fetchPasses=noAnswer', 'sessionChanged/other'],
      ends: 'open.erasing',
      with: ({ account, flaw, failure }) => account === 2 && flaw === null && failure === null,
    },
    'PAS-05: the browser keeps the page again after another account has logged in': {
      input: 'fresh',
      steps: ['restore=kept', 'sessionChanged/other', 'erase=erased'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
    'PAS-05: no pass is shown after a log-out, even if the browser fails to delete its data': {
      input: 'fresh',
      steps: ['restore=kept', 'renewPasses=noAnswer', 'sessionChanged/gone', 'erase=broken'],
      ends: 'open.loggedOut',
      with: ({ passes, failure }) => passes === null && failure === null,
    },
    'PAS-05: the pass of another account is fetched even if the browser fails to delete the old data': {
      input: 'fresh',
      steps: ['restore=kept', 'sessionChanged/other', 'erase=broken'],
      ends: 'open.fetching',
    },
    'PAS-05: after a log-in in another tab the pass is fetched': {
      input: 'fresh',
      steps: ['restore=nobody', 'erase=erased', 'sessionChanged/renewed', 'erase=erased'],
      ends: 'open.fetching',
      effects: ['keepPage'],
    },
  },
});
