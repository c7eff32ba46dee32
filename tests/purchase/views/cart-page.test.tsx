// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ShoppingCart } from '#contract/entities/shopping-cart.ts';
import { CartPage } from '#features/purchase/cart/cart-page.tsx';
import { CartView } from '#features/purchase/cart/cart-view.tsx';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { keepPayment } from '#features/purchase/payment/kept-payment.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { emptyCart, expiredCart, smallCart } from '#machines/purchase/cart/model/cart.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const allowedPaymentTypes = [{ id: 1, name: 'BANK_CARD', displayName: 'Platební karta' }];
const never = new Promise<never>(() => {});
const refuseCall = () => Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} });

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

/**
 * A shop of an account. For each call name, `answers` has a function that makes the answer. `sent`: the calls with their
 * keys.
 */
function shopWith(answers: Readonly<Record<string, () => unknown>>) {
  const sent: (readonly [string, string | undefined])[] = [];
  const parts: Record<string, unknown> = {
    boot: staticActor({ configuration: { allowedPaymentTypes } }),
    session: staticActor({ session: { customerAccountId: 7 }, cartEndsAt: null }),
    customerSelection: createActor(customerSelectionMachine),
  };
  const shop: Shop = {
    ...testShop(parts),
    call: async ({ name }: EndpointDefinition, options: CallOptions<never> = {}) => {
      sent.push([name, options.idempotencyKey]);
      return (await (answers[name] ?? refuseCall)()) as never;
    },
  };
  const cart = createActor(provideCart(shop));
  parts['cart'] = cart;
  stops.push(() => cart.stop());
  const open = (page: ReactElement = <CartPage />) => {
    cart.start();
    cart.send({ type: 'sessionStarted' });
    render(inShop(shop, page));
  };
  return { shop, cart, sent, open };
}
const answerWith = (cart: ShoppingCart) => ({ shoppingCart: () => cart });
const payByCard = () => screen.findByRole('button', { name: 'Zaplatit kartou' });

describe('the page of the cart', () => {
  it('disables all removals while the cart is being paid', async () => {
    const { open } = shopWith({ ...answerWith(smallCart), createOrder: () => never });
    open();
    await userEvent.click(await payByCard());
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vyprázdnit košík' }).disabled).toBe(true),
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Odebrat: Měsíční jízdenka' }).disabled).toBe(true);
  });

  it('continues the payment that was interrupted by a reload, with the same key (PAY-09)', async () => {
    const { shop, sent, open } = shopWith({ ...answerWith(smallCart), createOrder: () => never });
    const flowId = '0b9c3b5e-8f1e-4b44-9d5a-3c1f6f7f9a10';
    keepPayment(shop, {
      flowId,
      mode: { type: 'cart' },
      paymentType: 'BANK_CARD',
      content: '1.1.55000',
      orderId: null,
      away: null,
    });
    open();
    await waitFor(() => expect(sent.find(([name]) => name === 'createOrder')?.[1]).toContain(flowId));
  });

  it('shows only the payment as soon as the cart has become an order', async () => {
    let cart: ShoppingCart = smallCart;
    const { cart: actor, open } = shopWith({
      shoppingCart: () => cart,
      createOrder: () => {
        cart = emptyCart;
        return { id: 11, number: 260_011, price: 55_000 };
      },
    });
    open();
    await userEvent.click(await payByCard());
    expect(await screen.findByText('Tímto pokusem jsme vám nic nestrhli.')).toBeTruthy();
    await waitFor(() => expect(actor.getSnapshot().context.cart?.empty).toBe(true));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zaplatit kartou' })).toBeNull());
    expect(screen.queryByText('V košíku nic není.')).toBeNull();
  });

  it('reserves space for its warning while the cart is read, and shows the warning only if there are items', async () => {
    const read = Promise.withResolvers<ShoppingCart>();
    const { open } = shopWith({ shoppingCart: () => read.promise });
    open();
    const warning = () => screen.queryByText(/^Co je v košíku, začne platit/);
    const visibility = () => window.getComputedStyle(warning() ?? document.body).visibility;
    expect([warning() !== null, visibility()]).toEqual([true, 'hidden']);
    read.resolve(smallCart);
    await waitFor(() => expect([warning() !== null, visibility()]).toEqual([true, 'visible']));
    expect(warning()?.parentElement?.parentElement?.querySelector('.lucide-triangle-alert')).not.toBeNull();
    cleanup();
    const other = shopWith(answerWith(emptyCart));
    other.open();
    await screen.findByText('V košíku nic není.');
    expect(warning()).toBeNull();
  });
});

it('the offer to restore an expired cart is mounted again for each newly expired cart', async () => {
  let cart: ShoppingCart = expiredCart;
  const { cart: actor, open } = shopWith({ shoppingCart: () => cart });
  const view = (shown: ActorRefFrom<typeof cartMachine>) => (
    <CartView cart={shown} locked={false} payment={null} empty={() => null} restore={<input aria-label="restore" />} />
  );
  open(view(actor));
  const offer = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'restore' });
  await userEvent.type(await offer(), 'failed');
  cart = { ...expiredCart, expiredAt: '2026-11-21T10:30:00.000Z' };
  actor.send({ type: 'refresh' });
  await waitFor(async () => expect((await offer()).value).toBe(''));
});
