import type { Page } from '@playwright/test';
import { lettersDrawn } from './letters.ts';

/** Waits until all that belongs to the page has arrived: until then its parts have the heights of their skeletons. */
export async function pageAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await lettersDrawn(page);
}
