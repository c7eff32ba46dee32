import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { accountPage } from '../pages/account.page.ts';

test(
  'the address names the chosen tab: a reload shows the tab again, and "back" leaves the page (ACC-03)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    await openAs(page, customer, '/app/order-list');
    await page.goto('/#/app/user-account');
    const account = accountPage(page);
    await account.seeTab('Jízdenky');
    await account.openWalletTab();
    await expect(page).toHaveURL(/#\/app\/user-account\?tab=e-wallet$/);
    await page.reload();
    await account.seeTab('Peněženka');
    await page.goBack();
    await expect(page).toHaveURL(/#\/app\/order-list/);
  },
);

test('an address with an unknown tab shows the first tab', whole, async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('bank-card'));
  await openAs(page, customer, '/app/user-account?tab=nothing');
  await accountPage(page).seeTab('Jízdenky');
});

test('the chosen tab is scrolled into view on a narrow screen (ACC-03)', whole, async ({ page, sandbox, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(
    page,
    await createCustomer(server.url, await sandbox.account('adult')),
    '/app/user-account?tab=card-applications',
  );
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('Žádosti');
  await expect
    .poll(async () => {
      const box = await chosen.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 360;
    })
    .toBe(true);
});

test(
  'the details of the card are hidden behind a button below 1200 px (ACC-02)',
  whole,
  async ({ page, sandbox, server }) => {
    await page.setViewportSize({ width: 1199, height: 900 });
    await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/user-account');
    const press = page.getByRole('button', { name: 'Podrobnosti' });
    const profile = page.getByText('Profil 1', { exact: true }).filter({ visible: true });
    await expect(press).toBeVisible();
    await expect(profile).toHaveCount(0);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(press).toBeHidden();
    await expect(profile).toHaveCount(1);
  },
);
