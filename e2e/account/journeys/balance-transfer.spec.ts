import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { accountPage } from '../pages/account.page.ts';
import { balanceTransferPage } from '../pages/balance-transfer.page.ts';

const answerTime = 20_000;

test('the balance of an old card is moved: toast, wallet and wallet tab show it, also after a reload (TRF-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('adult');
  const number = await sandbox.oldCard({ balance: 12_350, holder: { firstName: 'Jana', lastName: 'Novotná' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, await createCustomer(server.url, account), '/app/user-account?tab=e-wallet');
  const shown = accountPage(page);
  const transfer = balanceTransferPage(page);
  const before = (await sandbox.ledger(account.accountId)).wallets[0]?.currentAmount ?? 0;

  await transfer.open();
  await transfer.seeWidth(600);
  await transfer.typeNumber(` ${number.slice(0, 8)} x ${number.slice(8)}`);
  await transfer.seeNumber(number);
  await transfer.submit();
  await transfer.seeTransferred(/123,50/);
  await transfer.seeClosed();
  await transfer.seeBooked(/123,50/);
  const after = ((before + 12_350) / 100).toFixed(2).replace('.', ',');
  const amount = new RegExp(after.replace(/^(\d+)(\d{3},)/, '$1\\s$2'));
  await shown.seeWallet(amount);

  await page.reload();
  await shown.seeWallet(amount);
  await transfer.seeBooked(/123,50/);
});

test(
  'a transfer with an unknown result is shown as pending, and the wallet shows the money later (TRF-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const number = await sandbox.oldCard({ balance: 4_000, fault: 'NO_ANSWER_AFTER_TAKING' });
    await openAs(page, await createCustomer(server.url, account), '/app/user-account?tab=e-wallet');
    const transfer = balanceTransferPage(page);
    await transfer.open();
    await transfer.changeNumber(number);
    await transfer.submit();
    await transfer.seeMessage('Peníze jsou na cestě');
    await transfer.understand();
    await transfer.seeClosed();

    await sandbox.advanceClock(answerTime);
    await expect
      .poll(async () => (await sandbox.ledger(account.accountId)).mails.map(({ subject }) => subject))
      .toEqual(['Zůstatek staré karty je v peněžence']);
    await page.reload();
    await transfer.seeBooked(/40,00/);
  },
);

test(
  'on a phone the dialog fills the screen, and the error is shown next to the number (TRF-01, DLG-01)',
  whole,
  async ({ page, sandbox, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/user-account');
    const transfer = balanceTransferPage(page);
    await transfer.open();
    await transfer.seeWidth(360);
    await transfer.changeNumber('6299 0000 0000 0016');
    await transfer.submit();
    await transfer.seeMessage(/je překlep/);
    await transfer.changeNumber('6299 0000 0000 0056');
    await transfer.submit();
    await transfer.seeMessage(/jsme na vaše jméno nenašli/);
    await transfer.seeNumber('6299000000000056');
  },
);
