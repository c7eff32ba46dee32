import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { ordersOf } from '../../common/support/orders.ts';
import { expect, test } from '../../common/support/test.ts';
import { orderPage } from '../pages/order.page.ts';

test('an order by invoice offers its invoice; after the payment is recorded, the order also offers its ticket and a calendar file', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('parent');
  const customer = await createCustomer(server.url, account);
  const orders = ordersOf(server.url, sandbox, account, customer);
  const { ticketFares: ticketsBefore } = await sandbox.ledger(account.accountId);
  const orderId = await orders.ticket('INVOICE', 4);
  const view = orderPage(page);
  await openAs(page, customer, `/app/order-list/${String(orderId)}`);
  await view.seeStatus('čeká na platbu podle faktury');
  await view.seeTicket('Platí po zaplacení');

  await view.showInvoice();
  const invoice = page.getByRole('article');
  await expect(invoice.getByText('Jak zaplatit')).toBeVisible();
  await expect(invoice.getByRole('img', { name: 'QR kód pro platbu v bankovní aplikaci' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const pdf = await view.downloadInvoice();
  expect(pdf.suggestedFilename()).toMatch(/^\d{10}\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await orders.bookInvoice(orderId);

  const countTickets = async () => (await sandbox.ledger(account.accountId)).ticketFares.length;
  await expect.poll(countTickets).toBe(ticketsBefore.length + 1);
  await view.open(orderId);
  await view.seeStatus('Zaplaceno a vyřízeno');
  await view.seeTicket('Bude platit');
  await view.seeInHistory('Vyřízeno');
  expect(await accessibilityProblems(page)).toEqual([]);
  const calendar = await view.downloadCalendar();
  const text = await readFile(await calendar.path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  expect((await sandbox.ledger(account.accountId)).mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Faktura č\./),
  );
});

test("the page of another account's order, or of an invalid order number, says that there is no such order", async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('parent');
  const customer = await createCustomer(server.url, account);
  const other = await sandbox.account('parent');
  const otherOrders = ordersOf(server.url, sandbox, other, await createCustomer(server.url, other));
  await openAs(page, customer, `/app/order-list/${String(await otherOrders.topUp('BANK_CARD'))}`);
  await orderPage(page).seeMissing();
  await page.goto('/#/app/order-list/none');
  await orderPage(page).seeMissing();
  await page.getByRole('link', { name: 'Všechny objednávky' }).click();
  await expect(page).toHaveURL(/#\/app\/order-list$/);
});
