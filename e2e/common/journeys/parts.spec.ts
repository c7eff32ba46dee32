import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { waitForWebFont } from '../support/letters.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

/** The brands and widths with which the sheets are checked. */
const brands = { default: 360, vltava: 1440, krkonose: 1440 };

async function openSheets(page: Page, query = '', heading = 'Layers above the page'): Promise<void> {
  await page.goto(`/ui/?${query}`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await waitForWebFont(page);
}

/** Opens each dialog or menu of the sheets in turn, and closes it with the keyboard. */
async function throughLayers(page: Page, seen: () => Promise<void>): Promise<void> {
  for (const name of ['medium', 'question', 'waiting', 'late', 'drawer']) {
    const opener = page.locator(`[data-open=${name}]`);
    await opener.click();
    const layer = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(layer).toBeVisible();
    await seen();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

for (const [brand, width] of Object.entries(brands)) {
  test(
    `the sheets of all components are accessible in the colours of ${brand}, ${width} px wide`,
    brand === 'default' ? {} : whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openSheets(page, `brand=${brand}`);
      await expectAccessible(page);
    },
  );
}

test('all components fit a small phone, also with longer texts or with letters of twice the size', async ({ page }) => {
  for (const [query, width] of [
    ['', 360],
    ['long', 360],
    ['large', 360],
    ['large', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openSheets(page, query);
    await expectNoSidewaysScroll(page);
  }
});

test('a compact card has three lines on a small phone, and shows more after it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSheets(page, 'part=tables', 'Tables');
  const card = (name: string) =>
    page.getByRole('table', { name: 'Tickets' }).locator('tr', { has: page.locator('th', { hasText: name }) });
  const closed = card('Ticket, 30 days');
  const bottoms = await closed
    .locator('th, td[data-label]:visible')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().bottom).toSorted((one, other) => one - other),
    );
  // Values on the same line differ by less than half a line.
  expect(bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? 0) > 12)).toHaveLength(3);
  await expect(closed.getByText('550,00 Kč')).toBeVisible();
  await expect(closed.locator('[data-label="Card number"]')).toBeHidden();
  await expect(card('Yearly ticket').locator('[data-label="Card number"]')).toBeVisible();
  await expect(card('Yearly ticket').locator('[data-label=Zone]')).toBeHidden();
});

test('dialogs and menus with letters of twice the size fit a small phone', whole, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSheets(page, 'part=overlays&large');
  await throughLayers(page, () => expectNoSidewaysScroll(page));
});

test('the dialogs and menus above the page are accessible', whole, async ({ page }) => {
  await openSheets(page, 'part=overlays');
  await throughLayers(page, () => expectAccessible(page));
});

test('the narrow frame shows the sheets as a small phone does', whole, async ({ page }) => {
  await page.goto('/ui/?part=pagination');
  await page.getByLabel('360 px wide').check();
  const framed = page.frameLocator('iframe').locator('html');
  await expect(framed.getByRole('heading', { name: 'Pages' })).toBeVisible();
  expect(await framed.evaluate(() => [window.innerWidth, matchMedia('(min-width: 600px)').matches])).toEqual([
    360,
    false,
  ]);
});

test.describe("with the system's colours (forced colours)", () => {
  test.use({ forcedColors: 'active' });

  test('a disabled component, a progress ring and a track can still be recognized', whole, async ({ page }) => {
    await openSheets(page);
    const grey = await page.evaluate(() => {
      const sample = document.createElement('p');
      sample.style.color = 'GrayText';
      document.body.append(sample);
      return getComputedStyle(sample).color;
    });
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCSS('color', grey);
    const ring = page.locator('[aria-busy=true] [aria-hidden]').first();
    await expect(ring).toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('Your card will be here').locator('..').locator('[aria-hidden]')).toHaveCSS(
      'background-color',
      grey,
    );
    await expectAccessible(page);
  });
});
