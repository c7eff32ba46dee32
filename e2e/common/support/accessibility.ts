import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForWebFont } from './letters.ts';

/**
 * Waits until all transitions of colours and positions have ended: colours in the middle of a transition have less
 * contrast.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });

/** The violations of WCAG 2.2 AA that axe finds on the page, each as `rule: element`. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // The default mode opens a second page for frames of other origins and takes twice as long. The shop has no such frames.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** Fails if the page can be scrolled horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await waitForWebFont(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
