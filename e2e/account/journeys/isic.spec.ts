import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { ticketFarePage } from '../pages/ticket-fare.page.ts';

/** Logs in as the holder of an ISIC and chooses a ticket whose list price is 275.00. */
async function chooseTicket(page: Page, sandbox: Sandbox) {
  const account = await sandbox.account('student');
  await page.goto('/');
  await loginPage(page).logIn(account);
  const ticket = ticketFarePage(page);
  await ticket.open();
  await ticket.chooseCombination(/^30denní/);
  await ticket.chooseZone(/^100 /);
  return { account, ticket };
}

test('a holder of an ISIC pays the ISIC price that the dialog shows (ISI-02)', whole, async ({ page, sandbox }) => {
  const { account, ticket } = await chooseTicket(page, sandbox);
  await ticket.seePreview(/220,00/);
  await ticket.seePreview(/Toto je cena s\sISIC\. Běžná cena je 275,00/);
  await expectNoSidewaysScroll(page);
  await ticket.addAndGoToCart();

  await cartPage(page).seeItemCount(1);
  await cartPage(page).seeTotal(/220,00/);
  await paymentPage(page).payByCard();
  await gatewayPage(page).seePage();
  await gatewayPage(page).seeAmount(/220[.,]00/);
  expect((await sandbox.ledger(account.accountId)).orders).toMatchObject([{ price: 22_000 }]);
});

test('the list price is paid if the operator does not allow ISIC (ISI-02)', whole, async ({ page, sandbox }) => {
  await sandbox.settings({ isIsicAllowed: false });
  const { ticket } = await chooseTicket(page, sandbox);
  await ticket.seePreview(/275,00/);
  await expect(page.getByText(/cena s\sISIC/)).toHaveCount(0);
  await ticket.addAndGoToCart();
  await cartPage(page).seeTotal(/275,00/);
});
