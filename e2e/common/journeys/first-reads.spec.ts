import { accountPage } from '#contract/endpoints/account-page.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expect, test } from '../support/test.ts';

test('the customer and the cart are read while the shop starts, and each only one time', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('adult'));
  await openAs(page, customer, '/app/account-setting');
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/eshop/')) calls.push(path.replace(/\d+/, ':id'));
  });
  const held = holdCalls(page);
  await held.hold(systemConfigurations);
  const read = page.waitForRequest((request) => request.url().includes(accountPage.path));
  await page.goto('/#/app/user-account');
  await read;
  await held.release(systemConfigurations, null);
  await expect(page.getByRole('button', { name: 'Dobít peněženku' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([]);
  expect(calls).toContain('/api/eshop/shopping-cart');
});

test('only the data of the linked customer are read when the page of this customer is opened (ACC-05)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const [child] = await customer.linkedIds();
  const read: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === accountPage.path) read.push(searchParams.get('customerId'));
  });
  await openAs(page, customer, `/app/user-linked-account/${child}`);
  await expect(page.getByRole('button', { name: 'Dobít peněženku' })).toBeVisible();
  expect(read).toEqual([String(child)]);
});
