import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

const pause = 20;

/**
 * Moves a page's stopped clock by a millisecond at a time until `action` has ended, because `action` may wait for
 * timers.
 */
export async function keepTicking(page: Page, action: Promise<unknown>): Promise<void> {
  const ended = action.then(
    () => true,
    () => true,
  );
  // All pages of the context share the clock, so it cannot be moved while another page is being closed.
  const throwIfClosed = (error: unknown) => {
    if (page.isClosed()) throw error;
  };
  while (!(await Promise.race([ended, delay(pause, false)]))) await page.clock.runFor(1).catch(throwIfClosed);
}
