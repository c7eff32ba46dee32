import { accountPage } from '../../account/pages/account.page.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { createCustomer, openAs, openWith } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { loginPage } from '../pages/login.page.ts';
import { prerenderedLoginPage } from '../pages/prerendered-login.page.ts';

test('the log-in form is shown without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await prerenderedLoginPage(page).seeForm();
  await expect(page).toHaveTitle(/^Sign in/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a first visit loads one script and makes no call; whoever begins to log in needs only more texts (LOG-04)', async ({
  page,
  sandbox,
}) => {
  const requests = prerenderedLoginPage(page).recordRequests();
  const calls = () =>
    requests.map((request) => new URL(request.url()).pathname).filter((path) => path.includes('/api/'));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.resourceType() === 'script')).toHaveLength(1);
  expect(calls()).toEqual([]);
  await prerenderedLoginPage(page).seeHydrated();
  await expect.poll(calls).toEqual(['/api/eshop/i18n/messages']);
  await loginPage(page).logIn(await sandbox.account('newcomer'));
  expect(calls()).toContain('/api/eshop/auth/login');
});

test('text that is typed before the script runs is kept, with focus and caret, and can be submitted', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await login.username.fill(account.username);
  await login.password.pressSequentially(account.password);
  await login.password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await expect(login.submit).toBeDisabled();
  releaseScript();
  await expect(login.submit).toBeEnabled();
  await expect(login.username).toHaveValue(account.username);
  await expect(login.password).toHaveValue(account.password);
  await expect(login.password).toBeFocused();
  expect(await login.password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
  await login.submit.click();
  await shellPage(page).seeShell();
});

test('the button can be pressed before the shop is loaded, and the page says if it cannot be loaded (LOG-04)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  const login = prerenderedLoginPage(page);
  await page.goto('/');
  const letLoad = await login.refuseShop();
  await login.username.fill(account.username);
  await login.password.fill(account.password);
  await login.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'se nepodařilo načíst' })).toBeVisible();
  await expect(login.password).toHaveValue(account.password);
  await letLoad();
  await login.submit.click();
  await shellPage(page).seeShell();
});

test('if Enter is pressed before the script runs, the form is submitted afterwards; the password is never in an address', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  const login = prerenderedLoginPage(page);
  const requests = login.recordRequests();
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await login.username.fill(account.username);
  await login.password.fill(account.password);
  await login.password.press('Enter');
  releaseScript();
  await shellPage(page).seeShell();
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  expect(requests.filter((request) => request.url().includes('password'))).toEqual([]);
});

test('a language that is chosen before the script runs is used afterwards', async ({ page }) => {
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  releaseScript();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a password is shown if its button was pressed before the script ran', async ({ page }) => {
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await login.password.fill('secret');
  await login.showPassword.click();
  releaseScript();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.password).toHaveValue('secret');
});

test('the log-in page does not move during hydration', async ({ page }) => {
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await login.seeFont();
  const before = await login.layoutShift();
  releaseScript();
  await login.seeHydrated();
  await page.waitForLoadState('networkidle');
  expect(await login.layoutShift()).toBe(before);
});

test('a customer who is logged in does not see the log-in form during a reload', async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
  const login = prerenderedLoginPage(page);
  await openAs(page, customer, '/app/user-account');
  await shellPage(page).seeShell();
  await login.watchForFlash();
  await page.reload();
  await shellPage(page).seeShell();
  await page.goto('about:blank');
  await page.goto('/');
  await shellPage(page).seeShell();
  await login.seeNoFlash();
});

test('the log-in form is not shown while another page is opened by its address', async ({ page }) => {
  const login = prerenderedLoginPage(page);
  await login.watchForFlash();
  await page.goto('/#/registration');
  await expect(page).toHaveURL(/#\/registration/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await login.seeNoFlash();
});

test("the shop's bar is shown until the page is loaded, and the layout hardly moves then", async ({
  page,
  sandbox,
  server,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const customer = await createCustomer(server.url, await sandbox.account('adult'));
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await openWith(page, { session: customer.session }, () => page.goto('/#/app/user-account', { waitUntil: 'commit' }));
  await login.seeBarOnly();
  releaseScript();
  await accountPage(page).seeWallet(/Kč/);
  await page.waitForLoadState('networkidle');
  expect(await login.layoutShift()).toBeLessThan(0.05);
});

test('a link in the log-in form works before the script runs', async ({ page }) => {
  const login = prerenderedLoginPage(page);
  const releaseScript = await login.holdScript();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('a[href="#/registration"]').click();
  releaseScript();
  await expect(page.locator('form[data-flow=session]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the log-in form appears only in the language chosen earlier, not in the language of the browser', async ({
  page,
}) => {
  const login = prerenderedLoginPage(page);
  await login.watchForFlash();
  const releaseScript = await login.holdScript();
  await openWith(page, { locale: 'pl' }, () => page.goto('/', { waitUntil: 'commit' }));
  await login.submit.waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení' })).toBeHidden();
  await login.seeNoFlash();
  releaseScript();
  await login.seeForm();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
