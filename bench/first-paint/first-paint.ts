import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEmptyApp, buildShop } from '../first-visit/build-pages.ts';
import { launchBrowser } from '../lib/browser.ts';
import type { Figure } from '../lib/figure.ts';
import { median } from '../lib/measure.ts';
import { servePages } from '../lib/serve-pages.ts';
import { paintedBy, type Painting } from './painted-by.ts';

const rounds = 7;
/** The longest task that a visitor does not notice, in milliseconds. */
const unnoticedTask = 50;

/**
 * Makes V8 record source positions while it compiles. By default, V8 computes the positions only when a stack is
 * requested. DevTools, with which the bench slows the processor down, request a stack for each error that a library
 * creates, so V8 would parse whole files twice.
 */
const recordSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

const medianOf = (paintings: readonly Painting[], of: keyof Painting): number =>
  median(paintings.map((painting) => painting[of]));

/**
 * Measures how soon log-in is visible on a slow phone, compared with an empty React page. The two pages are measured
 * alternately; the first round does not count.
 */
export async function firstPaint(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linka-empty-app-'));
  const [shop, empty] = [await servePages(await buildShop()), await servePages(await buildEmptyApp(folder))];
  const browser = await launchBrowser([recordSourcePositions]);
  const paintings: Record<'shop' | 'empty', Painting[]> = { shop: [], empty: [] };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const [ofShop, ofEmpty] = [await paintedBy(browser, shop.url), await paintedBy(browser, empty.url)];
      if (round === 0) continue;
      paintings.shop.push(ofShop);
      paintings.empty.push(ofEmpty);
    }
  } finally {
    await browser.close();
    await shop.close();
    await empty.close();
    await rm(folder, { recursive: true, force: true });
  }
  const paint = { shop: medianOf(paintings.shop, 'largestPaint'), empty: medianOf(paintings.empty, 'largestPaint') };
  const task = { shop: medianOf(paintings.shop, 'longestTask'), empty: medianOf(paintings.empty, 'longestTask') };
  return [
    {
      name: "Log-in's largest paint : empty React page",
      measured: `${paint.shop.toFixed(0)} : ${paint.empty.toFixed(0)} ms`,
      ratio: paint.shop / paint.empty,
      budget: { atMost: 0.6 },
    },
    {
      name: "Log-in's longest task : the longest unnoticed task",
      measured: `${task.shop.toFixed(0)} : ${unnoticedTask} ms (empty React page ${task.empty.toFixed(0)} ms)`,
      ratio: task.shop / unnoticedTask,
      budget: { atMost: 1 },
    },
    { name: "Log-in's layout shift", measured: medianOf(paintings.shop, 'layoutShift').toFixed(4) },
  ];
}
