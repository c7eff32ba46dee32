import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { bookByNumber } from '#server/desk/invoice-desk.ts';
import { mailsTo } from '#tests/common/server/support/mailbox.ts';
import { ask } from './support/call.ts';
import { newCustomer, order, putTopUp } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('every mail has headers that mark it as automatic and name its language, a message id without a port, and no empty table (MAI-03)', async () => {
  const customer = await newCustomer(shop);
  await ask(shop, updateAccountSettings, { token: customer.token, body: { locale: 'pl' } });
  await putTopUp(shop, customer);
  const { number } = await order(shop, customer, 'INVOICE');
  // The payment is booked before the mail with the invoice is sent. So the mail has no payment details, and could have
  // an empty table.
  await bookByNumber(shop.services, number, shop.clock.now());
  const mails = await mailsTo(shop, customer.username);
  expect(mails.map(({ messageId }) => messageId.replace(/\d+/, 'n')).toSorted()).toEqual([
    '<invoice-n@127.0.0.1>',
    '<order-paid-n@127.0.0.1>',
  ]);
  for (const { html, headers } of mails) {
    expect(html).not.toMatch(/<tbody>\s*<\/tbody>/);
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pl' });
  }
});
