import { shellPage } from '../../common/pages/shell.page.ts';
import { accessibilityProblems } from '../../common/support/accessibility.ts';
import { withTopUpInCart } from '../../common/support/shopping.ts';
import { expect, test } from '../../common/support/test.ts';
import { withOurs } from '../../common/support/whole.ts';
import { cartPage } from '../pages/cart.page.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

test('an order by invoice waits for its payment, and nothing is delivered yet', withOurs, async ({ page, sandbox }) => {
  const account = await withTopUpInCart(page, sandbox);
  await paymentPage(page).askForInvoice();
  await paymentPage(page).seeInvoiceQuestion(/Splatná bude \p{L}{2}\s\d+\.\d+\.\d{4}\./u);
  await paymentPage(page).confirmInvoice();
  await expect(page).toHaveURL(/#\/app\/order-list\?result=\d+$/);
  await expect(page.getByRole('button', { name: 'Zkopírovat: Variabilní symbol' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const { orders, wallets } = await sandbox.ledger(account.accountId);
  expect(orders).toMatchObject([{ state: 'PENDING' }]);
  expect(wallets).toMatchObject([{ currentAmount: 40_000 }, {}, {}, {}]);
});

test('a double click on the payment button makes one order', async ({ page, sandbox }) => {
  const account = await withTopUpInCart(page, sandbox);
  await page.getByRole('button', { name: 'Zaplatit kartou' }).dblclick();
  await gatewayPage(page).seePage();
  expect((await sandbox.ledger(account.accountId)).orders).toHaveLength(1);
});

test('the open cart page shows by itself that the cart expired (CRT-02)', async ({ page, sandbox }) => {
  await withTopUpInCart(page, sandbox);
  await sandbox.advanceClock(31 * 60_000);
  await cartPage(page).seeExpired();
  await cartPage(page).seeEmpty();
  await shellPage(page).seeEmptyCart();
});

test('after a failed call the shop says that nothing was charged, and a retry makes one order', async ({
  page,
  sandbox,
}) => {
  const account = await withTopUpInCart(page, sandbox);
  await page.route('**/api/eshop/orders*', (route) => route.abort(), { times: 1 });
  await paymentPage(page).payByCard();
  await paymentPage(page).seeNotCharged();
  await paymentPage(page).retry();
  await gatewayPage(page).seePage();
  expect((await sandbox.ledger(account.accountId)).orders).toHaveLength(1);
});
