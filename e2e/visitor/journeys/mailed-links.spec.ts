import { createCustomer, openAs } from '../../common/support/customer.ts';
import { decisionLink, passwordLink, verificationLink } from '../../common/support/mailed-link.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { managedCardDecisionPage } from '../../links/pages/managed-card-decision.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { passwordChangePage } from '../pages/password-change.page.ts';
import { verificationPage } from '../pages/verification.page.ts';

const newPassword = 'Tramvaj-2026';

test(
  'a mailed link verifies the account, also when it is opened twice (VER-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('unverified');
    const path = await verificationLink(server.url, account);
    const verification = verificationPage(page);
    for (let opening = 0; opening < 2; opening += 1) {
      await verification.open(path);
      await verification.seeVerified();
      await expect(page).toHaveURL(/#\/$/);
      await page.goto('about:blank');
    }
    await loginPage(page).logIn(account);
  },
);

test('a link with an invented token does not verify an account (VER-01)', whole, async ({ page }) => {
  const verification = verificationPage(page);
  await verification.open('/verify?token=invented');
  await verification.seeFailed();
  await verification.goToLogin();
  await loginPage(page).seeLoginPage();
});

test('a mailed link changes the password only one time (PWD-02)', async ({ page, sandbox, server }) => {
  const account = await sandbox.account('newcomer');
  const path = await passwordLink(server.url, account);
  const form = passwordChangePage(page);
  const fillIn = async () => {
    await form.changePassword(newPassword);
    await form.changeConfirmation(newPassword);
    await form.submit();
  };
  await form.open(path);
  await form.seeForm();
  await expect(page).toHaveURL(/#\/change-password$/);
  await page.reload();
  await form.submit();
  await form.seeFocusOnPassword();
  await form.seeMessage('Vyplňte nové heslo.');
  await fillIn();
  await form.seeChanged();
  await loginPage(page).logIn({ username: account.username, password: newPassword });

  await page.goto('about:blank');
  await form.open(path);
  await fillIn();
  await form.seeMessage('Odkaz už neplatí');
});

test(
  'a customer who opens the approval link while logged out can approve the request after log-in (MCD-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const askedAccount = await sandbox.account('newcomer');
    await managedCardDecisionPage(page).open(await decisionLink(server.url, sandbox, askedAccount, 'approve'));
    const login = loginPage(page);
    await login.seeLoginPage();
    await login.enter(askedAccount);
    await managedCardDecisionPage(page).seeApproved();
    await expect(page).toHaveURL(/#\/app\/managed-card-list$/);
  },
);

test(
  'a rejected request to manage a card cannot be approved any more (MCD-01, API-04)',
  whole,
  async ({ page, sandbox, server }) => {
    const askedAccount = await sandbox.account('newcomer');
    const rejection = await decisionLink(server.url, sandbox, askedAccount, 'reject');
    const decision = managedCardDecisionPage(page);
    await openAs(page, await createCustomer(server.url, askedAccount), rejection);
    await decision.seeRejected();
    await page.goto('about:blank');
    await decision.open(rejection.replace('reject', 'approve'));
    await decision.seeFailure(/^13 – /);
    await decision.goToApp();
    await expect(page).toHaveURL(/#\/app\/user-account$/);
  },
);
