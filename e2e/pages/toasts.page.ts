import { expect, type Page } from '@playwright/test';

/** Page object: the short messages over the page; each by its number since the start. */
export const toastsPage = (page: Page) => {
  const toast = (id: number) => page.locator(`[data-toast="${id}"]`);
  return {
    /** As assistive technology presses a button: neither pointing at it nor moving the focus to it, which would pause. */
    close: (id: number) => toast(id).getByRole('button', { name: 'Zavřít zprávu' }).dispatchEvent('click'),
    pointAtOne: () => page.locator('[data-toast]').last().hover(),
    pointAway: () => page.mouse.move(0, 0),
    seeCount: (count: number) => expect(page.locator('[data-toast]')).toHaveCount(count),
    count: () => page.locator('[data-toast]').count(),
  };
};
