import { expect, type Page } from '@playwright/test';

const modes = {
  register: { open: 'Už mám kartu', title: 'Registrace vaší karty', submit: 'Zaregistrovat kartu' },
  assign: { open: 'Přiřadit kartu', title: 'Přiřazení karty', submit: 'Přiřadit kartu' },
} as const;

/**
 * Page object: the dialog that registers an existing card on the account page, or assigns a card on the list of assigned
 * cards.
 */
export const connectAccountPage = (page: Page, mode: keyof typeof modes) => {
  const { open, title, submit } = modes[mode];
  const dialog = page.getByRole('dialog', { name: title });
  const cardNumber = dialog.getByLabel('Číslo karty');
  const applicationNumber = dialog.getByLabel(/^Číslo žádosti o\skartu/);
  return {
    open: () => page.getByRole('button', { name: open, exact: true }).click(),
    changeCardNumber: (text: string) => cardNumber.fill(text),
    changeApplicationNumber: (text: string) => applicationNumber.fill(text),
    submit: () => dialog.getByRole('button', { name: submit }).click(),
    submitTwice: () => dialog.getByRole('button', { name: submit }).dblclick(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeError: (text: RegExp) => expect(dialog.getByText(text)).toBeVisible(),
    seeTyped: (number: string) => expect(cardNumber).toHaveValue(number),
    seeToast: (text: string) => expect(page.getByText(text)).toBeVisible(),
  };
};
