import { expect, type Page } from '@playwright/test';

/** Page object: the notification settings, and one setting, found by the name of its section. */
export const notificationSettingPage = (page: Page, section: 'Karta' | 'Jízdenky' = 'Karta') => {
  const root = page.locator('[data-flow=notificationSetting]');
  const row = root.getByRole('region', { name: section });
  const days = row.getByLabel('Kolik dní předem');
  const email = row.getByRole('checkbox');
  return {
    retry: () => root.getByRole('button', { name: 'Zkusit znovu' }).click(),
    typeDays: (text: string) => days.fill(text),
    pressInDays: (key: string) => days.press(key),
    /** Works also while the focus stays in the field of the days. */
    switchEMail: () => email.dispatchEvent('click'),
    saveAgain: () => row.getByRole('button', { name: 'Uložit znovu' }).click(),
    seeDays: (text: string) => expect(days).toHaveValue(text),
    seeEMail: async (on: boolean) => {
      await expect(email).toBeChecked({ checked: on });
      await expect(days).toBeEnabled({ enabled: on });
    },
    seeSaved: () => expect(row.getByText('Uloženo')).toBeVisible(),
    seeRange: (text: string | RegExp) => expect(row.getByText(text)).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
  };
};
