import type { Page } from '@playwright/test';

export interface LayoutShift {
  /** The share of the screen that has moved, as search engines measure it. */
  readonly share: number;
  /** The beginning of the text of each part that has moved. */
  readonly what: string;
  /** A part with a link, a button or a field has moved up or down, so that a press may have missed it. */
  readonly isOperable: boolean;
}

/** Records from now on what moves on a page while it is loaded. */
export const recordLayoutShifts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
    type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
    const operable = 'a[href], button, input, select, textarea';
    const hasOperable = ({ node, previousRect, currentRect }: Source): boolean => {
      const moved = Math.abs(previousRect.y - currentRect.y) >= 1 && previousRect.height > 0 && currentRect.height > 0;
      return moved && node instanceof Element && (node.matches(operable) || node.querySelector(operable) !== null);
    };
    const moved: { share: number; what: string; isOperable: boolean }[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({
          share: value,
          what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          isOperable: sources.some(hasOperable),
        });
      document.documentElement.dataset['moved'] = JSON.stringify(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  }));

/** What has moved since the page was opened. */
export const layoutShifts = async (page: Page): Promise<readonly LayoutShift[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '[]')) as LayoutShift[];
