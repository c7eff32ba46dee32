import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { FailureReportContext, FailureReportEvent, KeptReport } from './failure-report.types.ts';

/**
 * Sends to our support what has happened in this tab, without anything about a person, if the person agrees, and gives them
 * a code to tell.
 */
export const failureReportMachine = setup({
  types: {
    context: {} as FailureReportContext,
    events: {} as FailureReportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the text that is sent. */
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
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    forgetTicket: assign({ ticket: '', failure: null }),
  },
}).createMachine({
  id: 'failureReport',
  context: { ticket: '', kept: null, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'You can send what happened to our support.',
      meta: { requirements: ['RPL-04'] },
      on: { open: { target: 'preparing' } },
    },
    preparing: {
      description: 'What would be sent is being prepared. Nothing is sent yet.',
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
      description: 'What happened cannot be put together. You can try again.',
      meta: { requirements: ['RPL-04'] },
      on: { open: { target: 'preparing' }, close: { target: 'offered' } },
    },
    reviewing: {
      description:
        'You read what will be sent and what it does not contain, and can look at the very text. You can send it, or leave it.',
      meta: { requirements: ['RPL-04'] },
      on: {
        send: { target: 'sending', actions: 'forgetFailure' },
        close: { target: 'offered', actions: 'forgetTicket' },
      },
    },
    sending: {
      description: 'What happened is being sent. You cannot send it a second time meanwhile.',
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
      description: 'It was sent. You read a code that you can tell our support, and until when it is kept.',
      meta: { requirements: ['RPL-04'] },
    },
  },
});
