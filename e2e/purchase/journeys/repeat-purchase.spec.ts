import { accountPage } from '../../account/pages/account.page.ts';
import { repeatPurchasePage } from '../../common/pages/repeat-purchase.page.ts';
import { expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { cartPage } from '../pages/cart.page.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

test('a customer renews the ticket that ends: two presses from the account page to the gateway (TFR-03)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('adult');
  await page.goto('/');
  await loginPage(page).logIn(account);
  await accountPage(page).seeCustomerName('Jana Novotná');
  await expect(page.getByText(/^Platí ještě 4\sdny, do/)).toBeVisible();
  const again = repeatPurchasePage(page);
  await again.seeOffer(/550,00/);
  await expectNoSidewaysScroll(page);

  await again.buyAgain();
  const cart = cartPage(page);
  await cart.seeItemCount(1);
  await cart.seeTotal(/550,00/);
  await page.goBack();
  await accountPage(page).seeTicketCannotBeBought(/v\skošíku/);
  await again.seeNoOffer();
  await page.goForward();
  await paymentPage(page).payByCard();
  await gatewayPage(page).seePage();
  await gatewayPage(page).seeAmount(/550/);
});

test(
  'a customer tops up the wallet as last time: two presses from the account page to the gateway (WAL-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('adult');
    await page.goto('/');
    await loginPage(page).logIn(account);
    const again = repeatPurchasePage(page);
    await again.seeTopUp(/600,00/);

    await again.topUpAgain();
    const cart = cartPage(page);
    await cart.seeItemCount(1);
    await cart.seeTotal(/600,00/);
    await page.goBack();
    await again.seeOffer(/550,00/);
    await again.seeNoTopUp();
    await page.goForward();
    await paymentPage(page).payByCard();
    await gatewayPage(page).seePage();
    await gatewayPage(page).seeAmount(/600\.00/);
  },
);
