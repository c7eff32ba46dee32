import type { Browser, Page } from '@playwright/test';
import { emulatePhone, phone } from '../lib/phone.ts';

/** How a page appears; times in milliseconds from the start of the navigation. */
export interface Painting {
  /** When the largest text or image was painted. */
  readonly largestPaint: number;
  /** The longest task on the main thread; 0 if none takes more than 50 ms. */
  readonly longestTask: number;
  readonly layoutShift: number;
}

/**
 * The browser's performance entries of one type since the navigation started; an empty list if the browser reports no
 * entry within 300 ms.
 */
const performanceEntries = (page: Page, kind: string): Promise<readonly Readonly<Record<string, number>>[]> =>
  page.evaluate(
    (type) =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON())));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
    kind,
  );

/** Opens a page with an empty cache on the emulated slow phone, and measures how it appears. */
export async function paintedBy(browser: Browser, url: string): Promise<Painting> {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: phone.viewport });
  const page = await context.newPage();
  await emulatePhone(page);
  // The bench does not wait for an element, because Playwright's script for this is a long task on the page.
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await performanceEntries(page, 'largest-contentful-paint');
  const tasks = await performanceEntries(page, 'longtask');
  const shifts = await performanceEntries(page, 'layout-shift');
  await context.close();
  return {
    largestPaint: paints.at(-1)?.['startTime'] ?? Number.NaN,
    longestTask: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
    layoutShift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
