import type { Locator, Page } from '@playwright/test';
import { accountPage } from '../../account/pages/account.page.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { waitForWebFont } from '../support/letters.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

/** The size of a screen of 1280 × 1024 px at 400 % zoom. */
const at400Percent = { width: 320, height: 256 };

/** For each dialog, by name: how to open the dialog. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a new ticket': async (page) => {
    await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
    await expect(page.getByLabel('Platí od')).toBeVisible();
    return page.getByRole('dialog');
  },
  'a top-up': async (page) => {
    await page.getByRole('button', { name: 'Dobít peněženku' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    return page.getByRole('dialog');
  },
  'a new password': async (page) => {
    await page.evaluate(() => window.location.assign('#/app/account-setting'));
    await page.getByRole('button', { name: 'Změnit heslo' }).click();
    await expect(page.getByLabel('Nové heslo', { exact: true })).toBeVisible();
    return page.getByRole('dialog');
  },
  'a question': async (page) => {
    await cartPage(page).open();
    await cartPage(page).removeFirstItem();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    return page.getByRole('alertdialog');
  },
};

/** The height of the area in which the content scrolls, in pixels. */
const scrollingHeight = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    const scrolling = parts.filter(
      (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
    );
    const own = [...element.children].find((part) => part.scrollHeight > 0);
    return Math.max(
      ...scrolling.map((part) => part.clientHeight),
      scrolling.length === 0 ? (own?.clientHeight ?? 0) : 0,
    );
  });

for (const [name, open] of Object.entries(dialogs)) {
  test(
    `at 400 % zoom the content of ${name} gets nearly the whole screen (DLG-02)`,
    name === 'a new ticket' ? {} : whole,
    async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account('parent'));
      if (name === 'a question') await customer.fillCart();
      await openAs(page, customer, '/app/user-account');
      await accountPage(page).seeCustomerName(/Dvořáková/);
      await page.setViewportSize(at400Percent);
      const dialog = await open(page);
      expect(await scrollingHeight(dialog)).toBeGreaterThan(200);
      // The page behind the dialog keeps its styles. Otherwise the dialog would wait until all styles are computed
      // again.
      const main = page.getByRole('main', { includeHidden: true });
      expect(await main.evaluate((part) => getComputedStyle(part).pointerEvents)).toBe('auto');
      expect(await main.evaluate((part) => getComputedStyle(part).getPropertyValue('--scrollbar-width'))).toBe('');
      // All content can be scrolled into view.
      const last = dialog.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      // Tab moves the focus from the last control to the first one, and scrolls it into view.
      await last.focus();
      await page.keyboard.press('Tab');
      const first = dialog.getByRole('button').first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
    },
  );
}

test(
  'at 400 % zoom the values of an expanded order stay within their cards (SHL-07)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    await customer.order();
    await openAs(page, customer, '/app/order-list');
    await page.setViewportSize(at400Percent);
    await page.getByRole('button', { name: 'Zobrazit podrobnosti' }).first().click();
    const items = page.getByRole('table', { name: 'Položky objednávky' });
    await expect(items.locator('[data-label="Číslo karty"]')).toBeVisible();
    await waitForWebFont(page);
    const beyond = await items.locator('td *').evaluateAll((values) =>
      values.filter((value) => {
        const card = value.closest('tr')?.getBoundingClientRect();
        return card !== undefined && value.getBoundingClientRect().right > card.right;
      }),
    );
    expect(beyond).toEqual([]);
  },
);

test('on a phone the payment button stays visible; at 400 % zoom it is hidden to show more items (CRT-07)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  await customer.fillCart();
  await page.setViewportSize({ width: 360, height: 500 });
  await openAs(page, customer, '/app/shopping-cart');
  const toPayment = page.getByRole('button', { name: 'K platbě' });
  await expect(toPayment).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(at400Percent);
  await expect(toPayment).toBeHidden();
  await page.setViewportSize({ width: 360, height: 500 });
  await toPayment.click();
  await expect(page.getByRole('group', { name: /^Celkem k úhradě/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Zaplatit kartou' })).toBeInViewport({ ratio: 1 });
  await expect(toPayment).toHaveCount(0);
});

test.describe("with the system's colours (forced colours)", () => {
  test.use({ forcedColors: 'active' });

  /** Whether each side of an element has a visible border or outline. */
  const hasEdge = (element: Locator): Promise<boolean> =>
    element.evaluate((node) => {
      const style = getComputedStyle(node);
      const isDrawn = (kind: string) =>
        style.getPropertyValue(`${kind}-style`) !== 'none' && style.getPropertyValue(`${kind}-width`) !== '0px';
      return (
        isDrawn('outline') ||
        ['border-top', 'border-right', 'border-bottom', 'border-left'].every((side) => isDrawn(side))
      );
    });

  test('cards, tickets, dialogs and fields keep a visible edge (SHL-07)', async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    await customer.fillCart();
    await openAs(page, customer, '/app/user-account');
    await accountPage(page).seeCustomerName(/Dvořáková/);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    expect(await hasEdge(card)).toBe(true);
    await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
    const dialog = page.getByRole('dialog');
    const start = dialog.getByLabel('Platí od');
    await expect(start).toBeVisible();
    expect(await hasEdge(dialog)).toBe(true);
    expect(await hasEdge(start)).toBe(true);
    for (const select of await dialog.getByRole('combobox').all()) expect(await hasEdge(select)).toBe(true);
    for (const button of await dialog.getByRole('button').all()) expect(await hasEdge(button)).toBe(true);
    await dialog.getByRole('button', { name: 'Zavřít' }).click();
    await cartPage(page).open();
    await cartPage(page).seeCountdown();
    expect(await hasEdge(page.locator('[data-card]').first())).toBe(true);
    await cartPage(page).removeFirstItem();
    expect(await hasEdge(page.getByRole('alertdialog'))).toBe(true);
  });
});
