import type { Page } from '@playwright/test';
import { createCustomer, openAs } from '../support/customer.ts';
import { delay } from '../support/delay.ts';
import { layoutShifts, recordLayoutShifts, unnoticedScore } from '../support/layout-shifts.ts';
import { movedControls, recordMovedControls } from '../support/moved-controls.ts';
import { expect, test } from '../support/test.ts';
import { waitForWholePage } from '../support/wait-for-whole-page.ts';
import { whole } from '../support/whole.ts';

/** The pages; a button that each shows as soon as it is loaded; whether the cart must contain an item. */
const pages = [
  ['/app/user-account', 'Dobít peněženku', false],
  ['/app/order-list', 'Zobrazit podrobnosti', false],
  ['/app/shopping-cart', 'Zaplatit kartou', true],
] as const;

/**
 * The width of the screen, the files that arrive late, and their delay in milliseconds. On a narrow screen the web font
 * may break a line in another place, because the digits of the system's font are narrower.
 */
const situations = [
  [1440, 'answers', '**/api/**', 150, {}],
  [360, 'answers', '**/api/**', 150, whole],
  [1440, 'letters', '**/*.woff2', 1500, whole],
] as const;

/** Opens a page, and waits until it shows a button or a link and has loaded everything else. */
async function openWhole(page: Page, path: string, control: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: control });
  await expect(button.or(main.getByRole('link', { name: control })).first()).toBeVisible();
  await waitForWholePage(page);
}

for (const [width, what, address, late, suite] of situations) {
  test(
    `nothing moves on account, cart and orders when ${what} are late, at ${String(width)} px (SHL-08)`,
    suite,
    async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account('adult'));
      // The list of orders shows a note about an order that waits for its payment.
      const orderId = await customer.order();
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, customer, '/app/account-setting');
      await delay(page, address, () => late);
      await recordLayoutShifts(page);
      const result = [`/app/order-list?result=${String(orderId)}`, 'Zrušit objednávku', false] as const;
      for (const [path, button, isCartFull] of [...pages, result]) {
        if (isCartFull) await customer.fillCart();
        await openWhole(page, path, button);
        const moved = await layoutShifts(page);
        expect(
          moved.filter(({ share }) => share > unnoticedScore),
          path,
        ).toEqual([]);
      }
    },
  );
}

/**
 * Pages of accounts with other content (nothing to buy again, no card yet, more or fewer rows than the reserved space),
 * each with a button or a link that the page shows as soon as it is loaded.
 */
const pagesToPress = [
  ['parent', '/app/user-account', 'Dobít peněženku', whole],
  ['operator', '/desk/card-applications', 'Druh karty', whole],
  ['newcomer', '/app/user-account', 'Požádat o čipovou kartu', whole],
  ['parent', '/app/notification-setting', 'Vytvořit adresu', whole],
  ['family', '/app/account-setting', 'Smazat účet', whole],
  ['adult', '/app/assigned-card-list', 'Kdo má přístup a co se s účtem stalo', whole],
  ['only-managed', '/app/managed-card-list', 'Kdo má přístup a co se s účtem stalo', whole],
  ['only-managed', '/app/my-trail', 'Odhlásit', whole],
] as const;

/**
 * The delay of the nth answer of a page, in milliseconds. The answers arrive one by one, so that each could move the
 * content of the answers before.
 */
const inTurn = (call: number): number => call * 60;
const lastFirst = (call: number): number => Math.max(900 - call * 60, 0);

for (const [key, path, control, suite] of pagesToPress) {
  test(
    `no link and no button moves while the page is loaded, so that a press does not miss it: ${key}, ${path} (SHL-08)`,
    suite,
    async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account(key));
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAs(page, customer, '/app/account-setting');
      let calls = 0;
      let late = inTurn;
      await delay(page, '**/api/**', () => late((calls += 1)));
      await recordMovedControls(page);
      for (late of [inTurn, lastFirst]) {
        calls = 0;
        await openWhole(page, path, control);
        expect(await movedControls(page), late.name).toEqual([]);
      }
    },
  );
}
