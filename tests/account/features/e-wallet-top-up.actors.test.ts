import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideEWalletTopUp } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up.actors.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';

const setting = (name: string, value: string) => ({ id: 1, displayName: name, name, value });
const globalSettings = [
  setting('E_WALLET_MIN_RECHARGE', '10000'),
  setting('E_WALLET_MAX_RECHARGE', '200000'),
  setting('E_WALLET_MAX_AMOUNT', '300000'),
];
const input = {
  flowId: 'flow',
  customerId: 1,
  cardNumber: '12345678901234567',
  eWallet: { id: 3, currentAmount: 150_000 },
  notation: { language: 'cs', currency: 'CZK' },
  offeredRecharges: [],
  draft: null,
};

const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const actor = createActor(provideEWalletTopUp(world.shop), { input }).start();
  return { ...world, actor };
};

describe('a top-up (WAL-01)', () => {
  it('reads the limits and sends the amount in minor units with the shown balance', async () => {
    const { actor, calls, effects } = open({ globalSettings, addEWalletTransaction: {} });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(context.limits).toEqual({ minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 });
    actor.send({ type: 'changePrice', value: '250,50' });
    actor.send({ type: 'changeNote', value: '  Na jaro ' });
    actor.send({ type: 'addAndGoToCart' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls.at(-1)?.options).toMatchObject({
      idempotencyKey: expect.stringMatching(/^flow:[0-9a-f]{32}$/),
      body: { eWalletId: 3, operation: 'RECHARGE', price: 25_050, note: 'Na jaro', previousBalance: 150_000 },
    });
    expect(effects).toEqual(['tell cart refresh', 'toast eWalletTopUp.added', 'go to /app/shopping-cart']);
  });

  it('does not open the cart if the person only adds the top-up', async () => {
    const { actor, effects } = open({ globalSettings, addEWalletTransaction: {} });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'changePrice', value: '500' });
    actor.send({ type: 'addToCart' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(effects).toEqual(['tell cart refresh', 'toast eWalletTopUp.added']);
  });

  const isBalanceUnknown = async (electronicWallet: unknown) => {
    const refusal = new Refusal('E_WALLET_BALANCE_CHANGED', 409);
    const lastActiveCard = { electronicWallet };
    const { actor } = open({ globalSettings, addEWalletTransaction: refusal, lastActiveCard });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'changePrice', value: '500' });
    actor.send({ type: 'addToCart' });
    return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).matches('balanceUnknown');
  };

  it('after a refusal because of a changed balance, shows the present balance only of the same wallet', async () => {
    expect(await isBalanceUnknown({ id: 3, currentAmount: 1000 })).toBe(false);
    expect(await isBalanceUnknown({ id: 4, currentAmount: 1000 })).toBe(true);
    expect(await isBalanceUnknown(null)).toBe(true);
  });

  it('shows a toast if the limits cannot be loaded', async () => {
    const { actor, effects } = open({});
    await waitFor(actor, (snapshot) => snapshot.matches('unopened'));
    expect(effects).toEqual(['toast eWalletTopUp.limitsFailed']);
  });
});
