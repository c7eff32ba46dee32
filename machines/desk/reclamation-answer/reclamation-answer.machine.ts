import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { emptyAnswer, isSound, typedFee } from './reclamation-answer.form.ts';
import type {
  AnswerRequest,
  ReclamationAnswerContext,
  ReclamationAnswerEvent,
  ReclamationAnswerInput,
} from './reclamation-answer.types.ts';

const requestOf = (context: ReclamationAnswerContext): AnswerRequest => {
  const { flowId, verdict, answer } = context;
  const fee = typedFee(context);
  return {
    idempotencyKey: idempotencyKey(flowId, verdict ?? '', answer, fee ?? 0),
    verdict: verdict ?? 'REJECTED',
    answer,
    fee,
  };
};

/** Sends the staff's answer to a reclamation, which can be answered only one time (REC-04, ours). */
export const reclamationAnswerMachine = setup({
  types: {
    context: {} as ReclamationAnswerContext,
    events: {} as ReclamationAnswerEvent,
    input: {} as ReclamationAnswerInput,
    tags: {} as 'busy',
  },
  actors: {
    send: providedPromise<void, AnswerRequest>(),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
    settles: ({ context }) => context.verdict === 'FINALIZED',
    isOvertaken: ({ event }) => failureIn(event)?.name === 'RECLAMATION_ALREADY_ANSWERED',
  },
  actions: {
    rememberVerdict: assign(({ event }) => {
      assertEvent(event, 'chooseVerdict');
      return { verdict: event.verdict };
    }),
    rememberAnswer: assign(({ event }) => {
      assertEvent(event, 'changeAnswer');
      return { answer: event.value };
    }),
    rememberFee: assign(({ event }) => {
      assertEvent(event, 'changeFee');
      return { fee: event.value };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceAnswered: providedAction,
    refreshList: providedAction,
  },
}).createMachine({
  id: 'reclamationAnswer',
  context: ({ input: { flowId, notation, draft } }) => ({
    flowId,
    notation,
    ...(draft ?? emptyAnswer),
    demanded: false,
    failure: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      description:
        'You read the reclamation, choose whether to settle or to reject it, and write to the customer. A settled reclamation may have a fee.',
      meta: { requirements: ['REC-04', 'DLG-01', 'API-04'] },
      on: {
        chooseVerdict: { actions: ['rememberVerdict', 'forgetFailure'] },
        changeAnswer: { actions: ['rememberAnswer', 'forgetFailure'] },
        changeFee: { guard: 'settles', actions: ['rememberFee', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'sending', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
        close: { target: 'closed' },
      },
    },
    sending: {
      description: 'Your answer is being sent. You cannot do anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['REC-04', 'DLG-01'] },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'answered', actions: ['announceAnswered', 'refreshList'] },
        onError: [
          { guard: 'isOvertaken', target: 'overtaken', actions: 'refreshList' },
          { target: 'filling', actions: 'rememberFailure' },
        ],
      },
    },
    overtaken: {
      description: 'Somebody else has answered the reclamation since you opened it, so your answer was not sent.',
      meta: { requirements: ['REC-04'] },
      on: { close: { target: 'closed' } },
    },
    answered: {
      type: 'final',
      description: 'The reclamation is answered, and the customer gets a mail.',
      meta: { requirements: ['REC-04'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Nothing was sent.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
