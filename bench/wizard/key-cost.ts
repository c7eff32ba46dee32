import type { CDPSession, Locator, Page } from '@playwright/test';

/** A word so short that it is typed before the wizard saves its draft, which must not be counted as work for a key. */
const word = 'Alexandra';
/** The time between two keys of a fast typist, in milliseconds. */
const pause = 80;
/** How long the work that earlier keys have started may take, in milliseconds. */
const settled = 2500;

/**
 * Makes the session measure the processor time of the main thread, which hardly depends on other load of the computer.
 */
export const countWork = (devTools: CDPSession): Promise<unknown> =>
  devTools.send('Performance.enable', { timeDomain: 'threadTicks' });

/** How long the main thread has worked so far, in milliseconds. */
async function workedSoFar(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (worked === undefined) throw new Error('expected the metric TaskDuration, but the browser has none');
  return worked * 1000;
}

/** Types a word into a field; resolves to the main thread's work for each key, in milliseconds. */
export async function keyCost(page: Page, devTools: CDPSession, field: Locator): Promise<number> {
  await page.bringToFront();
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(settled);
  const before = await workedSoFar(devTools);
  await page.keyboard.type(word, { delay: pause });
  await page.waitForTimeout(pause);
  return ((await workedSoFar(devTools)) - before) / word.length;
}
