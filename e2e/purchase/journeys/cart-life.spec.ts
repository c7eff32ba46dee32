import { shellPage } from '../../common/pages/shell.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { moveClockBeforeCartEnd, withTopUpInCart } from '../../common/support/shopping.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartRenewalPage } from '../pages/cart-renewal.page.ts';
import { cartRestorePage } from '../pages/cart-restore.page.ts';
import { cartPage } from '../pages/cart.page.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

const minute = 60_000;

test('an expired cart is restored with one press and paid (CRT-02, CRT-09)', async ({ page, sandbox }) => {
  const account = await withTopUpInCart(page, sandbox);
  const [cart, restore] = [cartPage(page), cartRestorePage(page)];
  await sandbox.advanceClock(31 * minute);
  await cart.seeExpired();
  await cart.seeEmpty();
  await restore.seeLine(/Dobití/, 'Beze změny');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await restore.restore();
  await cart.seeItemCount(1);
  await cart.seeTotal(/500,00/);
  await restore.seeNoOffer();
  await paymentPage(page).payByCard();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
  expect((await sandbox.ledger(account.accountId)).orders.at(-1)).toMatchObject({ state: 'PAID', price: 50_000 });
});

test(
  'a dismissed offer to restore an expired cart does not come back after a reload (CRT-09)',
  whole,
  async ({ page, sandbox }) => {
    await withTopUpInCart(page, sandbox);
    const restore = cartRestorePage(page);
    await sandbox.advanceClock(31 * minute);
    await restore.seeLineCount(1);
    await restore.letGo();
    await restore.seeNoOffer();
    await page.reload();
    await cartPage(page).seeEmpty();
    await restore.seeNoOffer();
  },
);

test('a cart that is renewed with one press on any page does not expire (CRT-08)', async ({ page, sandbox }) => {
  const account = await withTopUpInCart(page, sandbox);
  const renewal = cartRenewalPage(page);
  await shellPage(page).openOrders();
  await moveClockBeforeCartEnd(sandbox, account, 290);
  await renewal.seeNotice('Košík za pár minut vyprší');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await renewal.putAside();
  await renewal.seeNoNotice();
  await moveClockBeforeCartEnd(sandbox, account, 58);
  await renewal.seeQuestion();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await renewal.keep();
  await renewal.seeNoQuestion();
  await renewal.seeNoNotice();
  await shellPage(page).openCart();
  await cartPage(page).seeItemCount(1);
  await sandbox.advanceClock(20 * minute);
  // Without the renewal the cart would have expired by now.
  await cartPage(page).seeMinutesLeft(10);
  await cartPage(page).seeItemCount(1);
});

test(
  'two tabs both show that the cart expired, and both show the items after one tab restores them (CRT-02)',
  whole,
  async ({ page, sandbox }) => {
    await withTopUpInCart(page, sandbox);
    const other = await page.context().newPage();
    await cartPage(other).open();
    await cartPage(other).seeItemCount(1);
    await sandbox.advanceClock(31 * minute);
    for (const tab of [page, other]) {
      await cartPage(tab).seeExpired();
      await cartPage(tab).seeEmpty();
    }
    await cartRestorePage(page).restore();
    await cartPage(other).seeItemCount(1);
    await cartPage(page).seeItemCount(1);
  },
);

test(
  'a tab does not say that the cart expired when the cart was paid in another tab (CRT-02)',
  whole,
  async ({ page, sandbox }) => {
    await withTopUpInCart(page, sandbox);
    const other = await page.context().newPage();
    await cartPage(other).open();
    await cartPage(other).seeItemCount(1);
    await paymentPage(page).payByCard();
    await gatewayPage(page).pay();
    await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
    await sandbox.advanceClock(31 * minute);
    await cartPage(other).seeEmpty();
    await cartPage(other).seeNoExpiry();
  },
);

test('the shop shows the changes in the cart before it makes the order; the next press pays for the remaining items (CRT-10)', async ({
  page,
  sandbox,
}) => {
  const account = await withTopUpInCart(page, sandbox);
  await sandbox.putIntoCart(account.accountId, 'RECLAMATION');
  const cart = cartPage(page);
  await cart.refresh();
  await cart.seeItemCount(2);
  await sandbox.settings({ E_WALLET_MAX_AMOUNT: 1 });
  await paymentPage(page).payByCard();
  await cart.seeChange(/Dobití/, 'Zůstatek peněženky by pak překročil nejvyšší povolenou částku.');
  await sandbox.settings({ E_WALLET_MAX_AMOUNT: null });
  await cart.seeItemCount(1);
  expect((await sandbox.ledger(account.accountId)).orders).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await paymentPage(page).payByCard();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
});

test(
  'with card applications in the cart no invoice is offered, and removing them from the cart rejects them (CRT-04, CRT-05, CRT-06)',
  whole,
  async ({ page, sandbox }) => {
    const account = await withTopUpInCart(page, sandbox);
    const cart = cartPage(page);
    const note = 'Zrušeno zákazníkem v košíku e-shopu.';
    await sandbox.putIntoCart(account.accountId, 'APPLICATION');
    await sandbox.putIntoCart(account.accountId, 'APPLICATION');
    await sandbox.putIntoCart(account.accountId, 'RECLAMATION', true);
    await cart.refresh();
    await cart.seeItemCount(4);
    await cart.seeNotRemovable('Poplatek za reklamaci');
    await paymentPage(page).seeInvoiceRefused('Žádost o kartu nelze zaplatit na fakturu.');
    await cart.removeApplication();
    await cart.seeQuestion('Zrušit žádost o kartu?');
    await cart.confirm();
    await cart.seeItemCount(3);
    await cart.cancelAll();
    await cart.confirm();
    await cart.seeEmpty();
    const { cardApplications } = await sandbox.ledger(account.accountId);
    // The account has another application, which was not in the cart.
    expect(cardApplications.filter(({ state }) => state === 'REJECTED')).toMatchObject([
      { state: 'REJECTED', note },
      { state: 'REJECTED', note },
    ]);
  },
);
