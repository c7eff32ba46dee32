import type { Page } from '@playwright/test';
import { deskPage } from '../../desk/pages/desk.page.ts';
import { reclamationAnswerPage } from '../../desk/pages/reclamation-answer.page.ts';
import { managedCardRequestPage } from '../../links/pages/managed-card-request.page.ts';
import { notificationSettingPage } from '../../settings/pages/notification-setting.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { createClerk } from '../support/desk.ts';
import { createComplainant } from '../support/reclamations.ts';
import type { Sandbox, TestAccount } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const life = 60 * 60_000;

/** The session expires, and the person logs in again. */
async function comeBack(page: Page, sandbox: Sandbox, account: TestAccount): Promise<void> {
  await sandbox.advanceClock(life);
  await loginPage(page).seeMessage(/přihlášení vypršelo/);
  await loginPage(page).enter(account);
}

test(
  'the e-mail address typed into a request to manage the card is restored after the log-in (SES-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('adult');
    await loginPage(page).logIn(account);
    await page.goto('/#/app/card-managing-account-list');
    const request = managedCardRequestPage(page);
    await request.open();
    await request.changeEMail('karel@linka.example');
    await comeBack(page, sandbox, account);
    await request.seeEMail('karel@linka.example');
    await request.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Účty spravující moji kartu' })).toBeVisible();
    await request.seeClosed();
  },
);

test(
  "a clerk's texts are restored after the log-in: an answer and the rejection of an application (SES-02)",
  whole,
  async ({ page, sandbox, server }) => {
    const contact = { phoneNumber: '777 123 456', street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' };
    const complainant = await createComplainant(server.url, sandbox, contact);
    const { reclamationNumber } = await complainant.file('Karta nefunguje.');
    const clerk = await createClerk(server.url, sandbox);
    const { id } = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
    const operator = await sandbox.account('operator');
    const answer = reclamationAnswerPage(page);
    const desk = deskPage(page);
    await loginPage(page).logIn(operator);

    await page.goto(`/#/desk/reclamations?search=${reclamationNumber}`);
    await answer.open(reclamationNumber);
    await answer.chooseVerdict('FINALIZED');
    await answer.changeAnswer('Kartu jsme vyměnili.');
    await comeBack(page, sandbox, operator);
    await answer.seeAnswer('Kartu jsme vyměnili.');
    await answer.submit();
    await answer.seeClosed();

    await page.goto(`/#/desk/card-applications/${String(id)}`);
    await desk.choose('REJECT');
    await desk.changeNote('Na fotografii není vidět obličej.');
    await comeBack(page, sandbox, operator);
    await desk.seeNote('Na fotografii není vidět obličej.');
    await desk.close();
    await desk.seeDialogClosed();
  },
);

test(
  'if the session expires before changed days of a reminder are saved, the days are restored and saved (SES-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('adult');
    await loginPage(page).logIn(account);
    await page.goto('/#/app/notification-setting');
    const card = notificationSettingPage(page);
    await card.seeDays('30');
    const saves = /customer-account-notifications\/\d+/;
    await page.route(saves, (route) => route.abort());
    await card.typeDays('45');
    await sandbox.advanceClock(life);
    await loginPage(page).seeMessage(/přihlášení vypršelo/);
    await page.unroute(saves);
    await loginPage(page).enter(account);
    await card.seeDays('45');
    await card.seeSaved();
    await page.reload();
    await card.seeDays('45');
  },
);
