// @vitest-environment jsdom
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CartLink } from '#app/shell/cart-link.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { MenuList } from '#app/shell/menu-list.tsx';
import { menuPages } from '#app/shell/menu-pages.ts';
import { SideMenu } from '#app/shell/side-menu.tsx';
import type { Permissions } from '#common/permissions.ts';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';
import type { Shop } from '#runtime/shop.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

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

describe('the side menu (SHL-01)', () => {
  it('has the pages of the specification in this order', () => {
    const all = menuPages(guardedPages, { eshopReclamationEnabled: true }, () => true).map(({ page }) => page);
    expect(all).toEqual([
      'user-account',
      'family-board',
      'assigned-card-list',
      'managed-card-list',
      'card-managing-account-list',
      'notification-setting',
      'order-list',
      'reclamation-list',
      'shopping-cart',
      'my-trail',
      'account-setting',
    ]);
  });

  it('hides the pages that the account may not open, and the reclamations if the operator accepts none (REC-03)', () => {
    expect(
      menuPages(['notification-setting'], { eshopReclamationEnabled: false }, () => true).map(({ page }) => page),
    ).toEqual([
      'user-account',
      'family-board',
      'notification-setting',
      'order-list',
      'shopping-cart',
      'my-trail',
      'account-setting',
    ]);
  });

  it('has no page for which the back end lacks an extension', () => {
    const plain = menuPages(guardedPages, { eshopReclamationEnabled: true }, () => false);
    expect(plain.map(({ page }) => page)).toEqual([
      'user-account',
      'assigned-card-list',
      'managed-card-list',
      'card-managing-account-list',
      'notification-setting',
      'order-list',
      'shopping-cart',
      'account-setting',
    ]);
  });

  it.each([
    ['not known', null, 'hidden'],
    ['known', guardedPages, ''],
  ])('hides all its links until the allowed pages are known: %s', async (_which, pages, visibility) => {
    await renderAt('/app/user-account', testShop({ session }), <MenuList />, pages);
    expect(document.querySelector('ul')?.style.visibility).toBe(visibility);
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
