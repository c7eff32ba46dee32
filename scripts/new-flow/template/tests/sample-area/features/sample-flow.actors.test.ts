import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideSampleFlow } from '#features/sample-area/sample-flow/sample-flow.actors.ts';
import { recordingShop } from '#tests/common/src/support/recording-shop.ts';

const submit = async (answers: Readonly<Record<string, unknown>>, endsIn: 'done' | 'refused') => {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(provideSampleFlow(shop), { input: { flowId: 'flow' } }).start();
  actor.send({ type: 'changeValue', value: ' Linka ' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(endsIn));
  return { calls, effects };
};

it('sends the value one time, with its idempotency key (XXX-00)', async () => {
  const { calls, effects } = await submit({ submitSampleFlow: null }, 'done');
  expect(calls.map(({ name, options: { idempotencyKey, body } }) => [name, idempotencyKey, body])).toEqual([
    ['submitSampleFlow', 'flow:Linka', { 'FILL IN': 'the request body by the specification' }],
  ]);
  expect(effects).toEqual(['toast sampleFlow.done']);
});

it('shows no toast if the call fails', async () => {
  expect((await submit({}, 'refused')).effects).toEqual([]);
});
