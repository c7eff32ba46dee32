import { mailboxPage } from '../../common/pages/mailbox.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { registrationPage } from '../../visitor/pages/registration.page.ts';
import { verificationPage } from '../../visitor/pages/verification.page.ts';
import { accountDeletionPage } from '../pages/account-deletion.page.ts';

for (const width of widths(360, 1440)) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an account is deleted with its password, cannot log in, and can register again (SET-01, SET-02)', async ({
      page,
      sandbox,
      server,
    }) => {
      const account = await sandbox.account('adult');
      await openAs(page, await createCustomer(server.url, account), '/app/account-setting');
      const deletion = accountDeletionPage(page);
      await deletion.seeActiveTickets(2);
      await expectNoSidewaysScroll(page);
      await deletion.openDialog();
      await deletion.seeBeginning();
      await deletion.changePassword('Linka-2027');
      await deletion.submit();
      await deletion.seeError(/^Heslo nesouhlasí/);
      await deletion.seeFocusOnPassword();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await deletion.changePassword(account.password);
      await deletion.submit();
      await deletion.seeDeleted();
      await loginPage(page).seeLoginPage();
      await loginPage(page).enter(account);
      await loginPage(page).seeMessage(/Nesprávn|nesouhlasí|neplatn/i);

      await registrationPage(page).open();
      await registrationPage(page).fillIn(account);
      await registrationPage(page).submit();
      await registrationPage(page).seeMailedTo(account.username);
      await mailboxPage(page).seeMailCount(account.username, 2);
      await mailboxPage(page).followLink(account.username);
      await verificationPage(page).seeVerified();
      await loginPage(page).logIn(account);
      await page.goto('/#/app/account-setting');
      await deletion.openDialog();
      await deletion.close();
      await deletion.seeNoActiveTickets();
    });

    test(
      'a sole guardian sees beside the button why the account cannot be deleted (SET-02)',
      whole,
      async ({ page, sandbox, server }) => {
        const customer = await createCustomer(server.url, await sandbox.account('parent'));
        await openAs(page, customer, '/app/account-setting');
        await accountDeletionPage(page).seeBlocked(/předejte jinému účtu/);
        await expectAccessible(page);
      },
    );

    test(
      'tickets block the deletion if the operator does not allow losses (SET-02)',
      whole,
      async ({ page, sandbox, server }) => {
        await sandbox.settings({ accountDeletionWithActiveTicketsAllowed: false });
        const customer = await createCustomer(server.url, await sandbox.account('adult'));
        await openAs(page, customer, '/app/account-setting');
        await accountDeletionPage(page).seeBlocked(/Máte platné jízdenky/);
      },
    );
  });
}
