import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../support/test.ts';

const life = 60 * 60_000;

test('a reload within the life of the token keeps the session (SES-06)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.reload();
  await expect(page).toHaveURL(/#\/app\/user-account/);
});

test('the session ends by itself at the expiry of the token (SES-01, SES-07)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await sandbox.advanceClock(life);
  await loginPage(page).seeLoginPage();
  await loginPage(page).seeMessage(/přihlášení vypršelo/);
});

test('a reload after the expiry does not bring the session back (SES-06)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.goto('about:blank');
  await sandbox.advanceClock(life);
  await page.goto('/#/app/order-list');
  await loginPage(page).seeLoginPage();
});

test('a tampered token is refused by the server and logs out (SES-06, API-03)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.evaluate(() => {
    const kept = window.localStorage.getItem('linka.session') ?? '';
    window.localStorage.setItem(
      'linka.session',
      kept.replace(/\.[\w-]+","customerAccountId"/, '.forged","customerAccountId"'),
    );
  });
  await page.reload();
  await loginPage(page).seeLoginPage();
});

test('the wanted page is kept through log-in (APP-06)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await page.goto('/#/app/order-list');
  await loginPage(page).typeUsername(account.username);
  await loginPage(page).typePassword(account.password);
  await loginPage(page).submit();
  await expect(page).toHaveURL(/#\/app\/order-list$/);
});

test('garbage in local storage gives a clean start (APP-12)', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['linka.session', 'linka.locale', 'linka.payment'])
      window.localStorage.setItem(key, '{"version":');
  });
  await page.reload();
  await loginPage(page).seeLoginPage();
});
