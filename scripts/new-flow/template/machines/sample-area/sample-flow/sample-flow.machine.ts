import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '#machines/common/failure.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { providedAction, providedPromise } from '#machines/common/provided.ts';
import type { SampleFlowContext, SampleFlowEvent, SampleFlowInput, SampleFlowRequest } from './sample-flow.types.ts';

const requestOf = ({ flowId, value }: SampleFlowContext): SampleFlowRequest => ({
  idempotencyKey: idempotencyKey(flowId, value.trim()),
  value: value.trim(),
});

/** FILL IN: the purpose of the flow; replace XXX-00 below by requirement numbers and describe each state. */
export const sampleFlowMachine = setup({
  types: {
    context: {} as SampleFlowContext,
    events: {} as SampleFlowEvent,
    input: {} as SampleFlowInput,
    tags: {} as 'busy',
  },
  actors: {
    submit: providedPromise<void, SampleFlowRequest>(),
  },
  guards: {
    isFilled: ({ context }) => context.value.trim() !== '',
  },
  actions: {
    rememberValue: assign(({ event }) => {
      assertEvent(event, 'changeValue');
      return { value: event.value, missing: false };
    }),
    markMissing: assign({ missing: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceDone: providedAction,
  },
}).createMachine({
  id: 'sampleFlow',
  context: ({ input }) => ({ ...input, value: '', missing: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the value. If you send the form without a value, the field is marked as missing.',
      meta: { requirements: ['XXX-00'] },
      on: {
        changeValue: { actions: 'rememberValue' },
        submit: [{ guard: 'isFilled', target: 'submitting' }, { actions: 'markMissing' }],
      },
    },
    submitting: {
      description: 'The value is being sent. Until the answer comes, you can neither type nor send.',
      tags: ['busy'],
      meta: { requirements: ['XXX-00'] },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'done', actions: 'announceDone' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'You see why the value was refused. It stays in the form; you can change it or send it again.',
      meta: { requirements: ['XXX-00'] },
      on: {
        changeValue: { target: 'editing', actions: ['rememberValue', 'forgetFailure'] },
        submit: { target: 'submitting', actions: 'forgetFailure' },
      },
    },
    done: {
      type: 'final',
      description: 'The server has accepted the value.',
      meta: { requirements: ['XXX-00'] },
    },
  },
});
