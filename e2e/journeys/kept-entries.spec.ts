import { loginPage } from '../pages/login.page.ts';
import { managedCardRequestPage } from '../pages/managed-card-request.page.ts';
import { expect, test } from '../support/test.ts';

const life = 60 * 60_000;

test('the e-mail that was typed into a request to manage the card stands there again after the log-in (SES-02)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('adult');
  await loginPage(page).logIn(account);
  await page.goto('/#/app/card-managing-account-list');
  const request = managedCardRequestPage(page);
  await request.open();
  await request.changeEMail('karel@linka.example');
  await sandbox.advanceClock(life);
  await loginPage(page).seeMessage(/přihlášení vypršelo/);
  await loginPage(page).enter(account);
  await request.seeEMail('karel@linka.example');
  await request.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Účty spravující moji kartu' })).toBeVisible();
  await request.seeClosed();
});
