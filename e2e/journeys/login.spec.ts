import { accountPage } from '../pages/account.page.ts';
import { doorPage } from '../pages/prerendered-login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, keepInBrowser, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test('the form stands in the page without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await doorPage(page).seeForm();
  await expect(page).toHaveTitle(/^Sign in/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('what was typed before the script is kept, with the focus and the caret, and can be sent', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  const door = doorPage(page);
  const letScriptCome = await door.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await door.username.fill(account.username);
  await door.password.pressSequentially(account.password);
  await door.password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await expect(door.submit).toBeDisabled();
  letScriptCome();
  await expect(door.submit).toBeEnabled();
  await expect(door.username).toHaveValue(account.username);
  await expect(door.password).toHaveValue(account.password);
  await expect(door.password).toBeFocused();
  expect(await door.password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  await door.submit.click();
  await shellPage(page).seeShell();
});

test('Enter pressed before the script waits for it, and never puts the password into the address', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  const door = doorPage(page);
  const requests = door.recordRequests();
  const letScriptCome = await door.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await door.username.fill(account.username);
  await door.password.fill(account.password);
  await door.password.press('Enter');
  letScriptCome();
  await shellPage(page).seeShell();
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  expect(requests.filter((request) => request.url().includes('password'))).toEqual([]);
});

test('nothing moves when React takes the page over', async ({ page }) => {
  const door = doorPage(page);
  const letScriptCome = await door.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await door.seeFont();
  const before = await door.layoutShift();
  letScriptCome();
  await door.seeTakenOver();
  await page.waitForLoadState('networkidle');
  expect(await door.layoutShift()).toBe(before);
});

test('a reload of somebody logged in shows no log-in', async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
  const door = doorPage(page);
  await openAs(page, customer, '/app/user-account');
  await shellPage(page).seeShell();
  await door.watchForFlash();
  await page.reload();
  await shellPage(page).seeShell();
  await page.goto('about:blank');
  await page.goto('/');
  await shellPage(page).seeShell();
  await door.seeNoFlash();
});

test('an address of another page shows no log-in on the way there', async ({ page }) => {
  const door = doorPage(page);
  await door.watchForFlash();
  await page.goto('/#/registration');
  await expect(page).toHaveURL(/#\/registration/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await door.seeNoFlash();
});

test('the frame of the shop stands until a page is there, and the page comes without jumps', async ({
  page,
  sandbox,
  server,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const customer = await createCustomer(server.url, await sandbox.account('adult'));
  const door = doorPage(page);
  const letScriptCome = await door.holdScript();
  await keepInBrowser(page, { session: customer.session });
  await page.goto('/#/app/user-account', { waitUntil: 'commit' });
  await door.seeFrame();
  letScriptCome();
  await accountPage(page).seeWallet(/Kč/);
  await page.waitForLoadState('networkidle');
  expect(await door.layoutShift()).toBeLessThan(0.05);
});

test('a link of the form pressed before the script leads on', async ({ page }) => {
  const door = doorPage(page);
  const letScriptCome = await door.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('a[href="#/registration"]').click();
  letScriptCome();
  await expect(page.locator('form[data-flow=session]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a language chosen before is shown at once, without the language of the browser', async ({ page }) => {
  await keepInBrowser(page, { locale: 'pl' });
  const door = doorPage(page);
  await door.watchForFlash();
  const letScriptCome = await door.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await door.submit.waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení' })).toBeHidden();
  await door.seeNoFlash();
  letScriptCome();
  await door.seeForm();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
