import { expect, type Page } from '@playwright/test';

/** Page object: the page to which the link of a reminder leads. */
export const notificationUnsubscribePage = (page: Page) => {
  const flow = page.locator('[data-flow=notificationUnsubscribe]');
  return {
    open: (path: string) => page.goto(`/#${path}`),
    switchOff: () => flow.getByRole('button', { name: /^(Vypnout upozornění|Zkusit znovu)$/ }).click(),
    goToSettings: () => flow.getByRole('link', { name: 'Nastavení upozornění' }).click(),
    seeQuestion: (text: string | RegExp) => expect(flow.getByText(text)).toBeVisible(),
    seeSwitchedOff: (text: string | RegExp) => expect(flow.getByRole('status')).toContainText(text),
  };
};
