import { loginPage } from '../../visitor/pages/login.page.ts';
import { expect, test } from '../support/test.ts';

test('without a receiver the code of the error reporting is not loaded (ERR-01)', async ({ page, sandbox }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await loginPage(page).logIn(await sandbox.account('adult'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((url) => /reporting|config\.json|envelope/.test(url))).toEqual([]);
  expect(await (await page.request.get('/')).text()).not.toMatch(/reporting|failures/);
  expect(await (await page.request.get('/config.json')).json()).toEqual({});
});
