// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { afterEach, expect, it } from 'vitest';
import type { OrderDetail, OrderEvent } from '#contract/entities/order.ts';
import { attemptEndings, orderEventKinds } from '#contract/enumerations.ts';
import { OrderPage } from '#features/purchase/order/order-page.tsx';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cancelledOrder, invoiceOrder, paidOrder, pendingOrder } from './order.samples.ts';

afterEach(cleanup);

function Shown({ shown }: { readonly shown: OrderDetail }) {
  return <OrderPage order={useActorRef(orderMachine, { input: { interrupted: null } })} shown={shown} />;
}

const show = (shown: OrderDetail): HTMLElement => {
  const { container } = render(inShop(testShop(), <Shown shown={shown} />));
  return container;
};
const at = '2026-11-21T08:00:00.000Z';
const stateOf = (name: OrderDetail['state']['name']): OrderDetail['state'] => ({ id: 1, name, displayName: name });

const standings: readonly (readonly [string, OrderDetail])[] = [
  ['čeká na zaplacení kartou', pendingOrder],
  ['Zatím jsme vám nic nestrhli', pendingOrder],
  ['Zatím jsme vám nic nestrhli', { ...pendingOrder, attempt: { begun: false, resumable: true } }],
  ['můžete se tam vrátit', { ...pendingOrder, attempt: { begun: true, resumable: true } }],
  ['nejpozději za 20 minut', { ...pendingOrder, attempt: { begun: true, resumable: false } }],
  ['Platba kartou byla zamítnuta. Můžete zaplatit znovu', { ...pendingOrder, lastEnding: 'REJECTED' }],
  ['Platba kartou byla zrušena. Můžete zaplatit znovu', { ...pendingOrder, lastEnding: 'CANCELLED' }],
  ['nepodařilo zahájit', { ...pendingOrder, lastEnding: 'FAILED' }],
  ['Platbu kartou jsme vám vrátili', { ...pendingOrder, lastEnding: 'REVERSED' }],
  ['neplaťte prosím podruhé', { ...pendingOrder, lastEnding: 'RUN_OUT' }],
  ['neplaťte prosím podruhé', { ...pendingOrder, lastEnding: 'RUN_OUT', attempt: { begun: false, resumable: true } }],
  [
    'Zatím jsme vám nic nestrhli',
    { ...pendingOrder, lastEnding: 'REJECTED', attempt: { begun: false, resumable: true } },
  ],
  ['můžete se tam vrátit', { ...pendingOrder, lastEnding: 'RUN_OUT', attempt: { begun: true, resumable: true } }],
  ['čeká na platbu podle faktury', invoiceOrder],
  ['čeká na platbu podle faktury', { ...invoiceOrder, lastEnding: 'REJECTED' }],
  ['Právě objednávku vyřizujeme', { ...paidOrder, delivered: false }],
  ['Zaplaceno a vyřízeno', paidOrder],
  ['Zaplaceno a vyřízeno', { ...paidOrder, history: [] }],
  ['nebyla včas zaplacena', cancelledOrder],
  ['Objednávku jste zrušili', { ...cancelledOrder, cancelReason: 'CUSTOMER' }],
  ['Objednávku jste zrušili', { ...cancelledOrder, cancelReason: null }],
  ['Peníze vám vracíme', { ...cancelledOrder, cancelReason: 'UNDELIVERABLE' }],
  ['Nic jste nezaplatili', { ...cancelledOrder, price: 0, cancelReason: 'UNDELIVERABLE' }],
  ['Peníze jsme vám vrátili', { ...cancelledOrder, state: stateOf('RETURNED') }],
  ['byla zamítnuta', { ...cancelledOrder, state: stateOf('REJECTED') }],
  ['neumíme říct', { ...paidOrder, state: stateOf('UNKNOWN') }],
  ['neumíme říct', { ...pendingOrder, paymentType: { id: 9, name: 'UNKNOWN', displayName: 'Poukázka' } }],
  ['se zpracovává', { ...pendingOrder, state: stateOf('PROCESSING') }],
];

it.each(standings)('the page shows the state of the order in one sentence: %s', (sentence, order) => {
  show(order);
  expect(screen.getByTestId('order-status').textContent).toContain(sentence);
});

it('the page says that nothing was charged only after endings of an attempt that prove this', () => {
  const claims = attemptEndings.filter((lastEnding) => {
    const container = show({ ...pendingOrder, lastEnding });
    const isClaimed = /nestrhli/u.test(within(container).getByTestId('order-status').textContent);
    cleanup();
    return isClaimed;
  });
  expect(claims).toEqual(['CANCELLED', 'REJECTED', 'FAILED']);
});

it('the page offers no action for an order with an unknown state, and shows the state and the items (CAL-04)', () => {
  show({ ...pendingOrder, state: { id: 77, name: 'UNKNOWN', displayName: 'Částečně zaplaceno' } });
  expect(screen.getByText('Částečně zaplaceno')).toBeTruthy();
  expect(screen.getByText('Časová jízdenka: 30denní')).toBeTruthy();
  expect(screen.queryByText('Neplatí')).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const events: Readonly<Record<OrderEvent['kind'], readonly [OrderEvent['detail'], string]>> = {
  CREATED: [{}, 'Objednávka vytvořena'],
  PAYMENT_TYPE_CHANGED: [{ paymentType: 'INVOICE' }, 'Změněno na platbu na fakturu'],
  ATTEMPT_BEGUN: [{}, 'Platba kartou zahájena'],
  ATTEMPT_ENDED: [{ outcome: 'REJECTED' }, 'Platba kartou zamítnuta'],
  PAID: [{}, 'Zaplaceno'],
  DELIVERED: [{}, 'Vyřízeno'],
  INVOICED: [{ number: '2026000001' }, 'Vystavena faktura č. 2026000001'],
  CANCELLED: [{}, 'Objednávka zrušena'],
  EXPIRED: [{}, 'Propadla bez zaplacení'],
  LATE_MONEY: [{}, 'Platba přišla až po konci objednávky'],
  RETURNED: [{}, 'Peníze vráceny'],
  MAILED: [{ mail: 'INVOICE' }, 'Faktura odeslána e-mailem'],
};

it.each(orderEventKinds)('the history has a text for %s, also without details', (kind) => {
  const [detail, words] = events[kind];
  const history = [
    { kind, at, detail: {} },
    { kind, at, detail },
  ];
  show({ ...cancelledOrder, history });
  const stations = within(screen.getByRole('list', { name: 'Průběh' })).getAllByRole('listitem');
  expect(stations).toHaveLength(2);
  expect(stations[0]?.textContent).not.toContain('{');
  expect(stations[1]?.textContent).toContain(words);
});

it.each([
  ['Zaplatit', null, null],
  ['Zaplatit', null, { begun: false, resumable: true }],
  ['Zpět na platební bránu', null, { begun: true, resumable: true }],
  ['Zaplatit znovu', 'true', { begun: true, resumable: false }],
] as const)('the page offers the button %s, disabled: %s, with the open attempt %o', (offered, disabled, attempt) => {
  show({ ...pendingOrder, attempt });
  const ways = screen.queryAllByRole('button', { name: /^(Zaplatit|Zaplatit znovu|Zpět na platební bránu)$/ });
  expect(ways.map((way) => [way.textContent, way.getAttribute('aria-disabled')])).toEqual([[offered, disabled]]);
  expect(ways[0]?.title === '').toBe(disabled === null);
  expect(screen.queryAllByRole('button', { name: 'Zaplatit na fakturu' })).toHaveLength(attempt === null ? 1 : 0);
});

it.each(['REJECTED', 'CANCELLED', 'FAILED', 'RUN_OUT', 'REVERSED'] as const)(
  'the page offers to pay again only after a payment attempt has ended: %s',
  (lastEnding) => {
    for (const attempt of [null, { begun: false, resumable: true }]) {
      show({ ...pendingOrder, attempt, lastEnding });
      expect(screen.getByRole('button', { name: /^Zaplatit( znovu)?$/ }).textContent).toBe('Zaplatit znovu');
      cleanup();
    }
  },
);

it('the history does not list the end of a paid attempt, and shows the future steps', () => {
  const history: OrderEvent[] = [
    { kind: 'CREATED', at, detail: {} },
    { kind: 'PAID', at, detail: {} },
    { kind: 'ATTEMPT_ENDED', at, detail: { outcome: 'PAID' } },
  ];
  show({ ...paidOrder, delivered: false, history });
  const stations = within(screen.getByRole('list', { name: 'Průběh' })).getAllByRole('listitem');
  expect(stations.map(({ dataset }) => dataset['state'])).toEqual(['passed', 'here', 'ahead', 'ahead']);
  const ahead = stations.slice(2).map(({ textContent }) => textContent);
  expect(ahead).toEqual([expect.stringMatching(/^Vyřízení/), expect.stringMatching(/^Jízdenka platí naposledy/)]);
});

it('the page shows the total and the included tax', () => {
  const container = show(pendingOrder);
  expect(screen.getByTestId('order-total').textContent).toBe('550,00\u00a0Kč');
  expect(container.textContent).toContain('z toho DPH 12\u00a0% ze základu 491,07\u00a0Kč');
});

it.each([
  ['Platí po zaplacení', pendingOrder],
  ['Platí', paidOrder],
  ['Právě vyřizujeme', { ...paidOrder, delivered: false }],
  ['Neplatí', cancelledOrder],
])('the page shows the state of the ticket: %s', (words, order) => {
  show(order);
  expect(within(screen.getAllByRole('article')[0] ?? document.body).getByText(words)).toBeDefined();
});
