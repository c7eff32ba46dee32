import type { Page } from '@playwright/test';
import { listPage } from '../../common/pages/list.page.ts';
import { accessibilityProblems } from '../../common/support/accessibility.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { atTheGateway, withTopUpInCart } from '../../common/support/shopping.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

/** Expects that the account's only order was paid one time, and that its top-up was delivered one time. */
async function expectPaidOnce(sandbox: Sandbox, accountId: number): Promise<void> {
  await expect
    .poll(async () => (await sandbox.ledger(accountId)).wallets[0]?.currentAmount, { timeout: 20_000 })
    .toBe(90_000);
  const { orders, payments, mails } = await sandbox.ledger(accountId);
  expect(orders).toMatchObject([{ state: 'PAID' }]);
  expect(payments.filter(({ state }) => state === 'PAID')).toHaveLength(1);
  expect(mails.length).toBeLessThanOrEqual(1);
}

/** Leaves the gateway's page, but aborts the return to the shop; returns the address of this return. */
async function interceptReturn(page: Page, leave: () => Promise<void>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  await page.route(/\/payment-return/, (route) => {
    const request = route.request();
    const body = request.postData();
    resolve(`/payment-return?${body ?? new URL(request.url()).search.slice(1)}`);
    return route.abort('aborted');
  });
  await leave();
  const address = await promise;
  await page.unroute(/\/payment-return/);
  return address;
}

const withField = (address: string, name: string, value: string | null): string => {
  const url = new URL(address, 'http://shop.example');
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
};

const signatureFieldOf = (address: string): string => (address.includes('payId=') ? 'signature' : 'DIGEST');

test('a return from the gateway in Windows-1250 is redirected to UTF-8 by the built server as well (PAY-03)', async ({
  request,
}) => {
  const answer = await request.get('/payment-return?RESULTTEXT=Dr%9Eitel&DIGEST=a', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    303,
    '/payment-return?RESULTTEXT=Dr%C5%BEitel&DIGEST=a',
  ]);
});

test('if a return is opened in two windows, the order is paid only one time', async ({ page, sandbox, context }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).payAndAnswerTwice();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'First return, in a new tab' }).click(),
  ]);
  await paymentReturnPage(other).seeOutcome(/^Zaplaceno\./);
  await page.getByRole('button', { name: 'Second return, here' }).click();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  await expectPaidOnce(sandbox, account.accountId);
});

test(
  'a second window shows a payment that was started in the first window, and its outcome',
  whole,
  async ({ page, sandbox, context }) => {
    const account = await atTheGateway(page, sandbox);
    const other = await context.newPage();
    await other.goto('/#/app/shopping-cart');
    await paymentPage(other).seeMessage('Zatím nevíme, zda jsme vám platbu strhli');
    await gatewayPage(page).pay();
    await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
    await paymentPage(other).seeMessage(/^Zaplaceno\. Děkujeme za objednávku č\.\s\d+\./);
    await expectPaidOnce(sandbox, account.accountId);
  },
);

test(
  'the back button on the gateway page leads to the state of the payment, and the order can be cancelled',
  whole,
  async ({ page, sandbox, gateway }) => {
    const account = await atTheGateway(page, sandbox);
    await page.goBack();
    await paymentPage(page).seeMessage(/Pokud jste na platební bráně nezadali kartu, nic jsme vám nestrhli/);
    await page.reload();
    await paymentPage(page).seeMessage(/Pokud jste na platební bráně nezadali kartu, nic jsme vám nestrhli/);
    if (gateway === 'csob') {
      await paymentPage(page).payOn();
      await gatewayPage(page).seePage();
      await page.goBack();
    } else {
      // The second gateway accepts a form only once, so nobody can return to its page (docs/decisions/0003).
      await paymentPage(page).seeNoWayBack();
      await paymentPage(page).seeMessage(/nejpozději za 20\sminut/);
    }
    await paymentPage(page).cancelOrder();
    await expect(page).toHaveURL(/#\/app\/order-list$/);
    expect((await sandbox.ledger(account.accountId)).orders).toMatchObject([{ state: 'CANCELLED' }]);
  },
);

test('a payer who goes back to the cart after paying sees that the order is paid', whole, async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await interceptReturn(page, gatewayPage(page).pay);
  await page.goto('/#/app/shopping-cart');
  await paymentPage(page).seeMessage(/^Zaplaceno\. Děkujeme za objednávku č\.\s\d+\./);
  await paymentPage(page).goToOrders();
  await expect(page).toHaveURL(/#\/app\/order-list$/);
  await expectPaidOnce(sandbox, account.accountId);
});

test('a payer who was logged out meanwhile sees the outcome before log-in and after it', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  const address = await interceptReturn(page, gatewayPage(page).pay);
  await page.goto('/sandbox/accounts');
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(address);
  await loginPage(page).seeMessage(/^Zaplaceno\. Děkujeme za objednávku č\.\s\d+\./);
  await page.reload();
  await loginPage(page).seeMessage(/^Zaplaceno\. Děkujeme za objednávku č\.\s\d+\./);
  await loginPage(page).seeMessage('Po přihlášení uvidíte objednávku a vše, co k ní patří.');
  await loginPage(page).enter(account);
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  await expectPaidOnce(sandbox, account.accountId);
});

test('if another account opens the address of a return from the gateway, it sees nothing of the payment', async ({
  page,
  sandbox,
  browser,
  server,
}) => {
  const account = await atTheGateway(page, sandbox);
  const address = await interceptReturn(page, gatewayPage(page).pay);
  const otherContext = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
  const other = await otherContext.newPage();
  await withTopUpInCart(other, sandbox);
  await other.goto(address);
  await paymentReturnPage(other).seeOutcome(/^Taková platba k\svašemu účtu nepatří\./);
  await expect(other.getByText(/Děkujeme|vrátili|nestrhli/)).toHaveCount(0);
  await otherContext.close();
  await page.goto(address);
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  await expectPaidOnce(sandbox, account.accountId);
});

test('a return from the gateway with altered or missing fields shows the outcome that the server gets from the gateway', async ({
  page,
  sandbox,
}) => {
  const account = await atTheGateway(page, sandbox);
  const address = await interceptReturn(page, gatewayPage(page).pay);
  const signature = signatureFieldOf(address);
  await page.goto(withField(address, signature, 'AAAA'));
  await paymentReturnPage(page).seeOutcome(/nepodařilo ověřit/);
  // Until the order is delivered, its row in the list shows that it is paid.
  await expect(page.getByText(/^Zaplaceno\./).first()).toBeVisible();
  await page.goto('/#/app/user-account');
  await page.goto(withField(address, signature, null));
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  await expectPaidOnce(sandbox, account.accountId);
});

test(
  'a return from the gateway without the fields of a payment leads to the order list',
  whole,
  async ({ page, sandbox }) => {
    await atTheGateway(page, sandbox);
    await page.goto('/payment-return');
    await expect(page).toHaveURL(/#\/app\/order-list$/);
    await paymentPage(page).seeMessage('Zatím nevíme, zda jsme vám platbu strhli');
  },
);

test(
  'an old return from the gateway that is opened again shows the current state of the payment and of its order',
  whole,
  async ({ page, sandbox }) => {
    const account = await atTheGateway(page, sandbox);
    const address = await interceptReturn(page, gatewayPage(page).cancel);
    await page.goto(address);
    await paymentReturnPage(page).seeOutcome(/^Nic jsme vám nestrhli\./);
    await paymentReturnPage(page).payFromResult();
    await gatewayPage(page).pay();
    await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
    await page.goto(address);
    await paymentReturnPage(page).seeOutcome(/^Nic jsme vám nestrhli\..*už je zaplacená jinak/);
    await expectPaidOnce(sandbox, account.accountId);
  },
);

test('a payment that the bank decides later is shown first as undecided, then as paid (PAY-11)', async ({
  page,
  sandbox,
}) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).payLate();
  await paymentReturnPage(page).seeUndecided();
  await sandbox.advanceClock(120_000);
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  await expectPaidOnce(sandbox, account.accountId);
});

test(
  'the result of a payment is shown instead of the orders until the customer leaves it (PAY-13)',
  whole,
  async ({ page, sandbox, browser, server }) => {
    const account = await atTheGateway(page, sandbox);
    const back = paymentReturnPage(page);
    await gatewayPage(page).payWithDeclinedCard();
    await gatewayPage(page).goBackUnpaid();
    await back.seeResult(/^Nic jsme vám nestrhli$/);
    await back.payFromResult();
    await gatewayPage(page).pay();
    await back.seeResult(/^Zaplaceno 500,00.Kč$/);
    await page.reload();
    await back.seeResult(/^Zaplaceno 500,00.Kč$/);
    await expectPaidOnce(sandbox, account.accountId);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await back.documentEdges()).toHaveProperty('size', 1);
    await page.setViewportSize({ width: 1440, height: 900 });
    const address = page.url();

    const otherContext = await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' });
    const other = await otherContext.newPage();
    await withTopUpInCart(other, sandbox);
    await other.goto(address);
    await expect(other.getByText('Zatím nemáte žádnou objednávku.')).toBeVisible();
    await paymentReturnPage(other).seeNoResult();
    await otherContext.close();

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Objednávka \d+$/ })
      .click();
    await expect(page).toHaveURL(/order-list\/\d+$/);
    await page.goBack();
    await listPage(page, 'Vaše objednávky').seeTable();
    await back.seeNoResult();
  },
);

test(
  'the orders are one press away from the result, which does not appear again after a reload or "back" (PAY-13)',
  whole,
  async ({ page, sandbox }) => {
    await atTheGateway(page, sandbox);
    const back = paymentReturnPage(page);
    await gatewayPage(page).pay();
    await back.seeResult(/^Zaplaceno 500,00.Kč$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await back.openAllOrders();
    await listPage(page, 'Vaše objednávky').seeTable();
    await back.seeNoResult();
    await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeFocused();
    await page.reload();
    await listPage(page, 'Vaše objednávky').seeTable();
    await back.seeNoResult();
    await page.goBack();
    await expect(page).toHaveURL(/result=\d+$/);
    await back.seeNoResult();
  },
);
