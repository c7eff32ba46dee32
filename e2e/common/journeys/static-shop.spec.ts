import { freePort } from '#tests/common/server/support/free-port.ts';
import { accountPage } from '../../account/pages/account.page.ts';
import { eWalletTopUpPage } from '../../account/pages/e-wallet-top-up.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentReturnPage } from '../../purchase/pages/payment-return.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { withStaticShop } from '../support/static-shop.ts';
import { expect, test as base, withServer } from '../support/test.ts';

/** The pages are served by a server of static files, and the calls by the server, each at its own origin. */
const test = base.extend<object, { readonly shopUrl: string }>({
  shopUrl: [async ({ gateway: _ }, use) => use(`http://localhost:${await freePort()}`), { scope: 'worker' }],
  server: [
    ({ gateway, database, shopUrl }, use) =>
      withServer(
        { PAYMENT_GATEWAY: gateway, LINKA_SHOP_URL: shopUrl, LINKA_ALLOWED_ORIGINS: shopUrl },
        (server) => withStaticShop({ baseUrl: server.url }, () => use(server), Number(new URL(shopUrl).port)),
        database,
      ),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server: _, shopUrl }, use) => use(shopUrl),
});

test('a customer logs in, pays, and logs out in a shop that another server serves (RUN-08)', async ({
  page,
  sandbox,
  shopUrl,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  const account = await sandbox.account('adult');
  await loginPage(page).logIn(account);
  await accountPage(page).seeCustomerName('Jana Novotná');
  const topUp = eWalletTopUpPage(page);
  await topUp.open();
  await topUp.chooseAmount(/^500,00/);
  await topUp.addAndGoToCart();
  await paymentPage(page).payByCard();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  expect(page.url()).toMatch(`${shopUrl}/#/app/`);
  await shellPage(page).logOut();
  await loginPage(page).seeLoginPage();
  expect(wrong).toEqual([]);
});

test('a visitor whose browser prefers another language sees log-in in that language', async ({ browser, shopUrl }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(shopUrl);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await context.close();
});

test('what a visitor types before the back end has answered is kept, with the focus', async ({ page, shopUrl }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto(shopUrl);
  await loginPage(page).typeUsername('jana@');
  answers.resolve();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await page.keyboard.type('linka.example');
  await loginPage(page).seeUsername('jana@linka.example');
});

test('a visitor is told in the language of the page that the back end does not answer', async ({ page, shopUrl }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(shopUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-shop se nepodařilo spustit');
  await expect(page.getByText(/^(?:boot|errors)\./)).toHaveCount(0);
});
