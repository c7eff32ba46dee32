import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { accountDeletionPage } from '../../settings/pages/account-deletion.page.ts';
import { accountPage } from '../pages/account.page.ts';
import { chipCardsPage } from '../pages/chip-cards.page.ts';
import { marketingConsentPage } from '../pages/marketing-consent.page.ts';
import { peoplePage } from '../pages/people.page.ts';

test('a parent opens the people of the account one after another and comes back (ACC-01, ACC-05)', async ({
  page,
  sandbox,
  server,
}) => {
  const [account, people] = [accountPage(page), peoplePage(page)];
  await openAs(page, await createCustomer(server.url, await sandbox.account('parent')), '/app/user-account');
  await people.seeCount(4);
  await people.seeOpen(/Lenka/);
  for (const name of [/Matěj/, /Eliška/, /Karel/]) {
    await people.open(name);
    await account.seeCustomerName(name);
    await people.seeOpen(name);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await account.seeCustomerName(/Eliška/);
  await page.reload();
  await people.seeOpen(/Eliška/);
  await people.seePart(/Karel/);
  await people.open(/Lenka/);
  await account.seeCustomerName(/Lenka/);
});

test('a marketing consent is given on the card tab (CRD-01)', whole, async ({ page, sandbox, server }) => {
  const [cards, consent] = [chipCardsPage(page), marketingConsentPage(page)];
  await openAs(page, await createCustomer(server.url, await sandbox.account('virtual-card')), '/app/user-account');
  await cards.openTab();
  await consent.open();
  await consent.seeChoice(false);
  await expectAccessible(page);
  await consent.toggle();
  await consent.submit();
  await consent.seeClosed();
  await cards.seeInRow('Aktivní', /Ano\s*Upravit souhlas/);
  await expectNoSidewaysScroll(page);
});

test('a managed adult becomes the main account (LNK-02)', whole, async ({ page, sandbox, server }) => {
  const list = listPage(page, 'Spravované karty');
  const main = confirmationPage(page, { confirm: 'Nastavit jako hlavní účet', decline: 'Ponechat' });
  const customer = await createCustomer(server.url, await sandbox.account('only-managed'));
  await openAs(page, customer, '/app/managed-card-list');
  await list.openMore(/Dana/);
  await list.pressInRow(/Dana/, 'Nastavit jako hlavní účet');
  await main.seeQuestion('Dana Malá');
  await main.decline();
  await list.openMore(/Dana/);
  await list.pressInRow(/Dana/, 'Nastavit jako hlavní účet');
  await main.confirm();
  await expect(page.getByText('Hlavní účet je nastaven: Dana Malá.')).toBeVisible();
  await list.seeRange('1–6 z 6');
  await expectNoSidewaysScroll(page);
});

test(
  'a deletion is refused because of a wrong password, which can be corrected (SET-02)',
  whole,
  async ({ page, sandbox, server }) => {
    const deletion = accountDeletionPage(page);
    await openAs(page, await createCustomer(server.url, await sandbox.account('newcomer')), '/app/account-setting');
    await deletion.openDialog();
    await deletion.changePassword('Linka-2027');
    await deletion.submit();
    await deletion.seeError(/^Heslo nesouhlasí/);
    await deletion.seeFocusOnPassword();
    await expectNoSidewaysScroll(page);
    await deletion.close();
    await deletion.seeClosed();
  },
);
