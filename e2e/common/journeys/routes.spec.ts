import { guardedPages } from '#contract/guarded-pages.ts';
import { accountPage } from '../../account/pages/account.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const titles: Readonly<Record<string, RegExp>> = {
  '/registration': /Registrace/,
  '/forgotten-password': /Zapomenuté heslo/,
  '/verification': /ověř/i,
  '/change-password': /heslo/i,
  '/verify': /Ověření/,
  '/unsubscribe-notifications': /Vypnout upozornění/,
};

test('every public page has a heading and a title (APP-05)', async ({ page }) => {
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

test('every page behind log-in has a heading, which gets the focus, and a title (APP-05)', async ({
  page,
  sandbox,
}) => {
  await loginPage(page).logIn(await sandbox.account('parent'));
  await accountPage(page).seeCustomerName(/Dvořáková/);
  const heading = page.getByRole('heading', { level: 1 });
  const paths = ['order-list', 'shopping-cart', 'my-trail', 'account-setting', ...guardedPages];
  for (const path of paths) {
    const previous = await heading.innerText();
    await page.evaluate((to) => window.location.assign(`#/app/${to}`), path);
    await expect(page).toHaveURL(new RegExp(`#/app/${path}`));
    // The previous page stays on the screen until the code of the next one is loaded.
    await expect(heading).not.toHaveText(previous);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(await heading.innerText()));
  }
});

test(
  'an unknown address shows a page that says so, with a link to the shop (APP-05)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('newcomer'));
    await page.goto('/#/app/nowhere');
    await expect(page.getByRole('heading', { name: 'Stránka nenalezena' })).toBeVisible();
    await page.getByRole('link', { name: 'Na úvod e-shopu' }).click();
    await expect(page).toHaveURL(/#\/app\/user-account$/);
  },
);

test(
  'the address of a page that the operator has switched off leads to the account (APP-10)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('newcomer'));
    await sandbox.settings({ withheldPages: ['managed-card-list'] });
    await page.goto('/#/app/managed-card-list');
    await expect(page).toHaveURL(/#\/app\/user-account$/);
    await page.goto('/#/app/assigned-card-list');
    await expect(page).toHaveURL(/#\/app\/assigned-card-list/);
  },
);

test('a page whose code cannot be loaded shows an error and offers a reload', async ({ page, sandbox }) => {
  await loginPage(page).logIn(await sandbox.account('newcomer'));
  let requests = 0;
  await page.route(/\/assets\/notification-setting-screen-[^/]*\.js/, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.evaluate(() => window.location.assign('#/app/notification-setting'));
  // The page reloads itself one time before it shows the problem.
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByRole('heading', { name: 'Stránku se nepodařilo otevřít' })).toBeVisible();
  await page.unroute(/\/assets\/notification-setting-screen-[^/]*\.js/);
  await page.getByRole('button', { name: 'Načíst znovu' }).click();
  await expect(page.locator('[data-flow=notificationSetting]')).toBeVisible();
});

test('a query before the hash is moved behind the route (APP-04)', async ({ page }) => {
  await page.goto('/?token=abc#/verify');
  await expect(page).toHaveURL(/\/#\/verify\?token=abc$/);
});

test('log-in keeps the requested page and its token in the address, and never leads to another site (APP-06)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  await page.goto('/#/approve-managed-card?token=nothing');
  await expect(page).toHaveURL(/redirectUrl=%2Fapprove-managed-card&token=nothing/);
  await page.goto('/#/?redirectUrl=https://evil.example');
  await loginPage(page).enter(account);
  await expect(page).toHaveURL(/#\/app\/user-account$/);
});
