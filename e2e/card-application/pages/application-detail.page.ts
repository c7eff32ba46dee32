import { expect, type Page } from '@playwright/test';

/** Page object: the read-only wizard of a filed application, which is opened on the application's page. */
export const applicationDetailPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^(Podaná žádost|Žádost o kartu)/ });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const opener = page.getByRole('button', { name: 'Prohlédnout vyplněnou žádost' });
  return {
    opener,
    open: () => opener.click(),
    next: () => button('Pokračovat').click(),
    back: () => button('Zpět').click(),
    retry: () => button('Zkusit znovu').click(),
    close: () => button('Zavřít').first().click(),
    seePart: (name: string, text: string | RegExp) =>
      expect(dialog.getByRole('region', { name, exact: true })).toContainText(text),
    seeStep: (name: string) => expect(dialog.getByRole('heading', { level: 3, name, exact: true })).toBeVisible(),
    seeClosed: () => expect(dialog).toHaveCount(0),
  };
};
