import { accountPage } from '../../account/pages/account.page.ts';
import { withTopUpInCart } from '../support/shopping.ts';
import { expect, test } from '../support/test.ts';

test('if the operator offers one language, a visitor gets it, regardless of an earlier choice and of the browser (I18-01)', async ({
  browser,
  baseURL,
  sandbox,
}) => {
  await sandbox.settings({ multiLocalization: false, defaultLanguage: 'sk' });
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript(() =>
    window.localStorage.setItem('linka.locale', JSON.stringify({ version: 1, value: 'pl' })),
  );
  const isSlovak = () => expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.goto('/?lang=en');
  await isSlovak();
  await expect(page.getByRole('heading', { level: 1, name: 'Prihlásenie' })).toBeVisible();
  await page.goto('/#/registration');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrácia' })).toBeVisible();
  await isSlovak();
  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
  const account = await sandbox.account('adult');
  await page.goto('/#/');
  await page.getByLabel('E-mail').fill(account.username);
  await page.getByLabel('Heslo', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await accountPage(page).seeCustomerName('Jana Novotná');
  await isSlovak();
  await expect(
    page
      .getByText(/^Dospelý, /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await context.close();
});

test('after a change of the language the texts from the server change as well, without a reload (I18-01)', async ({
  page,
  sandbox,
}) => {
  await withTopUpInCart(page, sandbox);
  const item = page.getByRole('article');
  await expect(item).toContainText('Dobití elektronické peněženky');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(item).not.toContainText('Dobití');
  await expect(item).toContainText('wallet');
});
