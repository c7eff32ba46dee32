import type { Page } from '@playwright/test';

/** Lets the time of a page stand still once its flow is there: what runs out does so only when a test says so. */
export async function stopTime(page: Page, flow: string): Promise<void> {
  await page.locator(`[data-flow="${flow}"]`).waitFor({ state: 'attached' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
