import { accountPage as accountPageCall } from '#contract/endpoints/account-page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { accountPage } from '../pages/account.page.ts';

test('a newcomer is shown how to start, and no call fails in the background (ACC-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
  await openAs(page, customer, '/app/user-account');
  await accountPage(page).seeFirstSteps();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Přiřazené karty' }).click();
  await listPage(page, 'Přiřazené karty').seeText(/^Zatím nemáte přiřazenou žádnou kartu/);
  expect(failed).toEqual([]);
});

test(
  'the page offers no actions for a customer for whom the account may not act (ACC-06)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const [child] = await customer.linkedIds();
    const calls = holdCalls(page);
    await calls.hold(accountPageCall);
    await openAs(page, customer, `/app/user-linked-account/${child}`);
    const account = accountPage(page);
    await calls.releaseChanged(accountPageCall, {
      standing: {
        manageable: false,
        reason: 'AGE',
        hasApplication: false,
        openApplication: null,
        connected: false,
      },
    });
    await account.seeNotManageable();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
