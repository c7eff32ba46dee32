// @vitest-environment jsdom
import { createMemoryHistory, type RouteComponent } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { OrderListScreen } from '#features/purchase/order-list/order-list-screen.tsx';
import { OrderScreen } from '#features/purchase/order/order-screen.tsx';
import { keepPayment } from '#features/purchase/payment/kept-payment.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cancelledOrder, paidOrder, pendingOrder } from './order.samples.ts';

fillBrowserGaps();
emulateModalDialogs();
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const settling: OrderDetail = { ...pendingOrder, state: { id: 4, name: 'PROCESSING', displayName: 'Zpracovává se' } };
const flowId = '0b9c3b5e-8f1e-4b44-9d5a-3c1f6f7f9a10';

/**
 * Opens a page for an account with these orders. `called`: the names of all calls; `keys`: the idempotency keys of its
 * payments.
 */
function open(Page: RouteComponent, address: string, orders: readonly OrderDetail[], payAgain?: Promise<never>) {
  const called: string[] = [];
  const keys: (string | undefined)[] = [];
  const shop = {
    ...testShop({
      boot: staticActor({ configuration: null }),
      session: staticActor({ session: { customerAccountId: 7 } }),
    }),
    call: async ({ name }: EndpointDefinition, { params, idempotencyKey }: CallOptions<never> = {}) => {
      called.push(name);
      if (name === 'eshopOrderStates') return [] as never;
      if (name === 'orders') return { items: orders, totalCount: orders.length } as never;
      if (name === 'cancelOrder') return undefined as never;
      if (name === 'payAgain') {
        keys.push(idempotencyKey);
        return (await payAgain) as never;
      }
      const { id } = params as unknown as { readonly id: string };
      const found = orders.find((one) => String(one.id) === id);
      if (found === undefined) throw { name: 'NOT_FOUND', status: 404, metadata: {} };
      return found as never;
    },
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const show = () => render(inShop(shop, inRouter(Page, history, [], '/orders/{-$orderId}')));
  const timesOf = (name: string) => called.filter((one) => one === name).length;
  return { shop, history, show, timesOf, keys };
}
const never = new Promise<never>(() => {});
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const pages = [
  ['the list', OrderListScreen, '/orders', 'orders'],
  ['the page of an order', OrderScreen, '/orders/11', 'order'],
] as const;

describe.each(pages)('on %s', (_name, Page, address, call) => {
  it('polls automatically while an order is being settled (ORD-06)', async () => {
    vi.useFakeTimers();
    const { show, timesOf } = open(Page, address, [settling]);
    show();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(500);
    expect(timesOf(call)).toBe(1);
    await pass(2000);
    expect(timesOf(call)).toBe(2);
  });

  it('does not poll for a settled order', async () => {
    vi.useFakeTimers();
    const { show, timesOf } = open(Page, address, [{ ...paidOrder, id: 11 }]);
    show();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(timesOf(call)).toBe(1);
  });

  it('continues the payment that was interrupted by a reload, with the same key (PAY-09)', async () => {
    const { shop, show, keys } = open(Page, address, [pendingOrder], never);
    const attempt = { flowId, paymentType: 'BANK_CARD', content: '', orderId: 11, away: null } as const;
    keepPayment(shop, { ...attempt, mode: { type: 'payAgain', orderId: 11 } });
    show();
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(keys[0]).toContain(flowId);
  });
});

describe('the list', () => {
  it.each([
    ['the orders', 'orders', '/orders'],
    ['the shown result', 'order', '/orders?result=11'],
  ] as const)('reads %s again after an order was cancelled', async (_, read, address) => {
    const { show, timesOf } = open(OrderListScreen, address, [pendingOrder]);
    show();
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: 'Zrušit objednávku' }))[0] ?? document.body);
    const before = timesOf(read);
    const buttons = await screen.findAllByRole('button', { name: 'Zrušit objednávku' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(timesOf(read)).toBe(before + 1));
  });

  it('shows the result of another order when the address contains its id', async () => {
    const { history, show } = open(OrderListScreen, '/orders?result=13', [paidOrder, cancelledOrder]);
    show();
    await screen.findByRole('heading', { level: 2, name: /^Zaplaceno/ });
    act(() => history.push('/orders?result=14'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Zrušeno' })).toBeTruthy();
  });
});

describe('the page of an order', () => {
  it('shows another order when the address contains its id', async () => {
    const { history, show } = open(OrderScreen, '/orders/11', [pendingOrder, paidOrder]);
    show();
    await title('Objednávka 260011');
    act(() => history.push('/orders/13'));
    await title('Objednávka 260013');
  });

  it('does not continue the payment of another order', async () => {
    const { shop, show, keys } = open(OrderScreen, '/orders/13', [paidOrder], never);
    const attempt = { flowId, paymentType: 'BANK_CARD', content: '', orderId: 11, away: null } as const;
    keepPayment(shop, { ...attempt, mode: { type: 'payAgain', orderId: 11 } });
    show();
    await title('Objednávka 260013');
    expect(keys).toEqual([]);
  });

  it('reads the order again after it was cancelled', async () => {
    const { show, timesOf } = open(OrderScreen, '/orders/11', [pendingOrder]);
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
    const buttons = await screen.findAllByRole('button', { name: 'Zrušit objednávku' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(timesOf('order')).toBe(2));
  });
});
