import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

const pause = 20;

/**
 * Moves the stopped clock of a page by a millisecond at intervals until `action` is over, for actions that need time.
 */
export async function keepTicking(page: Page, action: Promise<unknown>): Promise<void> {
  const over = action.then(
    () => true,
    () => true,
  );
  // The clock is that of all pages: it cannot be moved just when axe closes the page of its own.
  const unlessClosing = (error: unknown) => {
    if (page.isClosed()) throw error;
  };
  while (!(await Promise.race([over, delay(pause, false)]))) await page.clock.runFor(1).catch(unlessClosing);
}
