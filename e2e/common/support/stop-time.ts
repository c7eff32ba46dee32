import type { Page } from '@playwright/test';

/** Stops a page's clock as soon as the flow is shown, so that timers expire only when a test moves the clock. */
export async function stopTime(page: Page, flow: string): Promise<void> {
  await page.locator(`[data-flow="${flow}"]`).waitFor({ state: 'attached' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
