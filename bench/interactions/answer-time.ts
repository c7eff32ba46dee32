import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The durations of the interactions since the last press, in milliseconds. */
    benchInteractions: number[];
  }
}

/** How long all work that a press starts may take before the next press, in milliseconds. */
const settled = 1200;

/** Collects the browser's own measurements of interactions on each page that is opened from now on. */
export const watchAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.benchInteractions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0) window.benchInteractions.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/**
 * Presses an element and resolves to the time until the browser has painted its answer, in milliseconds, in steps of 8;
 * 0 if it took less than 16. The press uses coordinates, because the scripts of Playwright's own `click` would be
 * counted as work of the page.
 */
export async function answerTime(page: Page, target: Locator): Promise<number> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settled);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`expected to see ${String(target)}, but it has no place on the screen`);
  await page.evaluate(() => (window.benchInteractions = []));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(settled);
  return page.evaluate(() => Math.max(0, ...window.benchInteractions));
}
