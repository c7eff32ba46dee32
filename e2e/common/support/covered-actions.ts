import type { Page } from '@playwright/test';
import { waitForWebFont } from './letters.ts';

/** The elements that a person can press, follow or fill in. */
const actions = 'button, a[href], input, select, textarea, [role=combobox], [role=tab]';

/**
 * The names of the visible actions that a toast covers, wholly or in part, without the actions of the toasts themselves.
 */
export async function coveredActions(page: Page): Promise<string[]> {
  await waitForWebFont(page);
  return page.evaluate((selector) => {
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
    const isThere = (element: Element) =>
      element.closest('[data-flow=toasts]') === null &&
      (dialog === null || dialog.contains(element)) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(selector)].filter(isThere).flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isCovered = toasts.some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      return isCovered && box.width > 1 ? [element.getAttribute('aria-label') ?? element.textContent] : [];
    });
  }, actions);
}
