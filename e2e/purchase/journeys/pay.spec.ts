import { createOrder, initPayment } from '#contract/endpoints/orders.ts';
import { accountPage } from '../../account/pages/account.page.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { atTheGateway, withTopUpInCart } from '../../common/support/shopping.ts';
import { expect, test } from '../../common/support/test.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

test('a declined card is not charged, and the order can be paid again', async ({ page, sandbox }) => {
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

test('an order whose payment is cancelled at the gateway still waits for payment', async ({ page, sandbox }) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).cancel();
  await paymentReturnPage(page).seeOutcome(/Nic jsme vám nestrhli/);
  expect((await sandbox.ledger(account.accountId)).orders).toMatchObject([{ state: 'PENDING' }]);
});

test('a return from the gateway with a forged signature does not settle the order: the shop asks the gateway (PAY-03)', async ({
  page,
  sandbox,
}) => {
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

test('if the payer never returns, the shop asks the gateway and delivers the order (PAY-04)', async ({
  page,
  sandbox,
}) => {
  const account = await atTheGateway(page, sandbox);
  await gatewayPage(page).payAndNeverAnswer();
  await sandbox.advanceClock(60_000);
  await expect
    .poll(async () => (await sandbox.ledger(account.accountId)).wallets[0]?.currentAmount, { timeout: 20_000 })
    .toBe(90_000);
  await page.goto('/');
  await accountPage(page).seeWallet(/900,00/);
});

test('opening or reloading a return from the gateway again does not pay or deliver the order again (PAY-02)', async ({
  page,
  sandbox,
}) => {
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
  await expect(page).toHaveURL(/#\/app\/order-list(\?result=\d+)?$/);
  await page.goBack();
  const ledger = () => sandbox.ledger(account.accountId);
  // The mail and the delivery follow within a second. If one of them was repeated, the numbers below would differ.
  await expect.poll(async () => (await ledger()).mails.length).toBe(1);
  const { orders, wallets, mails } = await ledger();
  expect(orders).toMatchObject([{ state: 'PAID' }]);
  expect(wallets).toMatchObject([{ currentAmount: 90_000 }, {}, {}, {}]);
  expect(mails).toHaveLength(1);
});

test('a repeated submit after a lost answer makes no second order, and the page explains this (PAY-10)', async ({
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
