import { expect, type Page } from '@playwright/test';

/** Page object: the toasts. Each is found by its number, counted since start-up. */
export const toastsPage = (page: Page) => {
  const toast = (id: number) => page.locator(`[data-toast="${id}"]`);
  return {
    /** Presses the button as assistive technology does: without hover and focus, which would pause the toasts. */
    close: (id: number) => toast(id).getByRole('button', { name: 'Zavřít zprávu' }).dispatchEvent('click'),
    /** Points at the first toast: if it is closed, the next toast moves below the pointer. */
    pointAtOne: () => page.locator('[data-toast]').first().hover(),
    pointAway: () => page.mouse.move(0, (page.viewportSize()?.height ?? 1) - 1),
    see: (id: number) => expect(toast(id)).toBeVisible(),
  };
};
