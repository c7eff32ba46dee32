import { expect, type Page } from '@playwright/test';

/** Page object: the unpaid fee of a card application or of a reclamation. */
export const feePage = (page: Page) => ({
  add: () => page.getByRole('button', { name: /Vložit\spoplatek/ }).click(),
  openCart: () => page.getByRole('link', { name: /Přejít\sdo\skošíku/ }).click(),
  seeInOrder: () => expect(page.getByRole('link', { name: /Otevřít\sobjednávku/ })).toBeVisible(),
});
