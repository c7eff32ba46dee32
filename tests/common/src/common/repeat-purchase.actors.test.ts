import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRepeatPurchase } from '#common/repeat-purchase/repeat-purchase.actors.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { offers } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';
import { readMessages } from '#messages/compile.ts';
import { recordingShop, Refusal } from '../support/recording-shop.ts';

const texts = new Set(Object.keys(readMessages('cs')));

const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const input = { flowId: 'flow', offers };
  return { ...world, actor: createActor(provideRepeatPurchase(world.shop), { input }).start() };
};

describe('buying the last ticket again (TFR-03)', () => {
  it('puts it into the cart as it was offered, and opens the cart', async () => {
    const { actor, calls, effects } = open({ addTicketFare: {} });
    actor.send({ type: 'buyAgain' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls).toEqual([
      {
        name: 'addTicketFare',
        options: {
          idempotencyKey: idempotencyKey('flow', 11, '2026-12-27', 1, '100'),
          body: { cardId: 11, validFrom: '2026-12-27', ticketCombinationId: 1, zone: '100' },
          signal: expect.any(AbortSignal),
        },
      },
    ]);
    expect(effects).toEqual(['tell cart refresh', 'toast ticketFare.added', 'go to /app/shopping-cart']);
  });

  it('shows a toast after a refusal, and reads the offers again', async () => {
    const refused = new Refusal('TICKET_FARE_COLLISION');
    const { actor, calls, effects } = open({ addTicketFare: refused });
    actor.send({ type: 'buyAgain' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(['addTicketFare']);
    expect(effects).toEqual(['toast repeatPurchase.notAdded', 'tell cart refresh', 'tell customerSelection refresh']);
  });
});

it.each([
  ['buyAgain', 'addTicketFare'],
  ['topUpAgain', 'addEWalletTransaction'],
] as const)(
  'without a response to %s the account is not read again: reading would also fail and show a second message',
  async (type, call) => {
    const { actor, effects } = open({ [call]: new Refusal('NO_ANSWER', 0) });
    actor.send({ type });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(effects).toEqual(['tell cart refresh']);
  },
);

describe('buying the last top-up again (WAL-02)', () => {
  it('puts it into the cart with the balance that was shown, and opens the cart', async () => {
    const { actor, calls, effects } = open({ addEWalletTransaction: {} });
    actor.send({ type: 'topUpAgain' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls.at(-1)).toEqual({
      name: 'addEWalletTransaction',
      options: {
        idempotencyKey: idempotencyKey('flow', 3, 50_000, 23_000),
        body: { eWalletId: 3, operation: 'RECHARGE', price: 50_000, note: null, previousBalance: 23_000 },
        signal: expect.any(AbortSignal),
      },
    });
    expect(effects).toEqual(['tell cart refresh', 'toast eWalletTopUp.added', 'go to /app/shopping-cart']);
  });

  it.each([
    ['E_WALLET_BALANCE_CHANGED', 'repeatPurchase.balanceChanged'],
    ['E_WALLET_RECHARGE_ALREADY_IN_CART', 'eWalletTopUp.errors.E_WALLET_RECHARGE_ALREADY_IN_CART'],
    ['E_WALLET_NOT_ALLOWED', 'eWalletTopUp.errors.E_WALLET_NOT_ALLOWED'],
    ['CARD_NOT_ACTIVE', 'eWalletTopUp.errors.CARD_NOT_ACTIVE'],
    ['CUSTOMER_NOT_MANAGEABLE', 'eWalletTopUp.errors.CUSTOMER_NOT_MANAGEABLE'],
    ['CART_FULL', 'eWalletTopUp.errors.CART_FULL'],
    ['E_WALLET_BELOW_MINIMUM_RECHARGE', 'cart.reason.E_WALLET_BELOW_MINIMUM_RECHARGE'],
    ['E_WALLET_ABOVE_MAXIMUM_RECHARGE', 'cart.reason.E_WALLET_ABOVE_MAXIMUM_RECHARGE'],
    ['E_WALLET_ABOVE_MAXIMUM_AMOUNT', 'cart.reason.E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
    ['IDEMPOTENCY_KEY_REUSED', 'repeatPurchase.topUpNotAdded'],
  ])('shows the reason of the refusal %s, and reads the offers again', async (name, messageId) => {
    const { actor, calls, effects } = open({ addEWalletTransaction: new Refusal(name) });
    actor.send({ type: 'topUpAgain' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(calls.map(({ name: called }) => called)).toEqual(['addEWalletTransaction']);
    expect(effects).toEqual([`toast ${messageId}`, 'tell cart refresh', 'tell customerSelection refresh']);
    expect(texts.has(messageId)).toBe(true);
  });
});
