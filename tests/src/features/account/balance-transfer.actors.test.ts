import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideBalanceTransfer } from '../../../../src/features/account/card-actions/balance-transfer/balance-transfer.actors.ts';
import { recordingShop } from '../../support/recording-shop.ts';

const submit = async (answers: Readonly<Record<string, unknown>>, endsIn: 'done' | 'refused') => {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(provideBalanceTransfer(shop), { input: { flowId: 'flow' } }).start();
  actor.send({ type: 'changeValue', value: ' Linka ' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(endsIn));
  return { calls, effects };
};

it('sends the value once, with its idempotency key (XXX-00)', async () => {
  const { calls, effects } = await submit({ submitBalanceTransfer: null }, 'done');
  expect(calls.map(({ name, options: { idempotencyKey, body } }) => [name, idempotencyKey, body])).toEqual([
    ['submitBalanceTransfer', 'flow:Linka', { 'FILL IN': 'the request body by the specification' }],
  ]);
  expect(effects).toEqual(['toast balanceTransfer.done']);
});

it('shows no toast if the call fails', async () => {
  expect((await submit({}, 'refused')).effects).toEqual([]);
});
