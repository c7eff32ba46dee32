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
      // The log-in of this browser is older than the record of log-ins.
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
    'the flow is busy exactly while something is awaited': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the log-in of this browser is never asked about': ({ context: { logIns, askedId } }) =>
      logIns.every(({ id, isPresent }) => id !== askedId || !isPresent),
  },
  scenarios: {
    'TRL-03: the page shows where the account is logged in': {
      input: 'fresh',
      steps: ['readLogIns=several'],
      ends: 'listed.shown',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: the log-in of this browser cannot be ended here, nor one that is not in the list': {
      input: 'fresh',
      steps: ['readLogIns=several'],
      ends: 'listed.shown',
      refuses: ['askToEnd/present', 'askToEnd/gone'],
    },
    'TRL-03: where there is no other log-in, there is nothing to end': {
      input: 'fresh',
      steps: ['readLogIns=alone'],
      ends: 'listed.shown',
      refuses: ['askToEndOthers', 'askToEnd/other'],
    },
    'TRL-03: ending asks first, and declining ends nothing': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'decline'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: an ended log-in leaves the list at once, that is shown, and the list is read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=ended'],
      ends: 'listed.refreshing',
      effects: ['announceEnded'],
      with: ({ logIns }) => logIns.map(({ id }) => id).join() === '1,3',
    },
    'TRL-03: a double press ends once, and the question cannot be left meanwhile': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm'],
      ends: 'ending',
      refuses: ['confirm', 'decline', 'askToEnd/other'],
    },
    'TRL-03: what has become the log-in of this browser is not ended: that is shown, and the list is read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=PRESENT_LOG_IN'],
      ends: 'listed.refreshing',
      effects: ['announcePresent'],
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: all others end together, and that is shown': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=ended'],
      ends: 'listed.refreshing',
      effects: ['announceOthersEnded'],
      with: ({ logIns }) => logIns.map(({ id }) => id).join() === '1',
    },
    'TRL-03: a double press ends all others once': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm'],
      ends: 'endingOthers',
      refuses: ['confirm', 'decline', 'askToEndOthers'],
    },
    'TRL-03: declining to end all others ends nothing': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'decline'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'TRL-03: where the log-in of this browser is not recorded, the others can be ended': {
      input: 'fresh',
      steps: ['readLogIns=unrecorded', 'askToEnd/other'],
      ends: 'askingToEnd',
    },
    'TRL-03: nobody waits for the list to be read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'askToEndOthers'],
      ends: 'askingToEndOthers',
    },
    'TRL-03: an older list does not replace a newer one': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'refresh', 'readLogIns=alone'],
      ends: 'listed.shown',
      with: ({ logIns }) => logIns.length === 1,
    },
    'TRL-03: a new log-in during the first reading has it start again': {
      input: 'fresh',
      steps: ['refresh', 'readLogIns=several'],
      ends: 'listed.shown',
    },
    'TRL-03: what could not be read is read after a new log-in': {
      input: 'fresh',
      steps: ['readLogIns=noAnswer', 'refresh'],
      ends: 'reading',
    },
    'API-04: what could not be read can be read again': {
      input: 'fresh',
      steps: ['readLogIns=noAnswer', 'retry', 'readLogIns=several'],
      ends: 'listed.shown',
    },
    'API-04: a list that could not be read again stays, and can be read again': {
      input: 'fresh',
      steps: ['readLogIns=several', 'refresh', 'readLogIns=noAnswer', 'retry'],
      ends: 'listed.refreshing',
      with: ({ logIns }) => logIns.length === 3,
    },
    'API-04: what could not be ended can be tried again, without the old reason': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer', 'confirm'],
      ends: 'ending',
      with: ({ failure, askedId }) => failure === null && askedId === telephone.id,
    },
    'API-04: after a failure the page looks where the account is logged in now': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer', 'decline'],
      ends: 'listed.refreshing',
      with: ({ failure }) => failure === null,
    },
    'API-04: the reason is known why a log-in was not ended': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEnd/other', 'confirm', 'endLogIn=noAnswer'],
      ends: 'notEnded',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'API-04: all others can be tried again, without the old reason': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=noAnswer', 'confirm'],
      ends: 'endingOthers',
      with: ({ failure }) => failure === null,
    },
    'API-04: that all others could not be ended can be left': {
      input: 'fresh',
      steps: ['readLogIns=several', 'askToEndOthers', 'confirm', 'endOtherLogIns=noAnswer', 'decline'],
      ends: 'listed.refreshing',
      with: ({ failure }) => failure === null,
    },
  },
});
