import type { Page } from '@playwright/test';
import { accountPage } from '../../account/pages/account.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { cutOffTexts } from '../support/cut-off-texts.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

/** Sets letters of twice the size, as in the browser's settings; the setting ends when the page is loaded again. */
const doubleLetters = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test.use({ viewport: { width: 360, height: 740 } });

test('letters of twice the size are not cut off on a phone (SHL-07)', async ({ page, sandbox, server }) => {
  await page.goto('/#/registration');
  await expect(page.getByLabel('Heslo znovu')).toBeVisible();
  await doubleLetters(page);
  expect(await cutOffTexts(page)).toEqual([]);

  await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/user-account');
  await accountPage(page).seeCustomerName(/./);
  await expect(page.getByRole('article').first()).toBeVisible();
  await doubleLetters(page);
  expect(await cutOffTexts(page)).toEqual([]);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  expect(await cutOffTexts(page)).toEqual([]);
  await dialog.getByRole('button', { name: /kalendář/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await cutOffTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Zavřít' }).click();

  await page.getByRole('button', { name: 'Dobít peněženku' }).click();
  await expect(dialog.getByLabel('Částka')).toBeVisible();
  expect(await cutOffTexts(page)).toEqual([]);
});

test(
  'names without a space are broken into lines and not cut off (SHL-07)',
  whole,
  async ({ page, sandbox, server }) => {
    const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternw';
    await page.route(
      /\/api\/eshop\/(customers|shopping-cart\/ticket-fare-offers|customer-account-links)/,
      async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        const named = body.replaceAll(/"(fullName|lastName|displayName)":"[^"]*"/g, `"$1":"${name}"`);
        await route.fulfill({ response: answer, body: named });
      },
    );
    await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/user-account');
    await accountPage(page).seeCustomerName(name);
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Podrobnosti' }).click();
    await expect(page.getByRole('cell', { name }).first()).toBeVisible();
    expect(await cutOffTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    expect(await cutOffTexts(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).click();

    await openAs(page, await createCustomer(server.url, await sandbox.account('parent')), '/app/assigned-card-list');
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    expect(await cutOffTexts(page)).toEqual([]);
  },
);
