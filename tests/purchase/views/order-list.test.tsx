// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { useList } from '#common/list-table/use-list.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Order } from '#contract/entities/order.ts';
import { type OrderState, orderStates } from '#contract/enumerations.ts';
import { OrderListScreen } from '#features/purchase/order-list/order-list-screen.tsx';
import { OrderList } from '#features/purchase/order-list/order-list.tsx';
import { provideOrderList } from '#features/purchase/order/order.actors.ts';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import type { Shop } from '#runtime/shop.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { rowStyles } from '#ui/table/table.styles.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { failingCall } from '../../common/views/support/failing-call.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cancelledOrder, paidOrder, pendingOrder } from './order.samples.ts';

fillBrowserGaps();
afterEach(cleanup);

function Listed({ shop }: { readonly shop: Shop }) {
  const list = useList(() => provideOrderList(shop), { detailSource: 'included', sortBy: 'number', sortDesc: true });
  return <OrderList list={list} order={useActorRef(orderMachine, { input: { interrupted: null } })} />;
}

const states = [{ id: 1, name: 'PENDING', displayName: 'Server tomu říká: čeká' }];

async function show(items: readonly Order[], allowedPaymentTypes: readonly unknown[] = []) {
  const call = async ({ name }: EndpointDefinition) =>
    (name === 'eshopOrderStates' ? states : { items, totalCount: items.length }) as never;
  const boot = staticActor({ configuration: { allowedPaymentTypes } });
  const shop = { ...testShop({ boot }), call };
  render(inShop(shop, <Listed shop={shop} />));
  const rows = await screen.findAllByRole('row', { name: /26\s?0/ });
  return { rows, user: userEvent.setup() };
}

const inState = (name: OrderState, more: Partial<Order> = {}): Order => ({
  ...pendingOrder,
  state: { id: 1, name, displayName: name },
  ...more,
});

it.each(orderStates)('only an order that has ended without a purchase is faded: %s', async (state) => {
  const { rows } = await show([inState(state)]);
  const isOver = state === 'CANCELLED' || state === 'REJECTED' || state === 'RETURNED';
  expect(rows[0]?.className).toBe(rowStyles({ tone: isOver ? 'faded' : 'plain', layout: 'receipt' }));
});

it.each([
  [[paidOrder, pendingOrder], 1],
  [[paidOrder, cancelledOrder], 0],
])('the list has the note that unpaid orders are not valid only if there is an unpaid order', async (orders, notes) => {
  await show(orders);
  expect(screen.queryAllByText(/ještě neplatí/)).toHaveLength(notes);
});

const begun = { begun: true, resumable: true };
it.each<readonly [Order, string | null]>([
  [pendingOrder, null],
  [{ ...pendingOrder, lastEnding: 'REJECTED' }, 'Platba zamítnuta'],
  [{ ...pendingOrder, lastEnding: 'RUN_OUT' }, 'Čas na platbu vypršel'],
  [{ ...pendingOrder, attempt: begun }, 'Platba probíhá'],
  [paidOrder, null],
  [{ ...paidOrder, delivered: false }, 'Právě vyřizujeme'],
  [{ ...cancelledOrder, cancelReason: 'EXPIRED' }, 'Nezaplaceno včas'],
  [{ ...cancelledOrder, cancelReason: 'UNDELIVERABLE' }, 'Peníze vracíme'],
  [{ ...cancelledOrder, cancelReason: 'CUSTOMER' }, null],
  [inState('RETURNED'), null],
])('the state of an order has a note only where the state alone would be misleading: %#', async (order, note) => {
  const { rows } = await show([order]);
  const cell = rows[0]?.querySelector('[data-label=Stav]');
  expect(cell?.textContent).toBe(order.state.displayName + (note ?? ''));
  expect(screen.queryByText(/nestrhli|nevíme/)).toBeNull();
});

it('an order with an unknown state shows its name, offers no action and leaves the other rows as they are (CAL-04)', async () => {
  const strange: Order = { ...pendingOrder, state: { id: 77, name: 'UNKNOWN', displayName: 'Částečně zaplaceno' } };
  const { rows } = await show([strange, paidOrder]);
  const [first = document.body, second = document.body] = rows;
  expect(first.querySelector('[data-label=Stav]')?.textContent).toBe('Částečně zaplaceno');
  expect(first.className).toBe(rowStyles({ tone: 'plain', layout: 'receipt' }));
  const buttons = within(first).getAllByRole('button');
  expect(buttons).toEqual([within(first).getByRole('button', { name: 'Zobrazit podrobnosti' })]);
  expect(second.querySelector('[data-label=Stav]')?.textContent).toBe('Zaplaceno');
});

it('an opened row shows the sentence about the payment and the items', async () => {
  const { rows, user } = await show([{ ...pendingOrder, currency: 'EUR' }]);
  await user.click(within(rows[0] ?? document.body).getByRole('button', { name: 'Zobrazit podrobnosti' }));
  expect(screen.getByText(/^Zatím jsme vám nic nestrhli/)).toBeTruthy();
  const items = within(screen.getByRole('table', { name: 'Položky objednávky' }));
  expect(items.getByText('Lenka Dvořáková')).toBeTruthy();
  expect(items.getAllByText(/550,00\s€/)).toHaveLength(2);
});

it('the filters offer the states from the server and the payment types that the operator allows', async () => {
  const { user } = await show(
    [pendingOrder, paidOrder],
    [
      { id: 2, name: 'INVOICE', displayName: 'Faktura' },
      { id: 9, name: 'UNKNOWN', displayName: 'Poukázka' },
    ],
  );
  const offeredBy = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    const popup = within(await screen.findByRole('listbox', { name }));
    const offered = popup.getAllByRole('option').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return offered;
  };
  expect(await offeredBy('Stav')).toEqual(['Server tomu říká: čeká']);
  expect(await offeredBy('Způsob platby')).toEqual(['Faktura']);
});

it('a toast says that the order states for the filter could not be read', async () => {
  const orders = answeringShop({ orders: { items: [pendingOrder], totalCount: 1 }, eshopOrderStates: states });
  const { shop, told } = failingCall(orders, 'eshopOrderStates');
  render(inShop(shop, <Listed shop={shop} />));
  await expect.poll(() => told).toEqual(['orders.statesFailed']);
});

it('the list reads the orders of the day that is typed', async () => {
  const queries: unknown[] = [];
  const shop = answeringShop({ orders: { items: [pendingOrder, paidOrder], totalCount: 2 }, eshopOrderStates: states });
  const call: Shop['call'] = (endpoint, options) => {
    if (endpoint.name === 'orders') queries.push(Reflect.get(options?.query ?? {}, 'date'));
    return shop.call(endpoint, options);
  };
  const asked = { ...shop, call };
  render(inShop(asked, <Listed shop={asked} />));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Den vytvoření' }), '20.11.2026');
  await expect.poll(() => queries.at(-1)).toBe('2026-11-20');
});

/** In this test, today is 2026-11-21. */
it.each([
  ['2026-11-21', { date: '2026-11-21' }],
  ['2026-11-22', {}],
])('the list reads the orders of the day in the address, unless the day is in the future: %s', async (date, filter) => {
  const queries: unknown[] = [];
  const shop = {
    ...answeringShop({}),
    call: ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
      if (name === 'orders') queries.push(query);
      return new Promise<never>(() => {});
    },
  };
  const history = createMemoryHistory({ initialEntries: [`/page?date=${date}`] });
  render(inShop(shop, inRouter(OrderListScreen, history)));
  const query = { limit: 25, offset: 0, sortBy: 'number', sortDesc: true, ...filter };
  await expect.poll(() => queries).toEqual([query]);
});

it('a row begins with the items and the customers, and links to the order', async () => {
  const [ticket] = pendingOrder.items;
  if (ticket === undefined) throw new Error('expected the sample to have an item');
  const items = [
    ticket,
    { ...ticket, id: 2, customerFullName: 'Jan Dvořák' },
    { ...ticket, id: 3, name: 'Dobití elektronické peněženky', customerFullName: 'Jan Dvořák' },
    { ...ticket, id: 4, name: 'Poplatek', quantity: 2, customerFullName: null },
  ];
  const { rows } = await show([{ ...pendingOrder, items }, paidOrder, { ...paidOrder, id: 15, items: [] }]);
  const leadOf = (row: HTMLElement | undefined) => row?.querySelector('td');
  expect(leadOf(rows[0])?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    '2 × Časová jízdenka: 30denní a 3 dalšíLenka Dvořáková a Jan Dvořák',
  );
  expect(leadOf(rows[0])?.querySelector('a')?.getAttribute('href')).toBe('#/app/order-list/11');
  expect(leadOf(rows[1])?.textContent).toBe('Časová jízdenka: 30denníLenka Dvořáková');
  expect(leadOf(rows[2])?.textContent).toBe('Objednávka 260013');
});

it('a row has buttons to pay, to cancel and to send the confirmation again; only the button to pay is filled', async () => {
  const { rows } = await show([pendingOrder, paidOrder, cancelledOrder]);
  const buttonsOf = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('button')
      .slice(0, -1);
  expect(rows.map(buttonsOf).map((buttons) => buttons.map(({ textContent }) => textContent))).toEqual([
    ['Zaplatit', 'Zrušit'],
    ['Poslat potvrzení'],
    [],
  ]);
  screen.getByRole('button', { name: 'Zrušit objednávku' });
  screen.getByRole('button', { name: 'Poslat potvrzení znovu' });
  const filled = buttonStyles({ variant: 'primary' });
  const isFilled = ({ className }: HTMLElement) => className === filled;
  expect(
    rows
      .flatMap(buttonsOf)
      .filter(isFilled)
      .map(({ textContent }) => textContent),
  ).toEqual(['Zaplatit']);
});

it('a row shows why an unpaid order cannot be paid while its payment is in progress elsewhere', async () => {
  const { rows, user } = await show([{ ...pendingOrder, attempt: { begun: true, resumable: false } }]);
  const pay = within(rows[0] ?? document.body).getByRole('button', { name: 'Zaplatit znovu' });
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  expect(pay.title).toMatch(/^Platba této objednávky právě běží/);
  await user.click(pay);
  expect(screen.queryByText('Platbu právě připravujeme')).toBeNull();
});

it('the list without orders shows a sentence and the next step, and its filters are disabled', async () => {
  const call = async ({ name }: EndpointDefinition) =>
    (name === 'eshopOrderStates' ? states : { items: [], totalCount: 0 }) as never;
  render(
    inShop(
      { ...testShop({ boot: staticActor({ configuration: null }) }), call },
      <Listed shop={{ ...testShop(), call }} />,
    ),
  );
  expect(await screen.findByText('Zatím nemáte žádnou objednávku.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Začít nakupovat' }).getAttribute('href')).toBe('#/app/user-account');
  expect(screen.getByRole('textbox', { name: 'Den vytvoření' }).matches(':disabled')).toBe(true);
});
