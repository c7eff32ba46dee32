import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { approveCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { mailedPath } from '../../common/support/mailed-link.ts';
import { expect, test } from '../../common/support/test.ts';
import { managedCardRequestPage } from '../pages/managed-card-request.page.ts';

test('a request to manage the card is refused because of its number, then mailed, approved and listed (LNK-04)', async ({
  page,
  sandbox,
  server,
}) => {
  const owner = await sandbox.account('adult');
  const asked = await sandbox.account('newcomer');
  const other = await createCustomer(server.url, asked);
  await openAs(page, await createCustomer(server.url, owner), '/app/card-managing-account-list');
  const request = managedCardRequestPage(page);
  await listPage(page, 'Účty spravující moji kartu').seeText(/^Vaši kartu nespravuje žádný jiný účet/);
  await request.open();
  await request.changeEMail(owner.username);
  await request.submit();
  await request.seeError(/^12 – Toto je váš vlastní účet/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await request.changeEMail('nobody@linka.example');
  await request.submit();
  await request.seeError(/^11 – K\stomuto e-mailu nepatří/);
  await request.changeEMail(asked.username);
  await request.submit();
  await request.seeSentTo(asked.username);
  await request.seeClosed();

  const [, token = ''] = (await mailedPath(server.url, asked.username, 'approve-managed-card')).split('token=');
  const call = callOf(server.url, other.session.token);
  await call(approveCardManagement, { body: { token } });
  expect((await call(customerAccountLinks)).items).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(asked.username)).toBeVisible();
});
