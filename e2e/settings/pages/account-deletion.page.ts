import { expect, type Page } from '@playwright/test';

/** Page object: the section of the settings that deletes the account, its dialog, and the table of active tickets. */
export const accountDeletionPage = (page: Page) => {
  const open = page.getByRole('button', { name: 'Smazat účet', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Smazat účet' });
  const password = dialog.getByLabel('Heslo', { exact: true });
  return {
    dialog,
    seePassword: (text: string) => expect(password).toHaveValue(text),
    openDialog: () => open.click(),
    changePassword: (text: string) => password.fill(text),
    submit: () => dialog.getByRole('button', { name: 'Smazat účet natrvalo' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeError: (text: RegExp) => expect(dialog.getByText(text)).toBeVisible(),
    /** The dialog opens at its beginning, although its first field is further down. */
    seeBeginning: async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(dialog.getByText('Účet smažeme hned a natrvalo.')).toBeInViewport();
    },
    seeFocusOnPassword: () => expect(password).toBeFocused(),
    seeDeleted: () => expect(page.getByText('Váš účet je smazaný.')).toBeVisible(),
    seeBlocked: async (reason: RegExp) => {
      await expect(open).toHaveAttribute('aria-disabled', 'true');
      await expect(open).toHaveAccessibleDescription(reason);
    },
    seeActiveTickets: (count: number) =>
      expect(page.getByRole('region', { name: 'Platné jízdenky' }).getByText('30denní')).toHaveCount(count),
    seeNoActiveTickets: () => expect(page.getByRole('region', { name: 'Platné jízdenky' })).toBeHidden(),
  };
};
