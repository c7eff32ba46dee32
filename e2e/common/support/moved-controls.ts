import type { Page } from '@playwright/test';

/** Starts recording each link, button and field that moves on the screen while a page is loaded. */
export const recordMovedControls = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const moved: string[] = [];
    let before = new Map<Element, DOMRect>();
    const look = () => {
      const now = new Map<Element, DOMRect>();
      for (const control of document.querySelectorAll(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const place = control.getBoundingClientRect();
        // Elements that only screen readers show cannot be pressed.
        if (place.width < 2 || place.height < 2) continue;
        now.set(control, place);
        const last = before.get(control);
        if (last === undefined || Math.min(last.top, place.top) >= window.innerHeight) continue;
        if (Math.abs(last.x - place.x) < 1 && Math.abs(last.y - place.y) < 1) continue;
        moved.push(`${control.textContent} ${last.x},${last.y} → ${place.x},${place.y}`);
      }
      before = now;
      document.documentElement.dataset['movedControls'] = JSON.stringify(moved);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }));

/**
 * The elements that have moved since the page was opened, each with its text and its positions (left, top; CSS pixels).
 */
export async function movedControls(page: Page): Promise<readonly string[]> {
  const recorded = await page.evaluate(() => document.documentElement.dataset['movedControls']);
  if (recorded === undefined) throw new Error('expected a record of what has moved, got none');
  return JSON.parse(recorded) as string[];
}
