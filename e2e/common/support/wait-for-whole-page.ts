import type { Page } from '@playwright/test';
import { waitForWebFont } from './letters.ts';

/** Waits until everything on the page is loaded. Before that, parts of the page have the heights of their skeletons. */
export async function waitForWholePage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await waitForWebFont(page);
}
