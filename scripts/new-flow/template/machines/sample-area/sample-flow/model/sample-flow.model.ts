import * as v from 'valibot';
import type { ErrorOf } from '#contract/endpoint.ts';
import type { submitSampleFlow } from '#contract/endpoints/sample-flow.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { sampleFlowMachine } from '../sample-flow.machine.ts';

const failed = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

/**
 * An outcome for every error name of the contract. If the contract gets a new error name, this code does not compile.
 */
const refusals = {} satisfies Record<ErrorOf<typeof submitSampleFlow>, unknown>;

const sent = ['changeValue/typed', 'submit'];

export const sampleFlowModel = defineModel(sampleFlowMachine, {
  inputs: { fresh: { flowId: 'flow' } },
  cases: {
    // After a refusal the first case is typed. It must differ from the sent value; otherwise the page gets no change
    // event.
    changeValue: { empty: { value: '' }, typed: { value: 'Linka' } },
    submit: { plain: {} },
  },
  environment: {},
  outcomes: {
    submit: {
      done: { output: undefined },
      ...refusals,
      VALIDATION_ERROR: failed('VALIDATION_ERROR', 400),
      noAnswer: failed('NO_ANSWER', 0),
      garbage: failed('UNREADABLE_ANSWER', 200),
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  abstract: ({ flowId: _, failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  contexts: {
    submitting: v.object({ missing: v.literal(false), failure: v.null() }),
    refused: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'busy exactly while waiting for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'an empty value is never sent': ({ context, value }) => value !== 'submitting' || context.value.trim() !== '',
  },
  scenarios: {
    'XXX-00: FILL IN one scenario for each sentence of the requirement': {
      input: 'fresh',
      steps: [...sent, 'submit=done'],
      ends: 'FILL IN the state in which this scenario ends by the requirement',
    },
    'DLG-01: a failure keeps the typed value, which can be sent again': {
      input: 'fresh',
      steps: [...sent, 'submit=noAnswer', 'submit'],
      ends: 'submitting',
      with: ({ value, failure }) => value === 'Linka' && failure === null,
    },
    'DLG-01: the form accepts neither typing nor sending while the value is being sent': {
      input: 'fresh',
      steps: sent,
      ends: 'submitting',
      refuses: ['submit', 'changeValue/empty'],
    },
  },
});
