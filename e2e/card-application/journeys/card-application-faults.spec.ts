import { createVirtualCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { customerCardApplications } from '#contract/endpoints/customers.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

test('without a connection the wizard keeps the entered data, and a double click files one application (WIZ-05)', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  const applicant = await createApplicant(server.url, sandbox);
  await applicant.openWizard(page, 'VIRTUAL_CARD');
  const wizard = cardApplicationPage(page);
  await wizard.agree();
  await wizard.next();
  await wizard.next();
  await wizard.seeStep('Shrnutí');
  await context.setOffline(true);
  await wizard.confirm();
  await wizard.seeText(/^Nevíme, zda je žádost podaná/);
  await context.setOffline(false);

  const filings: string[] = [];
  page.on('request', (request) => {
    const isFiling = new URL(request.url()).pathname === createVirtualCardApplication.path;
    if (isFiling) filings.push(request.method());
  });
  await wizard.confirmTwice();
  await wizard.seeClosed();
  expect(filings).toEqual(['POST']);
  const id = applicant.person.id;
  const query = { limit: '10', offset: '0' };
  expect((await applicant.call(customerCardApplications, { id, query })).items).toHaveLength(1);
});

test(
  'if the session ends during the wizard, the entered data are restored, but the consents are asked for again (WIZ-06)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('newcomer');
    await page.goto('/');
    await loginPage(page).logIn(account);
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await wizard.enter({ firstName: 'Alžběta', lastName: 'Nováčková' });
    await wizard.agree();
    await wizard.seeSaved();
    await sandbox.advanceClock(61 * 60_000);
    await loginPage(page).seeMessage(/přihlášení vypršelo/);
    await loginPage(page).enter(account);
    await wizard.seeResumed();
    await wizard.seeValue('firstName', 'Alžběta');
    await wizard.seeValue('lastName', 'Nováčková');
    await wizard.seeNotAgreed();
  },
);
