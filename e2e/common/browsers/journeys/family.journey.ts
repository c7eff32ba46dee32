import { expect } from 'vitest';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { journey, personOf } from '../journey.ts';
import { button, first, link, role, text } from '../screen/query.ts';
import { logIn, openByMenu } from '../screen/shop.ts';

journey(
  'a parent buys tickets for the chosen people of the family, and opens the account of a child',
  async (visit) => {
    const { screen } = visit;
    const { account, call } = await personOf(visit, 'family');
    await logIn(screen, account);
    await screen.open('/#/app/family-board');
    await screen.see(role('checkbox', /^Petra/));
    await screen.keep('board');
    await screen.press(button('Zrušit výběr'));
    for (const name of [/^Jakub/, /^Ema/]) await screen.press(role('checkbox', name));
    await screen.press(button('Přidat do košíku'));
    await screen.see(first(text(/Jakub Horák/)));
    await screen.keep('cart');
    const { items } = await call(shoppingCart);
    expect(new Set(items.map(({ customer }) => customer?.firstName))).toEqual(new Set(['Ema', 'Jakub']));

    await openByMenu(screen, 'Přiřazené karty');
    await screen.keep('people');
    await screen.press(first(link(/Jakub Horák/)));
    await screen.see(role('heading', /Jakub Horák/));
    await screen.keep('child');
  },
);
