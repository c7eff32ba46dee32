import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideCartRenewal } from '#features/purchase/cart-renewal/cart-renewal.actors.ts';
import { provideCartRestore } from '#features/purchase/cart-restore/cart-restore.actors.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { nothingExpired, expired } from '#machines/purchase/cart-restore/model/cart-restore.samples.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { end, fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const cart = createActor(cartMachine, {
    snapshot: cartMachine.resolveState({
      value: { present: { open: 'browsing' } },
      context: { cart: fullCart, endsAt: null, expired: false, now: end - 299_000, itemId: null, failure: null },
    }),
  }).start();
  const shop = { ...world.shop, actor: () => cart as never };
  return { ...world, cart, actor: createActor(provideCartRenewal(shop)).start() };
};

describe('the cart renewal (CRT-08)', () => {
  it('updates its remaining time when the cart ticks', () => {
    const { actor, cart } = open({});
    expect(actor.getSnapshot().matches('noticing')).toBe(true);
    cart.send({ type: 'tick', now: end - 60_000 });
    expect(actor.getSnapshot().matches('asking')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ secondsLeft: 60, renewalsLeft: 3 });
  });

  it('reads the end of the cart as soon as it starts', () => {
    const { context } = open({}).actor.getSnapshot();
    expect(context).toMatchObject({ secondsLeft: 299, expiresAt: fullCart.expiresAt, renewalsLeft: 3 });
  });

  it('has no data of a cart that has not been read', () => {
    const shop = { ...recordingShop({}).shop, actor: () => createActor(cartMachine).start() as never };
    const { context } = createActor(provideCartRenewal(shop)).start().getSnapshot();
    expect(context).toMatchObject({ secondsLeft: null, expiresAt: null, renewalsLeft: null });
  });

  it('unsubscribes from the cart when its page has ended', () => {
    const unsubscribe = vi.fn();
    const cart = { getSnapshot: () => createActor(cartMachine).getSnapshot(), subscribe: () => ({ unsubscribe }) };
    const shop = { ...recordingShop({}).shop, actor: () => cart as never };
    createActor(provideCartRenewal(shop)).start().stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('renews the cart with one call, then shows a toast and refreshes the cart', async () => {
    const { actor, calls, effects } = open({ renewCartLifetime: { cartLifetime: 1800, renewalsLeft: 2 } });
    actor.send({ type: 'keep' });
    actor.send({ type: 'keep' });
    await waitFor(actor, (snapshot) => snapshot.matches('kept'));
    expect(calls.map(({ name }) => name)).toEqual(['renewCartLifetime']);
    expect(effects).toEqual(['toast cart.kept', 'tell cart refresh']);
  });

  it('does not repeat a call without an answer', async () => {
    const { actor, calls } = open({});
    actor.send({ type: 'keep' });
    await waitFor(actor, (snapshot) => snapshot.matches('notKept'));
    expect(calls).toHaveLength(1);
  });
});

describe('the cart restore (CRT-09)', () => {
  const offer = (answers: Readonly<Record<string, unknown>>) => {
    const world = recordingShop(answers);
    return { ...world, actor: createActor(provideCartRestore(world.shop), { input: { flowId: 'flow' } }).start() };
  };

  it.each([
    [{ restored: 2, dropped: 0 }, 'toast cart.restore.all'],
    [{ restored: 2, dropped: 1 }, 'toast cart.restore.some'],
    [{ restored: 0, dropped: 1 }, 'toast cart.restore.nothing'],
  ])('restores the items with one call and shows the result: %j, %s', async (restoreCart, toast) => {
    const { actor, calls, effects } = offer({ expiredCart: expired, restoreCart });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    actor.send({ type: 'restore' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls.at(-1)).toMatchObject({
      name: 'restoreCart',
      options: { idempotencyKey: idempotencyKey('flow', 'restore', '2026-11-21T09:30:00.000Z') },
    });
    expect(effects).toEqual([toast, 'tell cart refresh']);
  });

  it('dismisses the offer', async () => {
    const { actor, calls, effects } = offer({ expiredCart: expired, dismissExpiredCart: undefined });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    actor.send({ type: 'letGo' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls.map(({ name }) => name)).toEqual(['expiredCart', 'dismissExpiredCart']);
    expect(effects).toEqual(['tell cart refresh']);
  });

  it('ends if there is nothing to offer', async () => {
    const { actor } = offer({ expiredCart: nothingExpired });
    await waitFor(actor, ({ status }) => status === 'done');
  });
});
