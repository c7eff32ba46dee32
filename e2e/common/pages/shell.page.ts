import { expect, type Page } from '@playwright/test';

/** The side menu; on narrow screens it is opened by its button first. */
async function menu(page: Page) {
  const button = page.getByRole('button', { name: 'Nabídka' });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Hlavní nabídka' });
}

/** Page object: the bar and the menu around the pages of a logged-in customer. */
export const shellPage = (page: Page) => {
  const bar = page.getByRole('banner');
  const open = async (name: string) => (await menu(page)).getByRole('link', { name }).click();
  return {
    logOut: () => bar.getByRole('button', { name: 'Odhlásit se' }).click(),
    openCart: () => bar.getByRole('link', { name: 'Košík' }).click(),
    openOrders: () => open('Objednávky'),
    openAccount: () => open('Můj účet'),
    seeShell: () => expect(bar.getByRole('button', { name: 'Odhlásit se' })).toBeVisible(),
    seeCartCount: (count: string) => expect(page.getByTestId('cart-count')).toHaveText(count),
    seeEmptyCart: () => expect(page.getByTestId('cart-count')).toHaveCount(0),
  };
};
