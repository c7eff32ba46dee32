import { createOrder, initPayment } from '../../contract/endpoints/orders.ts';
import { accountPage } from '../pages/account.page.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { paymentPage } from '../pages/payment.page.ts';
import { holdCalls } from '../support/held-calls.ts';
import { atTheGateway, withTopUpInCart } from '../support/shopping.ts';
import { expect, test } from '../support/test.ts';

test('a declined card charges nothing and can be tried again', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).payWithDeclinedCard();
  await gatewayPage(page).goBackUnpaid();
  await paymentReturnPage(page).seeOutcome(/Nic jsme vám nestrhli/);
  await page
    .getByRole('button', { name: /Zaplatit/ })
    .first()
    .click();
  await gatewayPage(page).seePage();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  const { orders, payments } = await sandbox.ledger(account.accountId);
  expect(orders).toMatchObject([{ state: 'PAID' }]);
  expect(payments.map(({ state }) => state)).toEqual(['REJECTED', 'PAID']);
});

test('a cancelled payment leaves the order to be paid', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).cancel();
  await paymentReturnPage(page).seeOutcome(/Nic jsme vám nestrhli/);
  expect((await sandbox.ledger(account.accountId)).orders).toMatchObject([{ state: 'PENDING' }]);
});

test('a forged answer settles nothing, and the gateway itself is asked (PAY-03)', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).answerForged();
  await expect(page.getByText(/nepodařilo ověřit/)).toBeVisible();
  await paymentReturnPage(page).seeUndecided();
  await paymentReturnPage(page).goToOrders();
  await paymentReturnPage(page).seeOutcome(/^Zatím nevíme, zda platba/);
  const { orders, wallets } = await sandbox.ledger(account.accountId);
  expect(orders).toMatchObject([{ state: 'PENDING' }]);
  expect(wallets).toMatchObject([{ currentAmount: 40_000 }, {}, {}, {}]);
});

test('a payer who never returns is settled by asking the gateway (PAY-04)', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).payAndNeverAnswer();
  await sandbox.advanceClock(60_000);
  await expect
    .poll(async () => (await sandbox.ledger(account.accountId)).wallets[0]?.currentAmount, { timeout: 20_000 })
    .toBe(90_000);
  await page.goto('/');
  await accountPage(page).seeWallet(/900,00/);
});

test('reload and a second return change nothing (PAY-02)', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  const returns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (/payId=|ORDERNUMBER=/.test(frame.url())) returns.push(frame.url());
  });
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  const [first] = returns;
  expect(first).toBeDefined();
  await page.goto(first ?? '/');
  await page.reload();
  await expect(page).toHaveURL(/#\/app\/order-list$/);
  await page.goBack();
  const ledger = () => sandbox.ledger(account.accountId);
  // What follows the payment comes within a second of it; had anything come twice, the sum would pass this by.
  await expect.poll(async () => (await ledger()).mails.length).toBe(1);
  const { orders, wallets, mails } = await ledger();
  expect(orders).toMatchObject([{ state: 'PAID' }]);
  expect(wallets).toMatchObject([{ currentAmount: 90_000 }, {}, {}, {}]);
  expect(mails).toHaveLength(1);
});

test('an order whose answer got lost is not made twice, and the repeated submit says so (PAY-10)', async ({
  page,
  sandbox,
}) => {
  const account = await withTopUpInCart(page, sandbox);
  const calls = holdCalls(page);
  await calls.hold(createOrder);
  await paymentPage(page).payByCard();
  await calls.release(createOrder, 'no-answer-after');
  await paymentPage(page).seeMessage(/Nevíme, zda objednávka vznikla/);
  await calls.hold(initPayment);
  await calls.hold(createOrder);
  await paymentPage(page).retry();
  await calls.release(createOrder, null);
  await expect(page.getByText(/^Tuto objednávku jste už vytvořili\./)).toBeVisible();
  await calls.release(initPayment, null);
  await gatewayPage(page).seePage();
  expect((await sandbox.ledger(account.accountId)).orders).toHaveLength(1);
});
