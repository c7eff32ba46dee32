import type { Page } from '@playwright/test';

/** A layout shift score that nobody notices; search engines still call 0.1 good. */
export const unnoticedScore = 0.01;

export interface LayoutShift {
  /** The layout shift score, as search engines measure it. */
  readonly share: number;
  /** The first words of each element that has moved. */
  readonly what: string;
}

/** Starts recording the layout shifts while a page is loaded. */
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

/** The layout shifts since the page was opened. */
export const layoutShifts = async (page: Page): Promise<readonly LayoutShift[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '[]')) as LayoutShift[];
