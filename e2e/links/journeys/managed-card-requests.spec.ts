import { cardManagementRequests, resendCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import { approveCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { callOf, createCustomer, createLastingCustomer, openAs } from '../../common/support/customer.ts';
import { mailedPath } from '../../common/support/mailed-link.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { managedCardDecisionPage } from '../pages/managed-card-decision.page.ts';
import { managedCardRequestPage } from '../pages/managed-card-request.page.ts';
import { managedCardRequestsPage } from '../pages/managed-card-requests.page.ts';

const path = '/app/card-managing-account-list';
const tokenOf = (mailed: string) => mailed.split('token=')[1] ?? '';

test(
  'a new request is listed; after it is withdrawn, the mailed link shows that the request is void (LNK-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const asked = await sandbox.account('newcomer');
    await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), path);
    const requests = managedCardRequestsPage(page);
    const dialog = managedCardRequestPage(page);
    await listPage(page, 'Účty spravující moji kartu').seeText(/^Vaši kartu nespravuje žádný jiný účet/);
    await requests.seeNone();
    await dialog.open();
    await dialog.changeEMail(asked.username);
    await dialog.submit();
    await requests.seeRequest(asked.username);
    await expect(page.getByRole('button', { name: 'Požádat o správu karty' })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const link = await mailedPath(server.url, asked.username, 'approve-managed-card');
    const question = confirmationPage(page, { confirm: 'Zrušit žádost', decline: 'Ponechat' });
    await requests.withdraw(asked.username);
    await question.seeQuestion(asked.username);
    await question.decline();
    await question.seeClosed();
    await requests.withdraw(asked.username);
    await question.confirm();
    await requests.seeNone();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await openAs(page, await createCustomer(server.url, asked), link);
    await managedCardDecisionPage(page).seeFailure(/^13 – .*držitel karty žádost zrušil/);
  },
);

test(
  'if a request was sent again or approved in another window, the page says so and loads the list again (LNK-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const asked = await sandbox.account('newcomer');
    const owner = await createCustomer(server.url, await sandbox.account('adult'));
    const call = callOf(server.url, owner.session.token);
    await openAs(page, owner, path);
    const requests = managedCardRequestsPage(page);
    const dialog = managedCardRequestPage(page);
    await dialog.open();
    await dialog.changeEMail(asked.username);
    await dialog.submit();
    await requests.seeRequest(asked.username);

    const [request] = (await call(cardManagementRequests)).items;
    await call(resendCardManagementRequest, { id: request?.id ?? 0 });
    await requests.resend(asked.username);
    await requests.seeFailure('Tato žádost už neplatí');
    await requests.resend(asked.username);
    await requests.seeResentTo(asked.username);
    await requests.seeFocusOnResend(asked.username);

    const other = await createCustomer(server.url, asked);
    // Only the link of the third mail is valid.
    await expect(async () => {
      const token = tokenOf(await mailedPath(server.url, asked.username, 'approve-managed-card'));
      await callOf(server.url, other.session.token)(approveCardManagement, { body: { token } });
    }).toPass();
    const question = confirmationPage(page, { confirm: 'Zrušit žádost', decline: 'Ponechat' });
    await requests.withdraw(asked.username);
    await question.confirm();
    await question.seeFailure('Na tuto žádost už přišla odpověď');
    await question.decline();
    await requests.seeNone();
    await listPage(page, 'Účty spravující moji kartu').seeInRow(/./, asked.username);
  },
);

test(
  'an expired request is shown as expired, and can be sent again or removed (LNK-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const [first, second] = [await sandbox.account('newcomer'), await sandbox.account('newcomer')];
    const owner = await createLastingCustomer(server.url, await sandbox.account('adult'), sandbox);
    await openAs(page, owner, path);
    const requests = managedCardRequestsPage(page);
    const dialog = managedCardRequestPage(page);
    for (const { username } of [first, second]) {
      await dialog.open();
      await dialog.changeEMail(username);
      await dialog.submit();
      await requests.seeRequest(username);
    }
    await sandbox.advanceClock(8 * 24 * 3_600_000);
    await page.reload();
    for (const { username } of [first, second]) await requests.seeInRequest(username, 'Vypršela');
    await expectAccessible(page);
    await requests.resend(first.username);
    await requests.seeResentTo(first.username);
    await requests.remove(second.username);
    await confirmationPage(page, { confirm: 'Odebrat', decline: 'Ponechat' }).confirm();
    await expect(page.getByText(`Žádost pro ${second.username} už v seznamu není.`)).toBeVisible();
    await requests.seeRequest(first.username);
    await expect(page.getByText('Vypršela')).toHaveCount(0);
  },
);
