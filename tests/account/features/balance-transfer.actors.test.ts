import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideBalanceTransfer } from '#features/account/card-actions/balance-transfer/balance-transfer.actors.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';

const submit = async (answer: unknown, endsIn: 'transferred' | 'underWay' | 'editing') => {
  const { shop, calls, effects } = recordingShop({ transferBalance: answer });
  const toasts: unknown[] = [];
  const shopWithToasts = { ...shop, showToast: (toast: unknown) => void toasts.push(toast) };
  const input = { flowId: 'flow', cardNumber: '210012345678901234', draft: null };
  const actor = createActor(
    provideBalanceTransfer(shopWithToasts, (amount) => `${amount} h`),
    { input },
  ).start();
  actor.send({ type: 'changeNumber', value: '6299 0000 0000 0015' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(endsIn));
  return { actor, calls, effects, toasts };
};

it('the transfer sends both card numbers, and shows the amount in a toast for 10 s (TRF-01)', async () => {
  const { calls, effects, toasts } = await submit({ amount: 15_000 }, 'transferred');
  expect(calls.map(({ name, options: { idempotencyKey, body } }) => ({ name, idempotencyKey, body }))).toEqual([
    {
      name: 'transferBalance',
      idempotencyKey: expect.stringMatching(/^flow:[0-9a-f]{32}$/),
      body: { pakCardNumber: '6299000000000015', mapCardNumber: '210012345678901234' },
    },
  ]);
  expect(toasts).toEqual([
    {
      messageId: 'balanceTransfer.success',
      values: { amount: '15000 h' },
      colour: 'success',
      timeout: 10_000,
    },
  ]);
  expect(effects).toEqual(['tell customerSelection refresh']);
});

it('the account is read again when the dialog about a pending transfer is closed', async () => {
  const { actor, effects, toasts } = await submit(new Refusal('BALANCE_TRANSFER_PENDING', 409), 'underWay');
  expect(effects).toEqual([]);
  actor.send({ type: 'close' });
  expect(effects).toEqual(['tell customerSelection refresh']);
  expect(toasts).toEqual([]);
});

it('no toast is shown if the transfer was refused', async () => {
  const { toasts, effects } = await submit(new Refusal('NOT_FOUND', 404), 'editing');
  expect([toasts, effects]).toEqual([[], []]);
});
