import { accountPage } from '../../account/pages/account.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { holdFile } from '../support/hold-file.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const code = /\/assets\/(?!toast).*\.js/;
const codeOfTicketFare = /\/assets\/ticket-fare-dialog.*\.js/;

test('a dialog opens at once without a network, says so, and goes on when it is asked again (SHL-06)', async ({
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
    // Other parts of the page may still be on their way.
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
  // Only the code is held back now, so that the browser's event does not load it by itself.
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

test('a dialog shows its frame while its code is on its way (SHL-06)', whole, async ({ page, sandbox }) => {
  await loginPage(page).logIn(await sandbox.account('parent'));
  const release = await holdFile(page, codeOfTicketFare);
  await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nová jízdenka' });
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog.getByLabel('Platí od')).toBeFocused();
});

test(
  'a dialog whose code a row of a table waits for does not look like a cell of it (SHL-06)',
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
  'a dialog whose code a row of buttons waits for does not have the size of its buttons (SHL-06)',
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

test('a page opened without a network says so and opens when it is asked again (SHL-06)', async ({
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

test('a page whose code is missing while the server is away does not reload itself away (SHL-06)', async ({
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
