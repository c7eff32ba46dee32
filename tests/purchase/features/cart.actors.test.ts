// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor, type AnyActorLogic } from 'xstate';
import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { emptyCart, end, fullCart, expiredCart, smallCart } from '#machines/purchase/cart/model/cart.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';

const running: { stop: () => void }[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  window.localStorage.clear();
});

/**
 * A browser reports a changed value to the other tabs a moment later. In this test, the writing tab receives the event
 * as well.
 */
vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, key, value) {
  const news = this.getItem(key) !== value;
  Reflect.set(this, key, value);
  if (news) setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key })));
});

/** Opens a tab of an account. Its server gives the answers that `answers` contains at the time of the call. */
function openTab(answers: Record<string, unknown>, customerAccountId: number | null = 7) {
  const world = recordingShop(answers);
  const session = staticActor({
    session: customerAccountId === null ? null : { customerAccountId },
    cartEndsAt: null,
  });
  const shop = { ...world.shop, actor: (id: string) => (id === 'session' ? session : world.shop.actor('boot')) };
  const machine = provideCart(shop as never);
  const actor = createActor(machine).start();
  running.push(actor);
  actor.send({ type: 'sessionStarted' });
  const reads = () => world.calls.filter(({ name }) => name === 'shoppingCart').length;
  const expired = () => world.effects.filter((effect) => effect === 'toast cart.expired').length;
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { ...world, machine, actor, reads, expired, settled };
}
it('the cart takes its end from the session, also when it changes (SES-01)', () => {
  let cartEndsAt: number | null = null;
  const listeners = new Set<() => void>();
  const session = {
    getSnapshot: () => ({ context: { session: null, cartEndsAt } }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const { shop } = recordingShop({ shoppingCart: new Promise(() => {}) });
  const cart = createActor(provideCart({ ...shop, actor: () => session as never })).start();
  running.push(cart);
  cart.send({ type: 'sessionStarted' });
  const endsAt = () => cart.getSnapshot().context.endsAt;
  expect(endsAt()).toBeNull();
  cartEndsAt = end;
  for (const listener of listeners) listener();
  expect([endsAt(), cart.getSnapshot().context.now]).toEqual([end, shop.clock.now()]);
  cart.send({ type: 'sessionEnded' });
  expect(listeners.size).toBe(0);
  cart.send({ type: 'sessionStarted' });
  expect(endsAt()).toBe(end);
});

const server = (shoppingCart: ShoppingCart) =>
  ({ shoppingCart, nullifyCartLifetime: undefined }) as Record<string, unknown>;

describe('the expiry of the cart (CRT-02)', () => {
  it('is shown only once in each tab', async () => {
    const answers = server(fullCart);
    const [one, other] = [openTab(answers), openTab(answers)];
    await Promise.all([one.settled(), other.settled()]);
    answers['shoppingCart'] = expiredCart;
    one.actor.send({ type: 'tick', now: end });
    await waitFor(other.actor, (snapshot) => snapshot.matches({ present: 'empty' }));
    await one.settled();
    one.actor.send({ type: 'refresh' });
    other.actor.send({ type: 'refresh' });
    await Promise.all([one.settled(), other.settled()]);
    expect([one.expired(), other.expired()]).toEqual([1, 1]);
  });

  it('is not shown in a tab whose cart was paid in another tab', async () => {
    const answers = server(fullCart);
    const tab = openTab(answers);
    await tab.settled();
    answers['shoppingCart'] = emptyCart;
    tab.actor.send({ type: 'tick', now: end + 60_000 });
    await waitFor(tab.actor, (snapshot) => snapshot.matches({ present: 'empty' }));
    expect(tab.expired()).toBe(0);
  });

  it('is not shown again after a new item was added, or when the page is opened later', async () => {
    const answers = server({ ...smallCart, expiredAt: expiredCart.expiredAt, restorable: true });
    const tab = openTab(answers);
    await tab.settled();
    answers['shoppingCart'] = expiredCart;
    tab.actor.send({ type: 'refresh' });
    await tab.settled();
    expect(tab.expired()).toBe(0);
  });

  it('is shown even if the cart already has new items', async () => {
    const answers = server(fullCart);
    const tab = openTab(answers);
    await tab.settled();
    answers['shoppingCart'] = { ...smallCart, expiredAt: expiredCart.expiredAt, restorable: true };
    tab.actor.send({ type: 'refresh' });
    await tab.settled();
    expect(tab.expired()).toBe(1);
    expect(tab.actor.getSnapshot().matches({ present: { open: 'browsing' } })).toBe(true);
  });

  it('is shown until the person closes it', async () => {
    const answers = server(fullCart);
    const tab = openTab(answers);
    await tab.settled();
    answers['shoppingCart'] = expiredCart;
    tab.actor.send({ type: 'refresh' });
    await tab.settled();
    expect(tab.toasts).toEqual([{ messageId: 'cart.expired', colour: 'warning', timeout: -1 }]);
  });
});

/** Resolves after all tabs have received the messages of the other tabs. */
const tabsUpdated = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('several tabs', () => {
  it('read the cart again only if they show another cart', async () => {
    const answers = server(fullCart);
    const [one, other] = [openTab(answers), openTab(answers)];
    await tabsUpdated();
    answers['shoppingCart'] = smallCart;
    one.actor.send({ type: 'refresh' });
    await waitFor(other.actor, ({ context }) => context.cart?.items.length === 1);
    await tabsUpdated();
    expect([one.reads(), other.reads()]).toEqual([2, 2]);
  });

  it('ignore messages of another account', async () => {
    const one = openTab(server(fullCart));
    const other = openTab(server(smallCart), 8);
    await Promise.all([one.settled(), other.settled()]);
    await tabsUpdated();
    expect([one.reads(), other.reads()]).toEqual([1, 1]);
  });

  it('send no message about a cart whose account is not known', async () => {
    const tab = openTab(server(fullCart), null);
    await tab.settled();
    expect(window.localStorage.getItem('linka.cart')).toBeNull();
  });

  it('delete their stored message when the person logs out', async () => {
    const tab = openTab(server(fullCart));
    await tab.settled();
    expect(window.localStorage.getItem('linka.cart')).toContain('"accountId":7');
    tab.actor.send({ type: 'sessionEnded' });
    expect(window.localStorage.getItem('linka.cart')).toBeNull();
  });
});

describe('a tab', () => {
  it('has no running timer after a log-out', async () => {
    vi.useFakeTimers();
    const tab = openTab(server(fullCart));
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    tab.actor.send({ type: 'sessionEnded' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it.each([
    ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['online', () => window.dispatchEvent(new Event('online'))],
  ])('reads the cart when the page is %s again', async (_, sendEvent) => {
    const tab = openTab(server(fullCart));
    await tab.settled();
    sendEvent();
    await tab.settled();
    expect(tab.reads()).toBe(2);
  });

  it('reads the cart once after the device was asleep, which is detected by a jump of the system time', async () => {
    vi.useFakeTimers();
    const tab = openTab(server(fullCart));
    await vi.advanceTimersByTimeAsync(1500);
    expect(tab.reads()).toBe(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.reads()).toBe(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.reads()).toBe(2);
    vi.useRealTimers();
  });
});

describe('the removal of card applications (CRT-04, CRT-05)', () => {
  const two: ShoppingCart = {
    ...fullCart,
    items: fullCart.items.map((item) => (item.id === 3 ? { ...item, payload: { applicationId: 8 } } : item)),
  };

  it("rejects each application with the cart's note, then empties the cart, even if every rejection fails", async () => {
    const tab = openTab({ ...server(two), clearCart: undefined });
    await tab.settled();
    tab.actor.send({ type: 'cancelAll' });
    tab.actor.send({ type: 'confirm' });
    await tab.settled();
    const rejected = tab.calls.filter(({ name }) => name === 'rejectCardApplication');
    expect(rejected.map(({ options }) => [options.params, options.body])).toEqual([
      [{ id: 7 }, { note: 'cart.applicationNote' }],
      [{ id: 8 }, { note: 'cart.applicationNote' }],
    ]);
    expect(tab.calls.map(({ name }) => name)).toContain('clearCart');
    expect(tab.effects).toContain('toast cart.cleared');
  });

  it('rejects only the application of the removed item', async () => {
    const tab = openTab({ ...server(two), rejectCardApplication: undefined, removeCartItem: undefined });
    await tab.settled();
    tab.actor.send({ type: 'removeItem', id: 3 });
    tab.actor.send({ type: 'confirm' });
    await tab.settled();
    const rejected = tab.calls.filter(({ name }) => name === 'rejectCardApplication');
    expect(rejected.map(({ options }) => options.params)).toEqual([{ id: 8 }]);
    expect(tab.calls.find(({ name }) => name === 'removeCartItem')?.options.params).toEqual({ id: 3 });
    expect(tab.effects).toContain('toast cart.removed');
  });

  it('waits for the answers to all rejections, even if one rejection is refused at once', async () => {
    const { shop } = recordingShop({});
    const last = Promise.withResolvers<never>();
    const call: Shop['call'] = (endpoint, options) =>
      options?.params?.['id'] === 8 ? last.promise : shop.call(endpoint, options);
    const logic = provideCart({ ...shop, call }).implementations.actors['rejectApplications'] as AnyActorLogic;
    const ended = vi.fn();
    const over = toPromise(createActor(logic, { input: { applicationIds: [7, 8] } }).start()).catch(ended);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    last.reject(new Error('refused as well'));
    await over;
    expect(ended).toHaveBeenCalledExactlyOnceWith({ name: 'BAD_GATEWAY', status: 502, metadata: {} });
  });

  it('ends with the error of the first refused rejection, after all rejections were sent', async () => {
    const tab = openTab(server(fullCart));
    const logic = tab.machine.implementations.actors['rejectApplications'] as AnyActorLogic;
    const rejections = createActor(logic, { input: { applicationIds: [7, 8] } });
    const refusal = toPromise(rejections.start());
    await expect(refusal).rejects.toEqual({ name: 'BAD_GATEWAY', status: 502, metadata: {} });
    expect(tab.calls.filter(({ name }) => name === 'rejectCardApplication')).toHaveLength(2);
  });
});
