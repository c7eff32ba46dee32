import type { Page } from '@playwright/test';
import { activeTickets } from '#contract/endpoints/account-deletion.ts';
import { managingAccounts } from '#contract/endpoints/account-link-list.ts';
import { customerCardApplications } from '#contract/endpoints/customers.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { cutOffTexts } from '../support/cut-off-texts.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';
import { widths } from '../support/widths.ts';

const longAddress = `${'wolfeschlegelstein'.repeat(3)}@${'hausenbergerdorff'.repeat(3)}.${'welche'.repeat(10)}.example`;
const longWord = 'NESROZUMITELNÁPOZNÁMKA'.repeat(6);
const longName = 'SCHWARZENBERGOVÁHOHENZOLLERNSIGMARINGENWINDISCHGRÄ';

/** The bar shortens the account's name, and the title attribute contains the whole name. */
const cutOffBeside = async (page: Page, username: string): Promise<string[]> =>
  (await cutOffTexts(page)).filter((text) => !text.startsWith(username));

for (const width of widths(360, 1440)) {
  test.describe(`at ${String(width)} px, words without a space are broken and cover nothing (SHL-07)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in the list of managing accounts', whole, async ({ page, sandbox, server }) => {
      const calls = holdCalls(page);
      await calls.hold(managingAccounts);
      const customer = await createCustomer(server.url, await sandbox.account('adult'));
      await openAs(page, customer, '/app/card-managing-account-list');
      const row = { managingAccountId: 1, username: longAddress, customerName: longName };
      await calls.releaseChanged(managingAccounts, { items: [row], totalCount: 1 });
      await expect(page.getByText(longAddress)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ukončit správu' })).toBeInViewport({ ratio: 1 });
      expect(await cutOffBeside(page, customer.session.username)).toEqual([]);
    });

    test('in the list of card applications', whole, async ({ page, sandbox, server }) => {
      const calls = holdCalls(page);
      await calls.hold(customerCardApplications);
      const customer = await createCustomer(server.url, await sandbox.account('adult'));
      await openAs(page, customer, '/app/user-account?tab=card-applications');
      await calls.releaseChanged(customerCardApplications, (answer) => ({
        items: (answer['items'] as { customer: object }[]).map((application) => ({
          ...application,
          note: longWord,
          customer: { ...application.customer, fullName: longName },
        })),
      }));
      await expect(page.getByText(longWord).first()).toBeVisible();
      expect(await cutOffBeside(page, customer.session.username)).toEqual([]);
    });

    test('in the tickets of an account', async ({ page, sandbox, server }) => {
      const calls = holdCalls(page);
      await calls.hold(activeTickets);
      const customer = await createCustomer(server.url, await sandbox.account('adult'));
      await openAs(page, customer, '/app/account-setting');
      await calls.releaseChanged(activeTickets, (answer) => ({
        items: (answer['items'] as object[]).map((ticket) => ({
          ...ticket,
          customer: { firstName: longName, lastName: longName },
        })),
      }));
      await expect(page.getByRole('table', { name: 'Platné jízdenky' })).toContainText(longName);
      expect(await cutOffBeside(page, customer.session.username)).toEqual([]);
    });
  });
}
