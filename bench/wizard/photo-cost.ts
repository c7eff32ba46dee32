import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';

declare global {
  interface Window {
    /** The durations of the main thread's long tasks, in milliseconds. */
    benchLongTasks: number[];
  }
}

/** Makes a picture of twelve megapixels, as a telephone takes it; returns its path in the folder. */
export async function telephonePicture(folder: string): Promise<string> {
  const path = join(folder, 'photo.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({ create: { width: 750, height: 1000, channels: 3, background: 'grey', noise } });
  const large = sharp(await small.png().toBuffer()).resize(3000, 4000);
  await large.jpeg({ quality: 85 }).toFile(path);
  return path;
}

/** The processor's time of all threads of all pages so far, in milliseconds. */
async function usedByPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
}

/** Chooses a picture in the open wizard and accepts the proposed frame. Waits for the search for faces, if it is on. */
async function makePhoto(page: Page, picturePath: string): Promise<void> {
  const field = page.locator('[data-flow=photo]');
  // The file is given by its path: if Playwright passed its content, this would be counted as work of the page.
  await field.locator('input[type=file]:not([capture])').setInputFiles(picturePath);
  await field.getByRole('button', { name: 'Použít výřez' }).tap();
  await field.and(page.locator('[data-state="settled.ready.looked"]')).waitFor();
}

const removePhoto = (page: Page): Promise<void> =>
  page.locator('[data-flow=photo]').getByRole('button', { name: 'Odebrat fotku' }).tap();

/** The processor time of all threads for a photo, in milliseconds. The photo is removed again. */
export async function photoWork(page: Page, picturePath: string): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('expected a page of a browser, but it has none');
  await page.bringToFront();
  const before = await usedByPages(browser);
  await makePhoto(page, picturePath);
  const work = (await usedByPages(browser)) - before;
  await removePhoto(page);
  return work;
}

/** The longest task of the main thread while a photo is made, in milliseconds; 0 if none took 50 ms or more. */
export async function longestPhotoTask(page: Page, picturePath: string): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => {
    window.benchLongTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchLongTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await makePhoto(page, picturePath);
  const longest = await page.evaluate(() => Math.max(0, ...window.benchLongTasks));
  await removePhoto(page);
  return longest;
}
