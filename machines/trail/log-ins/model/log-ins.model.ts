import * as v from 'valibot';
import { endLogIn } from '#contract/endpoints/trail.ts';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { logInsMachine } from '../log-ins.machine.ts';

const present: OpenLogIn = {
  id: 1,
  at: '2026-11-21T07:00:00.000Z',
  ends: '2026-11-21T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  telephoneApplication: false,
  isPresent: true,
};
const telephone: OpenLogIn = {
  ...present,
  id: 2,
  at: '2026-11-20T16:00:00.000Z',
  userAgent: null,
  telephoneApplication: true,
  isPresent: false,
};
const unknown: OpenLogIn = { ...telephone, id: 3, at: '2026-11-19T10:00:00.000Z', telephoneApplication: false };

const nothingAsked = v.object({ askedId: v.null(), failure: v.null() });
const failed = v.object({ failure: v.object({ name: v.string() }) });

export const logInsModel = defineModel(logInsMachine, {
  inputs: { fresh: undefined },
  cases: {
    retry: { plain: {} },
    refresh: { plain: {} },
    askToEnd: { other: { id: telephone.id }, present: { id: present.id }, gone: { id: 99 } },
    askToEndOthers: { plain: {} },
    confirm: { plain: {} },
    decline: { plain: {} },
  },
  environment: { refresh: 'outside' },
  outcomes: {
    readLogIns: {
      several: { output: [present, telephone, unknown] },
      alone: { output: [present] },
      // The list does not contain this browser's log-in, because it started before the shop recorded log-ins.
      unrecorded: { output: [telephone] },
      noAnswer,
      garbage,
    },
    endLogIn: { ended: { output: undefined }, ...refusalsOf(endLogIn), noAnswer },
    endOtherLogIns: { ended: { output: undefined }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 500 },
  abstract: ({ logIns, askedId, failure }) => ({
    logIns: logIns.map(({ id }) => id),
    askedId,
    failure: failure?.name ?? null,
  }),
  home: ['listed'],
  contexts: {
    reading: v.object({ logIns: v.pipe(v.array(v.unknown()), v.length(0)), ...nothingAsked.entries }),
    unreadable: nothingAsked,
    listed: nothingAsked,
    askingToEnd: v.object({ askedId: v.number(), failure: v.null() }),
    ending: v.object({ askedId: v.number(), failure: v.null() }),
    notEnded: v.object({ ...failed.entries, askedId: v.number() }),
    askingToEndOthers: nothingAsked,
    endingOthers: nothingAsked,
    othersNotEnded: v.object({ ...failed.entries, askedId: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an actor': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the dialog is never about the log-in of this browser': ({ context: { logIns, askedId } }) =>
      logIns.every(({ id, isPresent }) => id !== askedId || !isPresent),
  },
  scenarios: {
    'TRL-03: the page shows where the account is logged in': {
      input: 'fresh',
      steps: ['readLogIns=several'],
      ends: 'listed.shown',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: only log-ins in the list can be ended, and not the log-in of this browser': {
      input: 'fresh',
      steps: ['readLogIns=several'],
      ends: 'listed.shown',
      refuses: ['askToEnd/present', 'askToEnd/gone'],
    },
    'TRL-03: without other log-ins, no log-in can be ended': {
      input: 'fresh',
      steps: ['readLogIns=alone'],
      ends: 'listed.shown',
      refuses: ['askToEndOthers', 'askToEnd/other'],
    },
    'TRL-03: a dialog asks before a log-in is ended, and declining ends no log-in': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'decline'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: an ended log-in is removed from the list at once, a message is shown, and the list is read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=ended'],
      ends: 'listed.refreshing',
      effects: ['announceEnded'],
      with: ({ logIns }) => logIns.map(({ id }) => id).join() === '1,3',
    },
    'TRL-03: a double click ends the log-in only one time, and the dialog cannot be closed meanwhile': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm'],
      ends: 'ending',
      refuses: ['confirm', 'decline', 'askToEnd/other'],
    },
    'TRL-03: a log-in that has become the log-in of this browser is not ended: a message is shown, and the list is read again':
      {
        input: 'fresh',
        steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=PRESENT_LOG_IN'],
        ends: 'listed.refreshing',
        effects: ['announcePresent'],
        with: ({ logIns }) => logIns.length === 3,
      },
    'TRL-03: all other log-ins are ended together, and a message is shown': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=ended'],
      ends: 'listed.refreshing',
      effects: ['announceOthersEnded'],
      with: ({ logIns }) => logIns.map(({ id }) => id).join() === '1',
    },
    'TRL-03: a double click ends all other log-ins only one time': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm'],
      ends: 'endingOthers',
      refuses: ['confirm', 'decline', 'askToEndOthers'],
    },
    'TRL-03: declining to end all other log-ins ends no log-in': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'decline'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: if the log-in of this browser is not recorded, the other log-ins can be ended': {
      input: 'fresh',
      steps: ['readLogIns=unrecorded', 'askToEnd/other'],
      ends: 'askingToEnd',
    },
    'TRL-03: other log-ins can be ended while the list is being read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'askToEndOthers'],
      ends: 'askingToEndOthers',
    },
    'TRL-03: only the result of the last reading is shown': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'refresh', 'readLogIns=alone'],
      ends: 'listed.shown',
      with: ({ logIns }) => logIns.length === 1,
    },
    'TRL-03: if there is a new log-in while the list is read for the first time, the reading starts again': {
      input: 'fresh',
      steps: ['refresh', 'readLogIns=several'],
      ends: 'listed.shown',
    },
    'TRL-03: after a failure the list is read again when there is a new log-in': {
      input: 'fresh',
      steps: ['readLogIns=noAnswer', 'refresh'],
      ends: 'reading',
    },
    'API-04: reading the list can be tried again after a failure': {
      input: 'fresh',
      steps: ['readLogIns=noAnswer', 'retry', 'readLogIns=several'],
      ends: 'listed.shown',
    },
    'API-04: if the list could not be read again, the old list is still shown, and reading can be tried again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'readLogIns=noAnswer', 'retry'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'API-04: ending a log-in can be tried again, and the new attempt clears the failure': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer', 'confirm'],
      ends: 'ending',
      with: ({ failure, askedId }) => failure === null && askedId === telephone.id,
    },
    'API-04: when the dialog is closed after a failure, the list is read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer', 'decline'],
      ends: 'listed.refreshing',
      with: ({ failure }) => failure === null,
    },
    'API-04: after a failure to end a log-in, the reason is known': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer'],
      ends: 'notEnded',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'API-04: ending all other log-ins can be tried again, and the new attempt clears the failure': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=noAnswer', 'confirm'],
      ends: 'endingOthers',
      with: ({ failure }) => failure === null,
    },
    'API-04: after a failure to end all other log-ins, the dialog can be closed': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=noAnswer', 'decline'],
      ends: 'listed.refreshing',
      with: ({ failure }) => failure === null,
    },
  },
});
