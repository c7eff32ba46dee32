// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { EmptyCart } from '#features/purchase/cart/empty-cart.tsx';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { noOffers, offers } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const { customer } = customerSelectionSamples;
const fresh = createActor(customerSelectionMachine).getSnapshot();

interface Selection {
  readonly customer?: typeof customer | null;
  /** Null: the offer is not read yet. */
  readonly repeatPurchase?: RepeatPurchase | null;
  /** Whether the account is being read. */
  readonly isBusy?: boolean;
}

const open = (selection: Selection = {}, restorable = false) => {
  const { isBusy = false, ...read } = selection;
  const context = { ...fresh.context, customer, repeatPurchase: offers, ...read };
  const snapshot = customerSelectionMachine.resolveState({ value: isBusy ? 'readingOwn' : 'selected', context });
  const customerSelection = createActor(customerSelectionMachine, { snapshot });
  render(inShop(testShop({ customerSelection }), <EmptyCart restorable={restorable} />));
};

const findRepeat = () => screen.queryByRole('button', { name: /Koupit znovu · 550,00\sKč od ne\s27\.12\.2026/ });
const findLink = () => screen.queryByRole('link', { name: 'Vybrat jízdenku nebo dobít peněženku' });
const linkIs = (variant: 'primary' | 'secondary') =>
  expect(findLink()?.className).toContain(buttonStyles({ variant }).split(' ').at(-1));

describe('an empty cart (CRT-06, TFR-03)', () => {
  it('offers the last ticket again, drawn with its days, and a link to choose another ticket', () => {
    open();
    expect(findRepeat()).not.toBeNull();
    const ticket = within(screen.getByRole('region', { name: 'Vaše poslední jízdenka' }));
    for (const text of ['30denní – Dospělý', 'Jana Nováková', 'ne 27.12.2026', 'po 25.01.2027', '100 Lipany-město']) {
      expect(ticket.getByText(text)).toBeTruthy();
    }
    expect(findLink()?.getAttribute('href')).toBe('#/app/user-account');
    linkIs('secondary');
  });

  it('does not offer a top-up, which only the account page offers (WAL-02)', () => {
    open({ repeatPurchase: { ...offers, ticketFare: null } });
    expect(screen.queryByRole('button')).toBeNull();
    linkIs('primary');
  });

  it.each([
    ['there is no offer', { repeatPurchase: noOffers }],
    ['the account has no customer', { customer: null, repeatPurchase: null }],
    ['it could not be read whether there is an offer', { repeatPurchase: null }],
  ])('links to the choice of a ticket if %s', (_why, selection) => {
    open(selection);
    expect(screen.queryByRole('button')).toBeNull();
    linkIs('primary');
  });

  it.each([
    ['the customer', { customer: null, repeatPurchase: null }],
    ['the offer to buy again', { repeatPurchase: null }],
  ])('has no button or link that could move during a press while %s is being read', (_what, selection) => {
    open({ ...selection, isBusy: true });
    expect([screen.queryByRole('button'), findLink()]).toEqual([null, null]);
  });

  it('keeps its offer while the account is read again', () => {
    open({ isBusy: true });
    expect(findRepeat()).not.toBeNull();
    linkIs('secondary');
  });

  it('makes no offer while the items of the expired cart can be restored, which is the next step', () => {
    open({}, true);
    expect(findRepeat()).toBeNull();
    linkIs('secondary');
  });
});
