import { expect, type Page } from '@playwright/test';

/** Page object: the notification setting. */
export const notificationSettingPage = (page: Page) => ({
  retry: () => page.locator('[data-flow=notificationSetting]').getByRole('button', { name: 'Zkusit znovu' }).click(),
  seeRange: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
});
