import { mailboxPage } from '../../common/pages/mailbox.page.ts';
import { expect, test } from '../../common/support/test.ts';
import { freshAddress } from '../../common/support/visitor.ts';
import { whole } from '../../common/support/whole.ts';
import { eMailRequestPage } from '../pages/e-mail-request.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { registrationPage } from '../pages/registration.page.ts';
import { verificationPage } from '../pages/verification.page.ts';

const password = 'Linka-2026';

test('a visitor registers, follows the mailed link and logs in (REG-02)', async ({ page }) => {
  const username = freshAddress();
  const form = registrationPage(page);
  await form.open();
  await form.fillIn({ username: ` ${username} `, password });
  await form.submit();
  await form.seeMailedTo(username);
  await form.goToLogin();
  await loginPage(page).seeUsername(username);
  await loginPage(page).typePassword(password);
  await loginPage(page).submit();
  await loginPage(page).seeMessage(/ještě není ověřen/);

  await mailboxPage(page).seeMailCount(username, 1);
  await mailboxPage(page).followLink(username);
  await verificationPage(page).seeVerified();
  await loginPage(page).logIn({ username, password });
});

test(
  'a visitor can request the verification mail again after registering (REG-02, VER-02)',
  whole,
  async ({ page }) => {
    const username = freshAddress();
    const form = registrationPage(page);
    await form.open();
    await form.fillIn({ username, password });
    await form.submit();
    await form.goToResending();
    const resending = eMailRequestPage(page);
    await resending.seeEMail(username);
    await resending.submit();
    await resending.seeMailedTo(username);
    await mailboxPage(page).seeMailCount(username, 2);
    await mailboxPage(page).followLink(username);
    await verificationPage(page).seeVerified();
  },
);

test(
  'an e-mail address that has an account already is refused at its field, and the passwords stay (REG-03)',
  whole,
  async ({ page, sandbox }) => {
    const { username } = await sandbox.account('newcomer');
    const form = registrationPage(page);
    await form.open();
    await form.fillIn({ username, password });
    await form.submit();
    await form.seeMessage(/už účet existuje/);
    await form.seeFocusOnEMail();
    await form.seePasswords(password);
  },
);

test(
  'an incomplete registration marks the missing fields and moves the focus there (REG-01)',
  whole,
  async ({ page }) => {
    const form = registrationPage(page);
    await form.open();
    await form.typeUsername('jana@linka.example');
    await form.submit();
    await form.seeMessage('Zvolte si heslo.');
    await form.seeFocusOnPassword();
  },
);

test('a request for a forgotten password gets the same answer for any address, but only an account gets a mail (PWD-01)', async ({
  page,
  sandbox,
}) => {
  const { username } = await sandbox.account('newcomer');
  const request = eMailRequestPage(page);
  const answerTo = async (address: string): Promise<string> => {
    await request.open('passwordReset');
    await request.typeEMail(address);
    await request.submit();
    await request.seeMailedTo(address);
    const text = await page.getByRole('main').innerText();
    await page.goto('about:blank');
    return text.replace(address, '');
  };
  const unknown = freshAddress();
  expect(await answerTo(unknown)).toBe(await answerTo(username));
  await mailboxPage(page).seeMailCount(username, 1);
  await mailboxPage(page).seeMailCount(unknown, 0);
});
