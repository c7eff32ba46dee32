import type { Page } from '@playwright/test';
import { accountPage } from '../../account/pages/account.page.ts';
import { ticketFarePage } from '../../account/pages/ticket-fare.page.ts';
import { cardApplicationPage } from '../../card-application/pages/card-application.page.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the account page after the list of orders. */
async function openAccount(page: Page, sandbox: Sandbox): Promise<void> {
  await openAs(page, await createCustomer(sandbox.url, await sandbox.account('adult')), '/app/order-list');
  await shellPage(page).seeShell();
  await shellPage(page).openAccount();
  await expect(page).toHaveURL(/user-account$/);
}

const seeAccount = (page: Page) => expect(page).toHaveURL(/#\/app\/user-account$/);

test('"back" closes a dialog and does not leave the shop; "forward" and a reload open the dialog again (DLG-04)', async ({
  page,
  sandbox,
}) => {
  await openAccount(page, sandbox);
  const ticket = ticketFarePage(page);
  await ticket.open();
  await expect(page).toHaveURL(/user-account\?dialog=ticketFare$/);
  await page.goBack();
  await ticket.seeClosed();
  await expect(page.getByRole('button', { name: 'Koupit jízdenku' })).toBeFocused();
  await seeAccount(page);
  await page.goForward();
  await ticket.seeOpen();
  await page.reload();
  await ticket.seePreview(/550,00/);
  await ticket.close();
  await ticket.seeClosed();
  await seeAccount(page);

  await ticket.open();
  await ticket.addAndGoToCart();
  await cartPage(page).seeTotal(/550,00/);
  await page.goBack();
  await accountPage(page).seeCustomerName('Jana Novotná');
  await seeAccount(page);
  await ticket.seeClosed();
  await page.goBack();
  await expect(page).toHaveURL(/order-list$/);
});

test(
  '"back" in the wizard asks about the entered data, and a second "back" closes only the question (DLG-04, WIZ-06)',
  whole,
  async ({ page, sandbox }) => {
    await openAccount(page, sandbox);
    const wizard = cardApplicationPage(page);
    const question = page.getByRole('alertdialog');
    const seeOpen = async () => {
      await expect(question).toBeHidden();
      await wizard.seeValue('city', 'Nová Ves');
      await expect(page).toHaveURL(/\?apply=HAULIER_CARD$/);
    };
    await wizard.open('čipovou kartu');
    await expect(page).toHaveURL(/\?apply=HAULIER_CARD$/);
    await wizard.enter({ city: 'Nová Ves' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await seeOpen();
    await page.goBack();
    await wizard.stay();
    await seeOpen();
    await page.goBack();
    await wizard.keep();
    await wizard.seeClosed();
    await seeAccount(page);

    await page.goForward();
    await wizard.seeResumed();
    await page.reload();
    await wizard.seeResumed();
    await wizard.seeValue('city', 'Nová Ves');
    await page.goBack();
    await wizard.discard();
    await wizard.seeClosed();
    await seeAccount(page);
    await page.goBack();
    await expect(page).toHaveURL(/order-list$/);
  },
);

test(
  '"back" closes the menu, and from a page opened in the menu it leads to the page before (DLG-04)',
  whole,
  async ({ page, sandbox }) => {
    await openAccount(page, sandbox);
    const menu = page.getByRole('dialog', { name: 'Nabídka' });
    await page.getByRole('button', { name: 'Nabídka' }).click();
    await expect(page).toHaveURL(/\?dialog=menu$/);
    await page.goBack();
    await expect(menu).toBeHidden();
    await seeAccount(page);
    await shellPage(page).openOrders();
    await expect(page).toHaveURL(/order-list$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await accountPage(page).seeCustomerName('Jana Novotná');
    await seeAccount(page);
    await expect(menu).toBeHidden();
  },
);
