// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repeatPurchase } from '../../../contract/endpoints/customers.ts';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import type { RepeatPurchase } from '../../../contract/entities/repeat-purchase.ts';
import type { Item } from '../../../contract/entities/shopping-cart.ts';
import { ticket, topUp } from '../../../machines/cart/cart.samples.ts';
import { customerSelectionSamples } from '../../../machines/customer-selection/customer-selection.samples.ts';
import { noOffers, offers, topUpOffer } from '../../../machines/repeat-purchase/repeat-purchase.samples.ts';
import { defaultFlags } from '../../../server/settings/system-flags.ts';
import { PurchaseActions } from '../../../src/features/account/card-actions/purchase-actions.tsx';
import { buttonStyles } from '../../../src/ui/button/button.styles.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop } from '../support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

const { customer, card: plainCard } = customerSelectionSamples;
const card = { ...plainCard, profileOne: null };
const payment = { paymentGateway: 'CSOB', paymentGatewayUrl: '', tokenizationGatewayUrl: null } as const;
const configuration: SystemConfiguration = {
  ...defaultFlags,
  ...payment,
  allowedPaymentTypes: [],
  brand: 'linka',
  offlinePassAllowed: true,
  sandbox: true,
};

const standing = { manageable: true, reason: null, hasApplication: false, hasOpenApplication: false, connected: true };
const about = { customer, card, link: null, configuration };
const noPeople = staticActor({ people: [], peopleCount: 1 });
const again = (name: RegExp) => screen.queryByRole('button', { name });
const filled = buttonStyles({ variant: 'primary', disabled: false, block: true });
const isFilled = (button: HTMLElement | null) => button?.className === filled;

function shopWith(answer: RepeatPurchase, cartItems: readonly Item[] = []) {
  const asked = vi.fn(() => answer);
  const answers = { [repeatPurchase.name]: asked };
  return { asked, shop: accountShop({ answers, customerSelection: noPeople, cartItems }) };
}

it('both offers are asked for by one call, once it is known that anything can be bought (TFR-03, WAL-02)', async () => {
  const { asked, shop } = shopWith(offers);
  const { rerender } = render(inShop(shop, <PurchaseActions {...about} standing={null} />));
  expect(asked).not.toHaveBeenCalled();
  rerender(inShop(shop, <PurchaseActions {...about} standing={standing} />));
  expect(await screen.findByRole('button', { name: /Koupit znovu/ })).toBeTruthy();
  expect(again(/Dobít znovu/)).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('only one button is filled (WAL-02)', () => {
  it.each([
    ['the ticket', offers, /Koupit znovu/],
    ['the top-up without a ticket', { ...offers, ticketFare: null }, /Dobít znovu/],
    ['the ticket without a top-up', { ...offers, topUp: null }, /Koupit znovu/],
  ])('%s', async (_which, answer, name) => {
    render(inShop(shopWith(answer).shop, <PurchaseActions {...about} standing={standing} />));
    await screen.findByRole('button', { name });
    expect(screen.getAllByRole('button').filter(isFilled)).toEqual([again(name)]);
  });
});

describe('what is in the cart already is not offered once more', () => {
  const inCart = { ...topUp, payload: { eWalletId: card.electronicWallet?.id } };
  const ticketInCart = { ...ticket, payload: { cardId: card.id } };

  it.each([
    ['a top-up of the wallet', [inCart], /Koupit znovu/, /Dobít znovu/],
    ['a ticket for the card', [ticketInCart], /Dobít znovu/, /Koupit znovu/],
  ])('%s, but the other is', async (_what, cartItems, shown, hidden) => {
    render(inShop(shopWith(offers, cartItems).shop, <PurchaseActions {...about} standing={standing} />));
    expect(isFilled(await screen.findByRole('button', { name: shown }))).toBe(true);
    expect(again(hidden)).toBeNull();
  });

  it('and leaves the choice of a ticket filled if nothing else is offered', async () => {
    const { asked, shop } = shopWith({ ...offers, ticketFare: null }, [inCart]);
    render(inShop(shop, <PurchaseActions {...about} standing={standing} />));
    await expect.poll(() => document.querySelector('[data-flow=repeatPurchase][data-state=offered]')).not.toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button').filter(isFilled)).toEqual([again(/^Koupit jízdenku$/)]);
  });

  it('both: the server is not asked', () => {
    const { asked, shop } = shopWith(offers, [inCart, ticketInCart]);
    render(inShop(shop, <PurchaseActions {...about} standing={standing} />));
    expect(asked).not.toHaveBeenCalled();
  });
});

it('no top-up is offered where the wallet cannot be topped up by the rules of the page (WAL-02)', async () => {
  const { shop } = shopWith(offers);
  const flags = { ...configuration, eWalletAllowed: false };
  render(inShop(shop, <PurchaseActions {...about} configuration={flags} standing={standing} />));
  await screen.findByRole('button', { name: /Koupit znovu/ });
  expect(again(/Dobít znovu/)).toBeNull();
});

it('the offers are read again when the page shows another balance of the wallet (WAL-02)', async () => {
  const { asked, shop } = shopWith(offers);
  const { rerender } = render(inShop(shop, <PurchaseActions {...about} standing={standing} />));
  await screen.findByRole('button', { name: /nový zůstatek 730,00/ });
  const later = { ...card, electronicWallet: { id: 1, currentAmount: 10_000 } };
  asked.mockReturnValue({ ...offers, topUp: { ...topUpOffer, previousBalance: 10_000 } });
  rerender(inShop(shop, <PurchaseActions {...about} card={later} standing={standing} />));
  await screen.findByRole('button', { name: /nový zůstatek 600,00/ });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('the choice of a ticket is filled again when there is nothing to repeat any more (WAL-02)', async () => {
  const { asked, shop } = shopWith(offers);
  const { rerender } = render(inShop(shop, <PurchaseActions {...about} standing={standing} />));
  await screen.findByRole('button', { name: /Koupit znovu/ });
  asked.mockReturnValue(noOffers);
  const later = { ...card, electronicWallet: { id: 1, currentAmount: 10_000 } };
  rerender(inShop(shop, <PurchaseActions {...about} card={later} standing={standing} />));
  await expect.poll(() => screen.getAllByRole('button').filter(isFilled)).toEqual([again(/^Koupit jízdenku$/)]);
});
