import type { Locator } from '@playwright/test';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { waitForWebFont } from '../../common/support/letters.ts';
import { expect, test } from '../../common/support/test.ts';
import { chipCardsPage } from '../pages/chip-cards.page.ts';

/** The distinct left edges of the elements, in pixels. */
const beginnings = async (elements: Locator): Promise<readonly number[]> => {
  await waitForWebFont(elements.page());
  const lefts = await elements.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().left)));
  return [...new Set(lefts)];
};

test('the first buttons of all rows have the same left edge on a phone, for any number of buttons (TBL-01)', async ({
  page,
  sandbox,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, await createCustomer(server.url, await sandbox.account('only-managed')), '/app/managed-card-list');
  const rows = page.getByRole('table', { name: 'Spravované karty' }).locator('tbody > tr');
  await expect(rows).toHaveCount(7);
  const counts = await rows.evaluateAll((found) => found.map((row) => row.querySelectorAll('button').length));
  expect(new Set(counts).size).toBeGreaterThan(1);
  expect(await beginnings(rows.locator('[data-actions] > :first-child'))).toHaveLength(1);
});

test('if a period needs two lines, its second day starts at the left edge of the card (TBL-01)', async ({
  page,
  sandbox,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/user-account');
  await chipCardsPage(page).openTab();
  const row = page.getByRole('table', { name: 'Karty' }).locator('tbody > tr:has(th)').first();
  const days = row.locator('[data-label^="Platí"]');
  await expect(days).toHaveCount(2);
  const [number = -1] = await beginnings(row.locator('th'));
  const [from = -1, until = -1] = await beginnings(days);
  expect(from).toBeGreaterThan(number);
  expect(until).toBe(number);
});
