import { expect, type Page } from '@playwright/test';
import { confirmationPage } from '../../common/pages/confirmation.page.ts';

/** Page object: the calendar's address in the notification settings. */
export const calendarAddressPage = (page: Page) => {
  const section = page.getByRole('region', { name: 'Kalendář v telefonu' });
  const field = section.getByLabel('Adresa kalendáře');
  const press = (name: string | RegExp) => section.getByRole('button', { name }).click();
  const question = confirmationPage(page, { confirm: '', decline: 'Ponechat' });
  return {
    retry: () => press('Zkusit znovu'),
    create: () => press(/^(?:Vytvořit adresu|Zkusit znovu)$/),
    copy: () => press('Zkopírovat adresu'),
    askToReplace: () => press('Vyměnit adresu'),
    askToRemove: () => press('Zrušit adresu'),
    confirm: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(?:Vyměnit|Zrušit) adresu$/ })
        .click(),
    decline: () => question.decline(),
    showCode: () => press('QR kód pro telefon'),
    address: () => field.inputValue(),
    seeAddress: () => expect(field).toHaveValue(/\/calendar\/.+\.ics$/),
    seeOffer: () => expect(section.getByRole('button', { name: 'Vytvořit adresu' })).toBeVisible(),
    seeCopied: () => expect(section.getByRole('status')).toContainText('Adresa je zkopírovaná'),
    seeFetched: () => expect(section.getByText(/naposledy načetl/)).toBeVisible(),
    seeCode: () => expect(section.getByRole('img', { name: 'QR kód s adresou kalendáře' })).toBeVisible(),
    seeMessage: (text: string) => expect(page.getByText(text)).toBeVisible(),
    subscription: () => section.getByRole('link', { name: 'Otevřít v kalendáři' }).getAttribute('href'),
  };
};
