import * as v from 'valibot';
import { reportFailure } from '#contract/endpoints/failure-reports.ts';
import { broken, garbage, noAnswer } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { refusalsOf } from '../../refusals-of.ts';
import { failureReportMachine } from '../failure-report.machine.ts';

const given = v.pipe(v.string(), v.minLength(1));
const nothing = { ticket: v.literal(''), kept: v.null(), failure: v.null() };

export const failureReportModel = defineModel(failureReportMachine, {
  inputs: { fresh: undefined },
  cases: { open: { plain: {} }, send: { plain: {} }, close: { plain: {} } },
  environment: {},
  outcomes: {
    prepareTicket: { prepared: { output: '{"format": "linka-replay-ticket/1"}' }, broken },
    sendTicket: {
      kept: { output: { code: 'ACDE-34XY', keptUntil: '2026-12-21' } },
      ...refusalsOf(reportFailure, { TOO_MANY_ATTEMPTS: { retryAfter: 1500 } }),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['offered', 'reviewing', 'unprepared', 'sent'],
  exceptions: { noDeadlock: { sent: 'the code stays until the page is left' } },
  contexts: {
    offered: v.object(nothing),
    preparing: v.object(nothing),
    unprepared: v.object(nothing),
    reviewing: v.object({ ticket: given, kept: v.null() }),
    sending: v.object({ ticket: given, kept: v.null(), failure: v.null() }),
    sent: v.object({ kept: v.object({ code: given, keptUntil: given }), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an actor': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'RPL-04: the report is not sent before the person has seen it': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=prepared'],
      ends: 'reviewing',
      with: ({ ticket, kept }) => ticket !== '' && kept === null,
    },
    'RPL-04: the person gets a code after the report was sent': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=prepared', 'send', 'sendTicket=kept'],
      ends: 'sent',
      with: ({ kept }) => kept?.code === 'ACDE-34XY',
    },
    'RPL-04: a second press does not send the report again': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=prepared', 'send'],
      ends: 'sending',
      refuses: ['send', 'close'],
    },
    'RPL-04: a report that could not be sent can be sent again': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=prepared', 'send', 'sendTicket=noAnswer', 'send'],
      ends: 'sending',
      with: ({ failure }) => failure === null,
    },
    'RPL-04: the report is not sent if the person closes it': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=prepared', 'close'],
      ends: 'offered',
      with: ({ ticket }) => ticket === '',
    },
    'RPL-04: a report that could not be prepared is prepared again on request': {
      input: 'fresh',
      steps: ['open', 'prepareTicket=broken', 'open'],
      ends: 'preparing',
    },
  },
});
