import { expect, type Page } from '@playwright/test';

/** Page object: the renewal of the cart, with its notice above every page and its dialog. */
export const cartRenewalPage = (page: Page) => {
  const notice = page.locator('[data-flow=cartRenewal]');
  const question = page.getByRole('alertdialog', { name: 'Podržet vám košík déle?' });
  const button = (name: RegExp) => question.or(notice).getByRole('button', { name }).filter({ visible: true }).last();
  return {
    keep: () => button(/^(Podržet košík|Zkusit znovu)$/).click(),
    putAside: () => button(/^(Skrýt|Nechat vypršet)$/).click(),
    seeNotice: (text: string | RegExp) => expect(notice.getByRole('status')).toContainText(text),
    seeNoNotice: () => expect(notice.getByRole('status')).toHaveCount(0),
    seeQuestion: () => expect(question).toBeVisible(),
    seeNoQuestion: () => expect(question).toBeHidden(),
  };
};
