import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const pause = 20;

/** Lets a page whose time stands still go on by a millisecond now and then until something that needs time is over. */
export async function keepTicking(page: Page, deed: Promise<unknown>): Promise<void> {
  const over = deed.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, delay(pause, false)]))) await page.clock.runFor(1);
}
