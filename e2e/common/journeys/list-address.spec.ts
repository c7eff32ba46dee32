import { listPage } from '../pages/list.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const path = '/app/order-list';
const inAddress = (query: string) => new RegExp(`#${path}${query}$`);
const plain = inAddress('');

test('a list keeps its filter, sorting and page after a reload and after "back" (TBL-02)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const orderIds: number[] = [];
  for (let count = 0; count < 12; count += 1) orderIds.push(await customer.order());
  await customer.cancelOrder(orderIds[0] ?? 0);
  const list = listPage(page, 'Vaše objednávky');

  await openAs(page, customer, path);
  await list.seeRange('1–12 z 12');
  await list.setPageSize(10);
  await list.seeRange('1–10 z 12');
  await list.next();
  await list.seeRange('11–12 z 12');
  await expect(page).toHaveURL(inAddress('\\?limit=10&offset=10'));
  await page.reload();
  await list.seeRange('11–12 z 12');

  await list.choose('Stav', 'Zrušeno');
  await list.seeRange('1–1 z 1');
  await list.sortBy('Vytvořeno');
  const filtered = inAddress('\\?sortBy=issued&sortDesc=false&limit=10&state=CANCELLED');
  await expect(page).toHaveURL(filtered);
  const address = page.url();

  await page.goBack();
  await page.goBack();
  await list.seeRange('11–12 z 12');
  await page.goBack();
  await list.seeRange('1–10 z 12');
  await page.goBack();
  await list.seeRange('1–12 z 12');
  await expect(page).toHaveURL(plain);

  // Another person opens the address that was sent to them.
  await page.goto('about:blank');
  await page.goto(address);
  await list.seeRange('1–1 z 1');
  await expect(page).toHaveURL(filtered);
  // The customer opens another page and comes back.
  await page.getByRole('link', { name: 'Košík' }).first().click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await page.goBack();
  await list.seeRange('1–1 z 1');
});

test('a list ignores invalid parameters of its address (TBL-02)', whole, async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  await customer.order();
  const list = listPage(page, 'Vaše objednávky');
  await openAs(page, customer, `${path}?sortBy=colour&limit=7&offset=3&state=LOST&date=2026-02-31`);
  await list.seeRange('1–1 z 1');
  // If the address asks for a page after the last page, the list corrects the address.
  await openAs(page, customer, `${path}?offset=50`);
  await list.seeRange('1–1 z 1');
  await expect(page).toHaveURL(plain);
});
