// @vitest-environment jsdom
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CartLink } from '#app/shell/cart-link.tsx';
import { FirstPages } from '#app/shell/first-pages.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { MenuList } from '#app/shell/menu-list.tsx';
import { firstPages, menuGroups } from '#app/shell/menu-pages.ts';
import { SideMenu } from '#app/shell/side-menu.tsx';
import type { Permissions } from '#common/permissions.ts';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';
import { locales } from '#contract/start-up-enumerations.ts';
import { readMessages } from '#messages/compile.ts';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { changingActor } from '../support/changing-actor.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const permissionsFor = (pages: readonly GuardedPage[] | null): Permissions => ({
  ask: () => Promise.resolve(pages ?? []),
  known: () => pages,
  forget: () => {},
  subscribe: () => () => {},
});

/** Renders the element in a router with the address `path`. */
async function renderAt(
  path: string,
  shop: Shop,
  element: ReactElement,
  pages: readonly GuardedPage[] | null = guardedPages,
) {
  const permissions = permissionsFor(pages);
  const root = createRootRouteWithContext<{ permissions: Permissions }>()({ component: () => element });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { permissions },
    defaultNotFoundComponent: () => null,
  });
  await router.load();
  return render(inShop(shop, <RouterProvider router={router as never} />));
}

const session = staticActor({ session: { username: 'jana@post.example' } });
const cartOf = (count: number) => staticActor({ cart: { items: Array.from({ length: count }, (_, id) => ({ id })) } });
const customer = staticActor({ customer: { id: 1 } });
const nobody = staticActor({ customer: null, people: [] });

/** The pages of each group. */
const pagesOf = (...asked: Parameters<typeof menuGroups>) =>
  menuGroups(...asked).map(({ pages }) => pages.map(({ page }) => page));

describe('the side menu (SHL-01)', () => {
  it('has the pages of the specification in this order, in groups', () => {
    expect(pagesOf(guardedPages, { eshopReclamationEnabled: true }, () => true)).toEqual([
      ['user-account', 'family-board'],
      ['assigned-card-list', 'managed-card-list', 'card-managing-account-list', 'notification-setting'],
      ['order-list', 'reclamation-list', 'shopping-cart'],
      ['my-trail', 'account-setting'],
    ]);
  });

  it('hides the pages that the account may not open, and the reclamations if the operator accepts none (REC-03)', () => {
    expect(pagesOf(['notification-setting'], { eshopReclamationEnabled: false }, () => true)).toEqual([
      ['user-account', 'family-board'],
      ['notification-setting'],
      ['order-list', 'shopping-cart'],
      ['my-trail', 'account-setting'],
    ]);
  });

  it('has no group without pages', () => {
    expect(pagesOf([], null, () => true)).toEqual([
      ['user-account', 'family-board'],
      ['order-list', 'shopping-cart'],
      ['my-trail', 'account-setting'],
    ]);
  });

  it('has no page for which the back end lacks an extension', () => {
    expect(pagesOf(guardedPages, { eshopReclamationEnabled: true }, () => false)).toEqual([
      ['user-account'],
      ['assigned-card-list', 'managed-card-list', 'card-managing-account-list', 'notification-setting'],
      ['order-list', 'shopping-cart'],
      ['account-setting'],
    ]);
  });

  it.each([
    ['not known', null, 'hidden'],
    ['known', guardedPages, ''],
  ])('hides all its links until the allowed pages are known: %s', async (_which, pages, visibility) => {
    await renderAt('/app/user-account', testShop({ session }), <MenuList />, pages);
    expect(document.querySelector('ul')?.parentElement?.style.visibility).toBe(visibility);
  });

  it('names its groups for screen readers', async () => {
    await renderAt('/app/user-account', testShop({ session }), <MenuList />);
    const groups = ['Cestování', 'Lidé', 'Objednávky', 'Účet'];
    expect(groups.map((name) => within(screen.getByRole('list', { name })).getAllByRole('link').length)).toEqual([
      2, 4, 2, 2,
    ]);
  });

  it("shows the account's username, marks the open page, and logs out", async () => {
    const send = vi.fn();
    const shop = testShop({ session: { ...session, send } });
    await renderAt('/app/order-list', shop, <SideMenu persistent={false} />, []);
    const menu = within(screen.getByRole('navigation', { name: 'Hlavní nabídka' }));
    expect(menu.getByText('jana@post.example')).toBeTruthy();
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Můj účet',
      'Jízdenky pro všechny',
      'Objednávky',
      'Košík',
      'Přístupy a historie',
      'Nastavení účtu',
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Objednávky');
    await userEvent.click(menu.getByRole('button', { name: 'Odhlásit se' }));
    expect(send).toHaveBeenCalledWith({ type: 'logOut' });
  });
});

describe('the menu at the bottom of a small screen (SHL-01)', () => {
  const shown = async (path: string, pages: readonly GuardedPage[] | null = guardedPages) => {
    await renderAt(path, testShop({ cart: cartOf(2) }), <FirstPages />, pages);
    return screen.queryByRole('navigation', { name: 'Rychlá nabídka' });
  };

  it('has the first five pages of those that are used most; the settings only if there is room', () => {
    const first = (allowed: readonly GuardedPage[], offered: boolean) =>
      firstPages(menuGroups(allowed, { eshopReclamationEnabled: true }, () => offered)).map(({ page }) => page);
    expect(first(guardedPages, true)).toEqual([
      'user-account',
      'family-board',
      'assigned-card-list',
      'order-list',
      'shopping-cart',
    ]);
    expect(first([], true).at(-1)).toBe('account-setting');
    expect(first([], false)).toEqual(['user-account', 'order-list', 'shopping-cart', 'account-setting']);
  });

  it('has a short word for each page, marks the open page, and shows how much is in the cart', async () => {
    const menu = within((await shown('/app/order-list/7')) ?? document.body);
    const words = ['Můj účet', 'Jízdenky', 'Přiřazené', 'Objednávky', 'Košík22 položky'];
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(words);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Objednávky');
  });

  it.each(locales)('has in %s only words that the name of the link contains, for people who speak to it', (locale) => {
    const messages = readMessages(locale);
    const text = (id: string) => messages[id]?.toLowerCase() ?? '';
    const pages = menuGroups(guardedPages, null, () => true).flatMap((group) => group.pages);
    const words = pages.flatMap(({ labelId, wordId }) => (wordId === undefined ? [] : [[text(labelId), text(wordId)]]));
    expect(words).toHaveLength(6);
    expect(words.filter(([label, word]) => !label?.includes(word ?? '-'))).toEqual([]);
  });

  it.each([
    ['not known', null, ['hidden', 'hidden', 'hidden', 'hidden', 'hidden']],
    ['known', [], ['', '', '', '', '']],
  ])('hides its links until the allowed pages are known: %s', async (_which, pages, visibility) => {
    await shown('/app/user-account', pages);
    expect([...document.querySelectorAll('li')].map(({ style }) => style.visibility)).toEqual(visibility);
  });

  it('is not shown on the page on which people pay', async () => {
    expect(await shown('/app/shopping-cart')).toBeNull();
  });
});

describe('the cart in the bar', () => {
  it.each([
    [1, '1', '1 položka'],
    [9, '9', '9 položek'],
    [10, '9+', '10 položek'],
  ])('shows for %i items %s, and to screen readers %s', async (count, shown, said) => {
    await renderAt('/app', testShop({ cart: cartOf(count), customerSelection: customer }), <CartLink />);
    expect(screen.getByTestId('cart-count').textContent).toBe(shown);
    expect(screen.getByRole('link').textContent).toContain(said);
  });

  it.each([
    ['an item was added', [1, 2], true],
    ['the first item was added', [0, 1], true],
    ['the tenth and more were added, which look the same', [10, 11], true],
    ['the cart is shown for the first time', [2], false],
    ['the cart was read', [null, 2], false],
    ['an item was removed', [2, 1], false],
    ['an item was removed after one was added', [1, 2, 1], false],
  ] as const)('points out its number only if it has grown: %s', async (_why, counts, grown) => {
    const contextOf = (count: number | null) => ({
      cart: count === null ? null : { items: Array.from({ length: count }, (_, id) => ({ id })) },
    });
    const cart = changingActor('idle', contextOf(counts[0]));
    await renderAt('/app', testShop({ cart, customerSelection: customer }), <CartLink />);
    for (const count of counts.slice(1)) act(() => cart.change(contextOf(count)));
    expect(screen.getByTestId('cart-count').querySelector('[data-grown]') !== null).toBe(grown);
  });

  it('points out each growth anew: the number is a new element', async () => {
    const contextOf = (count: number) => ({ cart: { items: Array.from({ length: count }, (_, id) => ({ id })) } });
    const cart = changingActor('idle', contextOf(1));
    await renderAt('/app', testShop({ cart, customerSelection: customer }), <CartLink />);
    const grownOf = (count: number) => {
      act(() => cart.change(contextOf(count)));
      return screen.getByTestId('cart-count').querySelector('[data-grown]');
    };
    const first = grownOf(2);
    expect(grownOf(3)).not.toBe(first);
  });

  it('shows no count if it is empty', async () => {
    await renderAt('/app', testShop({ cart: cartOf(0), customerSelection: customer }), <CartLink />);
    expect(screen.getByRole('link').textContent).toBe('Košík');
  });

  it('is not shown before a customer is selected', async () => {
    await renderAt('/app', testShop({ cart: cartOf(2), customerSelection: nobody }), <CartLink />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the language switch (SHL-03)', () => {
  const switchOf = (supportedLocales: readonly string[]) => {
    const changeLocale = vi.fn(() => Promise.resolve());
    const shop = { ...testShop({ boot: staticActor({ supportedLocales }) }), changeLocale };
    render(inShop(shop, <LanguageSwitch />));
    return changeLocale;
  };

  it('shows the flag of the other language if there are two', async () => {
    const changeLocale = switchOf(['cs', 'en']);
    const button = await screen.findByRole('button', { name: 'English' });
    expect(screen.getAllByRole('button')).toEqual([button]);
    expect(decodeURIComponent(button.querySelector('img')?.src ?? '')).toContain('<path fill="#012169"');
    await userEvent.click(button);
    expect(changeLocale).toHaveBeenCalledWith('en');
  });

  it('shows the name of each language if there are more than two, and marks the present language', async () => {
    const changeLocale = switchOf(['cs', 'en', 'pl']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Čeština',
      'English',
      'Polski',
    ]);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Čeština');
    await userEvent.click(screen.getByRole('button', { name: 'Polski' }));
    expect(changeLocale).toHaveBeenCalledWith('pl');
  });

  it('is not shown if there is only one language', () => {
    switchOf(['cs']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
