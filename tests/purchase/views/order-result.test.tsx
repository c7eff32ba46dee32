// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { OrderListScreen } from '#features/purchase/order-list/order-list-screen.tsx';
import { OrderResultPanel } from '#features/purchase/order-list/order-result-panel.tsx';
import { forgetShownResult } from '#features/purchase/order-list/shown-results.ts';
import { OrderPage } from '#features/purchase/order/order-page.tsx';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cancelledOrder, invoiceOrder, paidOrder, pendingOrder } from './order.samples.ts';

fillBrowserGaps();
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

/** An order with the fee of a card that is not made yet. */
const feeOrder: OrderDetail = {
  ...paidOrder,
  items: paidOrder.items.map((item) => ({ ...item, type: 'FEE', payload: { applicationId: 1 } })),
};

describe('the result of a payment (PAY-13)', () => {
  const begun = { begun: true, resumable: true };

  function Shown({ shown }: { readonly shown: OrderDetail }) {
    const order = useActorRef(orderMachine, { input: { interrupted: null } });
    return <OrderResultPanel order={order} shown={shown} />;
  }
  const show = (shown: OrderDetail): void => void render(inShop(testShop(), <Shown shown={shown} />));

  it.each<readonly [string, RegExp, readonly string[], OrderDetail]>([
    [
      'Zaplaceno 550,00 Kč',
      /Zaplaceno a vyřízeno/,
      ['Přidat do kalendáře', 'Stáhnout fakturu (PDF)', 'Poslat potvrzení znovu'],
      paidOrder,
    ],
    [
      'Nic jsme vám nestrhli',
      /^Platba 550,00 Kč byla zamítnuta\. Objednávka zůstala uložená/,
      ['Zaplatit znovu', 'Zaplatit na fakturu', 'Zrušit objednávku'],
      { ...pendingOrder, lastEnding: 'REJECTED' },
    ],
    [
      'Objednávka za 550,00 Kč není zaplacená',
      /^Platbu kartou jsme vám vrátili/,
      ['Zaplatit znovu', 'Zaplatit na fakturu', 'Zrušit objednávku'],
      { ...pendingOrder, lastEnding: 'REVERSED' },
    ],
    [
      'Platba 550,00 Kč zatím není potvrzená',
      /^Zatím nevíme/,
      ['Zpět na platební bránu', 'Zrušit objednávku'],
      { ...pendingOrder, attempt: begun },
    ],
    [
      'Platba 550,00 Kč zatím není potvrzená',
      /neplaťte prosím podruhé/,
      ['Zaplatit znovu', 'Zaplatit na fakturu', 'Zrušit objednávku'],
      { ...pendingOrder, lastEnding: 'RUN_OUT' },
    ],
    ['Zrušeno', /^Nic jsme vám nestrhli/, [], cancelledOrder],
    [
      'Zaplaceno 550,00 Kč',
      /^Poplatek za kartu je zaplacený/,
      ['Stáhnout fakturu (PDF)', 'Poslat potvrzení znovu'],
      feeOrder,
    ],
    [
      'Zaplaceno 550,00 Kč',
      /^Zaplaceno. Platbu/,
      ['Stáhnout fakturu (PDF)', 'Poslat potvrzení znovu'],
      { ...feeOrder, delivered: false },
    ],
  ])('shows %s', (heading, sentence, steps, shown) => {
    show(shown);
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent?.replaceAll('\u00A0', ' ')).toBe(heading);
    expect(screen.getByRole('status').textContent?.replaceAll('\u00A0', ' ')).toMatch(sentence);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.filter((label) => label !== '')).toEqual(steps);
    expect(within(screen.getByRole('article')).getByText('Lenka Dvořáková')).toBeTruthy();
    expect(screen.getByRole('link', { name: `Objednávka ${String(shown.number)}` })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Zobrazit fakturu' })).toHaveLength(shown.invoice === null ? 0 : 1);
  });

  it.each<readonly [string, string | null, OrderDetail]>([
    ['a ticket that is valid today', 'Ukázat průkaz', paidOrder],
    ['a ticket that is not delivered yet', null, { ...paidOrder, delivered: false }],
    ['a ticket of an order that is not paid', null, pendingOrder],
    ['the fee of a card', 'Zobrazit žádost', feeOrder],
  ])('leads to what was bought: %s', (_, link, shown) => {
    const shop = testShop({ boot: staticActor({ configuration: { offlinePassAllowed: true } }) });
    render(inShop(shop, <Shown shown={shown} />));
    const links = ['Ukázat průkaz', 'Zobrazit žádost'].filter((name) => screen.queryByRole('link', { name }) !== null);
    expect(links).toEqual(link === null ? [] : [link]);
  });

  it('says what has happened since the payment, and when the ticket ends', () => {
    show(paidOrder);
    const line = screen.getByRole('list', { name: 'Průběh' });
    const stops = within(line).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(/^Zaplaceno.*21\.11\.2026 /),
      expect.stringMatching(/^Vyřízeno.*21\.11\.2026 /),
      expect.stringMatching(/^Jízdenka platí naposledy.*ne 20\.12\.2026$/),
    ]);
  });
});

describe('an order to be paid by bank transfer (PAY-15)', () => {
  const shown = { ...paidOrder, state: pendingOrder.state, delivered: false, paymentType: invoiceOrder.paymentType };
  const payment = {
    heading: 'Platební údaje',
    facts: [{ label: 'Účet', value: '19-2000145399/0800', typed: null }],
    code: null,
  };

  function Shown({ at }: { readonly at: 'panel' | 'page' }) {
    const order = useActorRef(orderMachine, { input: { interrupted: null } });
    if (at === 'page') return <OrderPage order={order} shown={shown} />;
    return <OrderResultPanel order={order} shown={shown} />;
  }

  it.each(['panel', 'page'] as const)('shows the payment details at once: on the %s', async (at) => {
    const call = async ({ name }: EndpointDefinition) => {
      if (name !== 'invoice') throw new Error(`unexpected call ${name}`);
      return { payment };
    };
    render(inShop({ ...testShop(), call: call as Shop['call'] }, <Shown at={at} />));
    expect(await screen.findByText('19-2000145399/0800')).toBeTruthy();
    if (at === 'panel') expect(screen.getByRole('heading', { name: /čeká na převod/ }).textContent).toContain('550,00');
  });
});

describe('the order list after the return from the gateway (PAY-13)', () => {
  const asked: string[] = [];
  afterEach(() => void asked.splice(0));
  const shop = () => ({
    ...testShop({
      boot: staticActor({ configuration: null }),
      session: staticActor({ session: null }),
    }),
    call: async ({ name }: EndpointDefinition, { params }: CallOptions<never> = {}) => {
      if (name === 'eshopOrderStates') return [] as never;
      if (name !== 'order') return { items: [paidOrder], totalCount: 1 } as never;
      const { id } = params as unknown as { readonly id: string };
      asked.push(id);
      if (id === String(paidOrder.id)) return paidOrder as never;
      throw { name: 'NOT_FOUND', status: 404, metadata: {} };
    },
  });
  const open = (address: string) => {
    const history = createMemoryHistory({ initialEntries: ['/elsewhere', address], initialIndex: 1 });
    const { unmount } = render(inShop(shop(), inRouter(OrderListScreen, history)));
    return { history, unmount };
  };
  const result = () => screen.queryByRole('heading', { level: 2, name: /^Zaplaceno/ });
  const seeResult = () => screen.findByRole('heading', { level: 2, name: /^Zaplaceno/ });
  const seeList = () => screen.findByRole('table', { name: 'Vaše objednávky' });
  const move = (go: () => void) => act(async () => go());

  it('shows the result of the order in its address, also after a reload', async () => {
    const { unmount } = open('/page?result=13');
    await seeResult();
    unmount();
    open('/page?result=13');
    await seeResult();
  });

  it.each([
    ['/page', []],
    ['/page?result=14', ['14']],
    ['/page?result=13x', []],
    ['/page?result=../13', []],
  ])('shows no result for an unknown or invalid order id: %s', async (address, askedFor) => {
    open(address);
    await seeList();
    await waitFor(() => expect(screen.queryByText('Načítáme objednávku…')).toBeNull());
    expect(result()).toBeNull();
    expect(screen.queryByText(/mezi vašimi není/)).toBeNull();
    expect(asked).toEqual(askedFor);
  });

  it('shows the result in the currency of the order', async () => {
    const inEuros: Shop['call'] = async (endpoint, options) => {
      const answer: unknown = await shop().call(endpoint, options);
      return (endpoint.name === 'order' ? { ...(answer as object), currency: 'EUR' } : answer) as never;
    };
    const history = createMemoryHistory({ initialEntries: ['/page?result=13'] });
    render(inShop({ ...shop(), call: inEuros }, inRouter(OrderListScreen, history)));
    expect((await seeResult()).textContent.replaceAll('\u00A0', ' ')).toBe('Zaplaceno 550,00 €');
  });

  it('shows neither filters nor the list beside the result, but a link to the list', async () => {
    open('/page?result=13');
    await seeResult();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    const link = screen.getByRole('link', { name: 'Všechny objednávky' });
    expect(link.getAttribute('href')).toBe('#/app/order-list');
  });

  it('opens the list with its focused heading at its address, and does not show the result again', async () => {
    const { history, unmount } = open('/page?result=13');
    await seeResult();
    await move(() => history.push('/page'));
    await seeList();
    expect(result()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Objednávky' }));
    unmount();
    open('/page?result=13');
    await seeList();
    expect(result()).toBeNull();
    cleanup();
    // A new payment of the same order does this, because its result must be shown.
    forgetShownResult('13');
    open('/page?result=13');
    await seeResult();
  });

  it('does not show the result again after another page was opened', async () => {
    const { history } = open('/page?result=13');
    await seeResult();
    await move(() => history.push('/elsewhere'));
    await move(() => history.back());
    await seeList();
    expect(result()).toBeNull();
  });

  it('does not show the result again by "back" from the list', async () => {
    const { history } = open('/page?result=13');
    await seeResult();
    await move(() => history.push('/page'));
    await seeList();
    await move(() => history.back());
    await seeList();
    expect(result()).toBeNull();
  });
});
