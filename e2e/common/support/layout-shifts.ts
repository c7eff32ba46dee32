import type { Page } from '@playwright/test';

export interface LayoutShift {
  /** The share of the screen that has moved, as search engines measure it. */
  readonly share: number;
  /** The beginning of the text of each part that has moved. */
  readonly what: string;
}

/** Records from now on what moves on a page while it is loaded. */
export const recordLayoutShifts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const moved: { share: number; what: string }[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({
          share: value,
          what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
        });
      document.documentElement.dataset['moved'] = JSON.stringify(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  }));

/** What has moved since the page was opened. */
export const layoutShifts = async (page: Page): Promise<readonly LayoutShift[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '[]')) as LayoutShift[];
