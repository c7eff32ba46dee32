import { assign, setup } from 'xstate';
import { failureIn } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { FailureReportContext, FailureReportEvent, KeptReport } from './failure-report.types.ts';

/**
 * Sends our support a record of what happened in this tab, without personal data, if the person agrees. The person gets
 * a code that they can give to the support.
 */
export const failureReportMachine = setup({
  types: {
    context: {} as FailureReportContext,
    events: {} as FailureReportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the text that will be sent. */
    prepareTicket: providedPromise<string>(),
    sendTicket: providedPromise<KeptReport, { readonly ticket: string }>(),
  },
  actions: {
    rememberTicket: assign({
      ticket: ({ event }) => (event.type === 'xstate.done.actor.prepareTicket' ? event.output : ''),
    }),
    rememberKept: assign({
      kept: ({ event }) => (event.type === 'xstate.done.actor.sendTicket' ? event.output : null),
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetTicket: assign({ ticket: '', failure: null }),
  },
}).createMachine({
  id: 'failureReport',
  context: { ticket: '', kept: null, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'You can send our support a record of what happened.',
      meta: { requirements: ['RPL-04'] },
      on: { open: { target: 'preparing' } },
    },
    preparing: {
      description: 'The record of what happened is being prepared. It is not sent yet.',
      tags: ['busy'],
      meta: { requirements: ['RPL-04'] },
      invoke: {
        id: 'prepareTicket',
        src: 'prepareTicket',
        onDone: { target: 'reviewing', actions: 'rememberTicket' },
        onError: { target: 'unprepared' },
      },
      on: { close: { target: 'offered' } },
    },
    unprepared: {
      description: 'The record could not be prepared. You can try again.',
      meta: { requirements: ['RPL-04'] },
      on: { open: { target: 'preparing' }, close: { target: 'offered' } },
    },
    reviewing: {
      description:
        'You read which data the record contains and which it does not contain, and can open its exact text. You can send it, or close it without sending.',
      meta: { requirements: ['RPL-04'] },
      on: {
        send: { target: 'sending', actions: 'forgetFailure' },
        close: { target: 'offered', actions: 'forgetTicket' },
      },
    },
    sending: {
      description: 'The record is being sent. You cannot send it a second time meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['RPL-04'] },
      invoke: {
        id: 'sendTicket',
        src: 'sendTicket',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: { target: 'sent', actions: 'rememberKept' },
        onError: { target: 'reviewing', actions: 'rememberFailure' },
      },
    },
    sent: {
      description:
        'The record was sent. You see a code that you can give to our support, and the day until which the record is kept.',
      meta: { requirements: ['RPL-04'] },
    },
  },
});
