import { expect, type Locator, type Page } from '@playwright/test';

/** Page object: the offer to download the account's data, in a section of the settings or in a dialog. */
export const dataExportPage = (page: Page, place: Locator = page.getByRole('region', { name: 'Stažení údajů' })) => {
  const download = place.getByRole('button', { name: /^(?:Stáhnout moje údaje|Stáhnout znovu|Zkusit znovu)$/ });
  return {
    download: () => download.click(),
    cancel: () => place.getByRole('button', { name: 'Přerušit' }).click(),
    /** Presses the button, and resolves to the file that the browser saves. */
    save: async () => {
      const saving = page.waitForEvent('download');
      await download.click();
      return saving;
    },
    seeSaved: (fileName: string) => expect(place.getByRole('status')).toContainText(fileName),
    seeRefused: (text: RegExp) => expect(place.getByRole('alert')).toContainText(text),
  };
};
