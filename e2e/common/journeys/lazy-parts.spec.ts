import { accountPage } from '../../account/pages/account.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { holdFile } from '../support/hold-file.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const code = /\/assets\/(?!toast).*\.js/;
const codeOfTicketFare = /\/assets\/ticket-fare-dialog.*\.js/;

test('a dialog opens at once without a network, says that it is offline, and is loaded after a retry (SHL-06)', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await loginPage(page).logIn(await sandbox.account('parent'));
  await accountPage(page).seeCustomerName(/Dvořáková/);
  const button = page.getByRole('button', { name: 'Koupit jízdenku' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  let requests = 0;
  page.on('request', (request) => {
    // Other parts of the page may still be loading.
    if (codeOfTicketFare.test(request.url())) requests += 1;
  });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Nová jízdenka' });
  await expect(dialog.getByRole('alert')).toContainText('možná jste offline');
  await page.clock.runFor(60_000);
  expect(requests).toBe(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  const retry = dialog.getByRole('button', { name: 'Zkusit znovu' });
  await expect(retry).toBeVisible();
  // Now only the code is blocked, so that the browser's `online` event does not load it.
  await page.route(code, (route) => route.abort());
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Načíst znovu' })).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(dialog.getByLabel('Platí od')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zavřít' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a dialog shows its frame while its code is being loaded (SHL-06)', whole, async ({ page, sandbox }) => {
  await loginPage(page).logIn(await sandbox.account('parent'));
  const release = await holdFile(page, codeOfTicketFare);
  await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nová jízdenka' });
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog.getByLabel('Platí od')).toBeFocused();
});

test(
  'the frame of a dialog that is opened from a table row does not look like a table cell (SHL-06)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('virtual-card'));
    await page.goto('/#/app/user-account?tab=chip-cards');
    await page.route(/\/assets\/marketing-consent-dialog.*\.js/, (route) => route.abort());
    await page.getByRole('button', { name: 'Upravit souhlas' }).click();
    const failure = page.getByRole('dialog', { name: 'Marketingový souhlas' }).getByRole('alert');
    await expect(failure).toBeVisible();
    for (const [property, value] of [
      ['text-align', 'start'],
      ['font-size', '16px'],
      ['font-weight', '400'],
    ] as const)
      await expect(failure).toHaveCSS(property, value);
  },
);

test(
  'the frame of a dialog that is opened from a row of buttons is not as small as the buttons (SHL-06)',
  whole,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await loginPage(page).logIn(await sandbox.account('parent'));
    const widthOfClose = async () =>
      (await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).boundingBox())?.width;
    await page.route(codeOfTicketFare, (route) => route.abort());
    await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(await widthOfClose()).toBe(44);
  },
);

test('a page that is opened without a network says that it is offline, and opens after a retry (SHL-06)', async ({
  page,
  context,
  sandbox,
}) => {
  await loginPage(page).logIn(await sandbox.account('newcomer'));
  await context.setOffline(true);
  await page.evaluate(() => window.location.assign('#/app/order-list'));
  await expect(page.getByRole('heading', { name: 'Stránku se nepodařilo otevřít' })).toBeVisible();
  await expect(page.getByText('možná jste offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-flow=list]')).toBeVisible();
});

test('a page whose code is missing does not reload itself while the server cannot be reached (SHL-06)', async ({
  page,
  sandbox,
}) => {
  await loginPage(page).logIn(await sandbox.account('newcomer'));
  await page.route('**/*', (route) => route.abort());
  await page.evaluate(() => window.location.assign('#/app/order-list'));
  await expect(page.getByText('možná jste offline')).toBeVisible();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.locator('[data-flow=list]')).toBeVisible();
});
