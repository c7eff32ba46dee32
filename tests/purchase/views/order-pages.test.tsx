// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderDetail, OrderItem } from '#contract/entities/order.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { CartChanges } from '#features/purchase/cart/cart-changes.tsx';
import { CartItem } from '#features/purchase/cart/cart-item.tsx';
import { InvoicePaper } from '#features/purchase/invoice/invoice-paper.tsx';
import { InvoiceScreen } from '#features/purchase/invoice/invoice-screen.tsx';
import { OrderListScreen } from '#features/purchase/order-list/order-list-screen.tsx';
import { OrderOpened } from '#features/purchase/order-list/order-opened.tsx';
import { OrderResultPanel } from '#features/purchase/order-list/order-result-panel.tsx';
import { OrderPage } from '#features/purchase/order/order-page.tsx';
import { OrderScreen } from '#features/purchase/order/order-screen.tsx';
import { everyStanding } from '#machines/purchase/cart-restore/model/cart-restore.samples.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cancelledOrder, invoiceOrder, paidOrder, pendingOrder } from './order.samples.ts';

fillBrowserGaps();

const begun = { begun: true, resumable: true };
const [ticket] = pendingOrder.items;
if (ticket === undefined) throw new Error('the sample has no item');
const { zone: _, ...days } = ticket.payload;
const zoneless: OrderItem = { ...ticket, id: 5, payload: days };
const topUp: OrderItem = { ...ticket, id: 2, name: 'Dobití', description: 'Karta 1', quantity: 2, payload: {} };
const plain: OrderItem = { ...topUp, id: 3, description: null, quantity: 1, cancelled: true, taxPercentage: 0 };
const nobody: OrderItem = { ...plain, id: 4, cardNumber: null, customerFullName: null, cancelled: false };
const stateOf = (name: OrderDetail['state']['name']): OrderDetail['state'] => ({ id: 1, name, displayName: name });

const orders: Readonly<Record<string, OrderDetail>> = {
  'waits for a card': pendingOrder,
  'has a payment that has begun': { ...pendingOrder, attempt: begun },
  'has a payment that cannot be resumed': { ...pendingOrder, attempt: { begun: true, resumable: false } },
  'was refused': { ...pendingOrder, lastEnding: 'REJECTED' },
  'waits for an invoice': { ...invoiceOrder, invoice: paidOrder.invoice },
  'has items of all kinds': { ...paidOrder, currency: 'EUR', items: [ticket, zoneless, topUp, plain, nobody] },
  'is paid and delivered': paidOrder,
  'is paid and not delivered': { ...paidOrder, delivered: false },
  'is paid without an invoice': { ...paidOrder, invoice: null, items: [topUp] },
  'is processed': { ...pendingOrder, state: stateOf('PROCESSING') },
  'has expired': cancelledOrder,
  'could not be delivered': { ...cancelledOrder, cancelReason: 'UNDELIVERABLE', invoice: paidOrder.invoice },
  'was returned': { ...paidOrder, state: stateOf('RETURNED') },
};

function Drawn({ As, shown }: { readonly As: 'page' | 'row' | 'result'; readonly shown: OrderDetail }) {
  const order = useActorRef(orderMachine, { input: { interrupted: null } });
  if (As === 'page') return <OrderPage order={order} shown={shown} />;
  if (As === 'row') return <OrderOpened order={order} row={shown} />;
  return <OrderResultPanel order={order} shown={shown} />;
}

const drawn = (as: 'page' | 'row' | 'result') =>
  Object.fromEntries(
    Object.entries(orders).map(([what, shown]) => [
      `the ${as} of an order that ${what}`,
      () => inShop(testShop(), <Drawn As={as} shown={shown} />),
    ]),
  );

const line = { cells: ['Jízdenka', '1', '491 Kč', '12 %', '550 Kč', '550 Kč'], detail: null };
const invoice: Invoice = {
  number: '2026000001',
  locale: 'cs',
  title: 'Faktura – daňový doklad',
  stamp: { kind: 'PAID', text: 'Uhrazeno 21.11.2026' },
  supplier: { heading: 'Dodavatel', lines: ['Linka', 'Nádražní 1'] },
  customer: { heading: 'Odběratel', lines: ['Lenka Dvořáková'] },
  facts: [{ label: 'Datum splatnosti', value: '05.12.2026' }],
  items: {
    headings: ['Položka', 'Množství', 'Cena bez DPH', 'DPH', 'Cena s DPH', 'Celkem'],
    rows: [line, { ...line, detail: 'Lenka' }],
  },
  taxes: {
    caption: 'Rozpis DPH',
    headings: ['Sazba', 'Základ', 'Daň', 'S daní'],
    rows: [{ cells: ['12 %', '982,14 Kč', '117,86 Kč', '1 100 Kč'], detail: null }],
  },
  total: { label: 'Celkem včetně DPH', value: '1 100,00 Kč' },
  payment: null,
  note: 'Platí bez podpisu.',
};
const payable: Invoice = {
  ...invoice,
  stamp: null,
  payment: {
    heading: 'Jak zaplatit',
    facts: [
      { label: 'Variabilní symbol', value: '260001', typed: '260001' },
      { label: 'Datum splatnosti', value: '05.12.2026', typed: null },
    ],
    code: { label: 'QR kód', size: 29, path: 'M4 4h7v1h-7z' },
  },
};

const allowedPaymentTypes = [{ id: 2, name: 'INVOICE', displayName: 'Faktura' }];
const screen = (Screen: () => React.ReactNode, answers: Readonly<Record<string, unknown>>, address = '/page') =>
  inShop(
    answeringShop({ eshopOrderStates: [], ...answers }, { allowedPaymentTypes } as object),
    inRouter(Screen, createMemoryHistory({ initialEntries: [address] })),
  );
const asCartItem = (item: OrderItem): Item => ({
  ...item,
  payload: { ...item.payload, ...(item.cardNumber === null ? {} : { cardNumber: item.cardNumber }) },
});
const [cartTicket] = fullCart.items;

describePages('orders', {
  'items of the cart with and without a description, a card and a customer': () =>
    inShop(
      testShop(),
      <>
        {[zoneless, topUp, plain, { ...nobody, customer: null }].map((item) => (
          <CartItem key={item.id} item={asCartItem(item)} onRemove={undefined} disabled={false} />
        ))}
      </>,
    ),
  ...drawn('page'),
  ...drawn('row'),
  ...drawn('result'),
  'the list of orders': () =>
    screen(OrderListScreen, {
      orders: { items: Object.values(orders).map((order, id) => ({ ...order, id: id + 1 })), totalCount: 60 },
    }),
  'the list of orders of which none waits': () =>
    screen(OrderListScreen, { orders: { items: [paidOrder, cancelledOrder], totalCount: 2 } }),
  'the result of an order that waits, at the address of the list': () =>
    screen(
      OrderListScreen,
      { orders: { items: [pendingOrder, paidOrder], totalCount: 2 }, order: pendingOrder },
      '/page?result=11',
    ),
  'no orders': () => screen(OrderListScreen, { orders: { items: [], totalCount: 0 } }),
  'orders that cannot be read': () => screen(OrderListScreen, {}),
  'the screen of an order': () => screen(OrderScreen, { order: paidOrder }),
  'the screen of an order that cannot be read': () => screen(OrderScreen, {}),
  'the screen of an invoice': () => screen(InvoiceScreen, { invoice }),
  'the screen of an invoice that cannot be read': () => screen(InvoiceScreen, {}),
  'a paid invoice': () => inShop(testShop(), <InvoicePaper invoice={invoice} />),
  'an invoice to be paid': () => inShop(testShop(), <InvoicePaper invoice={payable} />),
  'an invoice to be paid without a code': () =>
    inShop(
      testShop(),
      <InvoicePaper invoice={{ ...payable, payment: payable.payment && { ...payable.payment, code: null } }} />,
    ),
  'what has changed in the cart': () => inShop(testShop(), <CartChanges lines={everyStanding} />),
  'the items of a full cart': () =>
    inShop(
      testShop(),
      <>
        {fullCart.items.map((item) => (
          <CartItem key={item.id} item={item} onRemove={() => {}} disabled={item === cartTicket} />
        ))}
      </>,
    ),
});
