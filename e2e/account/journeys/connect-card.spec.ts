import { counterCard } from '#tests/common/server/support/counter-card.ts';
import { connectAccountPage } from '../../common/pages/connect-account.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { accountPage } from '../pages/account.page.ts';

test('a new customer registers an existing card, and sees it with its ticket and wallet (CON-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('newcomer');
  const blocked = await counterCard(server, account.accountId, 'adultWithBlockedCard');
  const card = await counterCard(server, account.accountId, 'adult');
  await openAs(page, await createCustomer(server.url, account), '/app/user-account');
  const shown = accountPage(page);
  const connect = connectAccountPage(page, 'register');
  await shown.seeFirstSteps();
  await connect.open();
  await connect.changeCardNumber('210000000000000000');
  await connect.submit();
  await connect.seeError(/^19 – Kartu s\stímto číslem neznáme/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await connect.changeCardNumber(card.cardNumber);
  await connect.submit();
  await connect.seeError(/^3 – U\stéto karty nestačí její číslo/);
  await connect.changeCardNumber(blocked.cardNumber);
  await connect.changeApplicationNumber(blocked.applicationNumber);
  await connect.submit();
  await connect.seeError(/^10 – Tuto kartu připojit nelze/);
  const grouped = card.cardNumber.replace(/^(.{8})(..)(.{7})/, '$1 $2 $3 ');
  await connect.changeCardNumber(grouped);
  await connect.seeTyped(grouped);
  await connect.changeApplicationNumber(card.applicationNumber);
  await connect.submit();
  await connect.seeToast('Karta je zaregistrovaná k vašemu účtu.');
  await connect.seeClosed();
  await shown.seeCustomerName(card.fullName);
  await shown.seeWallet(/250,00/);
  await shown.seeCard(grouped);
  await expect(page.getByRole('button', { name: 'Koupit jízdenku' }).first()).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Už mám kartu' })).toHaveCount(0);
});

test(
  "a parent assigns a child's card from the list of assigned cards (CON-01, LNK-01)",
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const other = await counterCard(server, account.accountId, 'childOfOther');
    const card = await counterCard(server, account.accountId, 'child');
    await openAs(page, await createCustomer(server.url, account), '/app/assigned-card-list');
    const list = listPage(page, 'Přiřazené karty');
    const connect = connectAccountPage(page, 'assign');
    await list.seeRange('1–2 z 2');
    await connect.open();
    await connect.changeCardNumber(other.cardNumber);
    await connect.submit();
    await connect.seeError(/^Zadejte číslo žádosti/);
    await connect.changeApplicationNumber(other.applicationNumber);
    await connect.submit();
    await connect.seeError(/^6 – Jako rodič je/);
    await connect.changeCardNumber(card.cardNumber);
    await connect.changeApplicationNumber(card.applicationNumber);
    await connect.submit();
    await connect.seeToast('Karta je přiřazená k vašemu účtu.');
    await connect.seeClosed();
    await list.seeRange('1–3 z 3');
    await list.open(card.fullName);
    await accountPage(page).seeWallet(/250,00/);
  },
);

test(
  'an account whose customer has no card is shown why it cannot assign one (CON-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('newcomer');
    await openAs(page, await createCustomer(server.url, account), '/app/assigned-card-list');
    await expect(page.getByRole('button', { name: 'Přiřadit kartu' })).toBeDisabled();
    await expect(page.getByText(/^Kartu dítěte přiřadíte, až budete mít/)).toBeVisible();
    await expectAccessible(page);
  },
);
