import { fromPromise } from 'xstate';
import { submitSampleFlow } from '#contract/endpoints/sample-flow.ts';
import { sampleFlowMachine } from '#machines/sample-area/sample-flow/sample-flow.machine.ts';
import type { SampleFlowRequest } from '#machines/sample-area/sample-flow/sample-flow.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** FILL IN: the call of each actor, and what each action does in the rest of the shop. */
export const provideSampleFlow = (shop: Shop) =>
  sampleFlowMachine.provide({
    actors: {
      submit: fromPromise<void, SampleFlowRequest>(({ input: { idempotencyKey, ...body }, signal }) =>
        shop.call(submitSampleFlow, { idempotencyKey, body, signal }),
      ),
    },
    actions: {
      announceDone: () => shop.showToast({ messageId: 'sampleFlow.done', colour: 'success' }),
    },
  });
