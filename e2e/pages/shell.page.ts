import { expect, type Page } from '@playwright/test';

/** What stands around every page of a logged-in customer, in verbs. */
export const shellPage = (page: Page) => ({
  logOut: () => page.getByRole('button', { name: 'Odhlásit se' }).click(),
  openCart: () => page.getByRole('link', { name: 'Košík' }).click(),
  openOrders: () => page.getByRole('link', { name: 'Objednávky' }).click(),
  openAccount: () => page.getByRole('link', { name: 'Můj účet' }).click(),
  seeShell: () => expect(page.getByRole('button', { name: 'Odhlásit se' })).toBeVisible(),
  seeCartCount: (count: string) => expect(page.getByTestId('cart-count')).toHaveText(count),
  seeEmptyCart: () => expect(page.getByTestId('cart-count')).toHaveCount(0),
});
