import * as v from 'valibot';
import type { ErrorOf } from '../../contract/endpoint.ts';
import type { submitSampleFlow } from '../../contract/endpoints/sample-flow.ts';
import { defineModel } from '../flow-model.ts';
import { sampleFlowMachine } from './sample-flow.machine.ts';

const failed = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

/** Every refusal of the contract: a new one there does not compile here. */
const refusals = {} satisfies Record<ErrorOf<typeof submitSampleFlow>, unknown>;

const sent = ['changeValue/typed', 'submit'];

export const sampleFlowModel = defineModel(sampleFlowMachine, {
  inputs: { fresh: { flowId: 'flow' } },
  cases: {
    // The first case is what is typed after a refusal: it must differ from what was sent, or a page sees no change.
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
    'busy exactly while an answer is awaited': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'nothing empty is sent': ({ context, value }) => value !== 'submitting' || context.value.trim() !== '',
  },
  scenarios: {
    'XXX-00: FILL IN one walk for each thing that the requirement asks for': {
      input: 'fresh',
      steps: [...sent, 'submit=done'],
      ends: 'the state in which the requirement says that this walk ends',
    },
    'DLG-01: a failure keeps what was typed, and the same may be sent again': {
      input: 'fresh',
      steps: [...sent, 'submit=noAnswer', 'submit'],
      ends: 'submitting',
      with: ({ value, failure }) => value === 'Linka' && failure === null,
    },
    'DLG-01: nothing can be typed or sent while it is being sent': {
      input: 'fresh',
      steps: sent,
      ends: 'submitting',
      refuses: ['submit', 'changeValue/empty'],
    },
  },
});
