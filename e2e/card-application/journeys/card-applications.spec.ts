import { accountPage } from '../../account/pages/account.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { applicationDetailPage } from '../pages/application-detail.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

for (const width of widths(360, 1440)) {
  test.describe(`with a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'a customer reads the outcome of the card applications (APL-01, ACC-03)',
      whole,
      async ({ page, sandbox, server }) => {
        const customer = await createCustomer(server.url, await sandbox.account('adult'));
        const [account, applications] = [accountPage(page), cardApplicationsPage(page)];
        const check = async () => {
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        };

        await openAs(page, customer, '/app/user-account');
        await account.seeTab('Jízdenky');
        await applications.openTab();
        await expect(page).toHaveURL(/tab=card-applications$/);
        await applications.seeStates(['Zamítnutá', 'Vyřízená']);
        await applications.seeAssignedCard();
        await check();

        await applications.openByEye('Zamítnutá');
        const detail = applicationDetailPage(page);
        await detail.seeStep('Osobní údaje');
        await detail.close();
        await detail.seeClosed();
        await applications.openRow('Zamítnutá');
        await detail.seeStep('Osobní údaje');
        await applications.goToPage();
        await applications.seeApplication();
        await applications.seeStatus(/^Žádost byla zamítnuta/);
        await applications.seeReason(/Na\sfotografii není vidět obličej/);
        await check();

        await applications.goBack();
        await account.seeTab('Žádosti');
        await applications.openPage('Vyřízená');
        await applications.seeStatus(/^Karta je hotová/);
        await expectNoSidewaysScroll(page);
        await page.reload();
        await applications.seeStatus(/^Karta je hotová/);
      },
    );
  });
}

test("a parent opens a child's application and returns to the child", whole, async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const [account, applications] = [accountPage(page), cardApplicationsPage(page)];
  await openAs(page, customer, '/app/assigned-card-list');
  await listPage(page, 'Přiřazené karty').open('Eliška Dvořáková');
  await account.seeCustomerName(/Eliška Dvořáková/);
  await applications.openTab();
  await applications.openPage('Čeká na tisk');
  await applications.seeStatus(/čeká na výrobu. Potom vám ji\spošleme poštou/);
  await applications.goBack();
  await account.seeCustomerName(/Eliška Dvořáková/);
  await account.seeTab('Žádosti');
});

test(
  'the page of an application that does not exist, or belongs to another account, says that it was not found',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('bank-card'));
    const [account, applications] = [accountPage(page), cardApplicationsPage(page)];
    for (const id of ['1', '2147483647', 'nothing']) {
      await openAs(page, customer, `/app/card-application/${id}`);
      await applications.seeMissing();
    }
    await expectAccessible(page);
    await applications.goBack();
    await account.seeTab('Žádosti');
  },
);
