// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { CardPurchases } from '#features/account/user-account/card-purchases.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { noOffers, offers, topUpOffer } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';
import { ticket, topUp } from '#machines/purchase/cart/model/cart.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
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
  extensions: [],
  sandbox: true,
};

const standing = { manageable: true, reason: null, hasApplication: false, openApplication: null, connected: true };
const about = { customer, card, link: null, standing, configuration };
const shownCard = { customer, card, walletShown: true, reading: false, today: '2026-11-21' };
const noPeople = staticActor({ people: [], peopleCount: 1 });
const findButton = (name: RegExp) => screen.queryByRole('button', { name });
const filled = buttonStyles({ variant: 'primary', block: true });
/** A button that cannot be used is not filled. */
const filledButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ className, ariaDisabled }) => className === filled && ariaDisabled !== 'true');

const shopWith = (cartItems: readonly Item[] = []) => accountShop({ customerSelection: noPeople, cartItems });

interface Shown {
  readonly read?: RepeatPurchase | null;
  readonly shop?: ReturnType<typeof shopWith>;
  readonly part?: Partial<typeof about>;
}

const page = ({ read = offers, shop = shopWith(), part }: Shown = {}) =>
  inShop(shop, <CardPurchases {...shownCard} surroundings={{ ...about, ...part }} offers={read} />);

describe('the offer to repeat the last purchase (TFR-03, WAL-02)', () => {
  it('is shown together with the page, so that no button below moves during a press', () => {
    render(page());
    expect(findButton(/Koupit znovu/)).not.toBeNull();
    expect(findButton(/Dobít znovu/)).not.toBeNull();
  });

  it.each([
    ['no purchase can be repeated', noOffers],
    ['the offers are not known yet', null],
  ])('takes no space if %s', (_why, read) => {
    render(page({ read }));
    expect(findButton(/znovu/)).toBeNull();
    expect(filledButtons()).toEqual([findButton(/^Koupit jízdenku$/)]);
  });

  it('shows the new balance after the page has read it', () => {
    const shop = shopWith();
    const { rerender } = render(page({ shop }));
    expect(findButton(/nový zůstatek 730,00/)).not.toBeNull();
    rerender(page({ shop, read: { ...offers, topUp: { ...topUpOffer, previousBalance: 10_000 } } }));
    expect(findButton(/nový zůstatek 600,00/)).not.toBeNull();
  });

  it('is hidden when nothing can be repeated any more, and the button of a ticket is primary again', () => {
    const shop = shopWith();
    const { rerender } = render(page({ shop }));
    rerender(page({ shop, read: noOffers }));
    expect(findButton(/znovu/)).toBeNull();
    expect(filledButtons()).toEqual([findButton(/^Koupit jízdenku$/)]);
  });
});

describe('only one button is primary (WAL-02)', () => {
  it.each([
    ['the ticket', offers, /Koupit znovu/],
    [
      'the button of a ticket, if only the top-up can be repeated',
      { ...offers, ticketFare: null },
      /^Koupit jízdenku$/,
    ],
    ['the ticket without a top-up', { ...offers, topUp: null }, /Koupit znovu/],
  ])('%s', (_which, read, name) => {
    render(page({ read }));
    expect(filledButtons()).toEqual([findButton(name)]);
  });
});

describe('an item in the cart is not offered again', () => {
  const inCart = { ...topUp, payload: { eWalletId: card.electronicWallet?.id } };
  const ticketInCart = { ...ticket, payload: { cardId: card.id } };

  it.each([
    ['a top-up of the wallet', [inCart], /Koupit znovu/, /Dobít znovu/],
    ['a ticket for the card', [ticketInCart], /Dobít znovu/, /Koupit znovu/],
  ])('%s is not offered, but the other purchase is', (_what, cartItems, shown, hidden) => {
    render(page({ shop: shopWith(cartItems) }));
    expect(filledButtons()).toEqual([findButton(shown)]);
    expect(findButton(hidden)).toBeNull();
  });

  it('if the last ticket is not offered either, the button of a ticket is primary', () => {
    render(page({ read: { ...offers, ticketFare: null }, shop: shopWith([inCart]) }));
    expect(filledButtons()).toEqual([findButton(/^Koupit jízdenku$/)]);
  });

  it('if the ticket and the top-up are in the cart, nothing is offered', () => {
    render(page({ shop: shopWith([inCart, ticketInCart]) }));
    expect(findButton(/znovu/)).toBeNull();
  });
});

it('no top-up is offered if the rules of the page do not allow it (WAL-02)', () => {
  render(page({ part: { configuration: { ...configuration, eWalletAllowed: false } } }));
  expect(findButton(/Koupit znovu/)).not.toBeNull();
  expect(findButton(/Dobít znovu/)).toBeNull();
});
