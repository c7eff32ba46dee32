import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { reclamations } from '#contract/endpoints/reclamations.ts';
import { feePage } from '../../common/pages/fee.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { callOf, openAs } from '../../common/support/customer.ts';
import { createClerk } from '../../common/support/desk.ts';
import { createComplainant } from '../../common/support/reclamations.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { reclamationAnswerPage } from '../../desk/pages/reclamation-answer.page.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentReturnPage } from '../../purchase/pages/payment-return.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { reclamationListPage, reclamationPage } from '../pages/reclamation.page.ts';

const known = {
  phoneNumber: '777 123 456',
  street: 'Nová',
  streetNumber: '12',
  city: 'Lipany',
  zip: '56101',
};

for (const width of widths(1440, 360)) {
  test.describe(`with a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a press works even if leaving an invalid field shows an error that moves the pressed control (DLG-03)', async ({
      page,
      sandbox,
      server,
    }) => {
      const complainant = await createComplainant(server.url, sandbox, known);
      const form = reclamationPage(page);
      await openAs(page, complainant.customer, '/app/user-account');
      await form.open();
      await form.changeField('zip', '56101 Lipany');
      await form.toggleConsent();
      await form.seeMessage(/nejvýše 6/);
      await form.seeConsent();
    });

    test('a reclamation is filed, answered with a fee and paid, and the customer sees each of its states (REC-01 … REC-05)', async ({
      page,
      sandbox,
      server,
      browser,
    }) => {
      const complainant = await createComplainant(server.url, sandbox, known);
      const clerk = await createClerk(server.url, sandbox);
      const [form, list, table] = [reclamationPage(page), reclamationListPage(page), listPage(page, 'Vaše reklamace')];
      const check = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await openAs(page, complainant.customer, '/app/user-account');
      await form.open();
      await form.seeField('lastName', 'Novotná');
      await form.seeField('city', 'Lipany');
      await form.submit();
      await form.seeFocus('note');
      await form.seeMessage(/^Popište prosím/);
      await check();
      await form.changeField('note', 'Karta v autobusu nefunguje.\nStalo se to v pondělí.');
      await form.changeField('phoneNumber', '777 999 888');
      await form.toggleConsent();
      await form.submit();
      await form.seeClosed();
      await table.seeRowCount(1);
      await page.reload();
      await table.expand(/^R-/);
      await list.seeStatus(/^Reklamaci vyřizujeme/);
      await list.seeStops([/^Přijata/, /^Odpovíme/]);
      await table.seeDetail(/Stalo se to v pondělí/);
      await table.seeDetail(/777 999 888/);
      await expectNoSidewaysScroll(page);

      const { items } = await complainant.call(reclamations);
      const number = items[0]?.reclamationNumber ?? '';
      const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: server.url });
      const deskTab = await context.newPage();
      const desk = reclamationAnswerPage(deskTab);
      await openAs(deskTab, clerk.customer, `/desk/reclamations?search=${number}`);
      await desk.open(number);
      await desk.chooseVerdict('FINALIZED');
      await desk.changeAnswer('Kartu jsme vyměnili.');
      await desk.changeFee('150');
      await expectAccessible(deskTab);
      await expectNoSidewaysScroll(deskTab);
      await desk.submit();
      await desk.seeClosed();
      await listPage(deskTab, 'Reklamace').expand(number);
      await listPage(deskTab, 'Reklamace').seeDetail(/150,00\sKč, nezaplacený/);
      await expectAccessible(deskTab);
      await context.close();

      await page.reload();
      await table.expand(/^R-/);
      await table.seeDetail('Kartu jsme vyměnili.');
      await list.seeStops([/^Přijata/, /^Vyřízena/, /^Poplatek/]);
      await check();
      await feePage(page).add();
      await cartPage(page).seeItem('Poplatek za reklamaci');
      await cartPage(page).seeTotal(/150,00/);
      await paymentPage(page).payByCard();
      await gatewayPage(page).pay();
      await paymentReturnPage(page).seeOutcome(/^Zaplaceno\./);
      await expect
        .poll(async () => (await complainant.call(reclamations)).items[0]?.fee?.place, { timeout: 20_000 })
        .toBe('PAID');
      await page.goto('/#/app/reclamation-list');
      await table.expand(/^R-/);
      await table.seeDetail(/^Poplatek je zaplacený/);
      await list.seeStops([/^Přijata/, /^Vyřízena/, /^Poplatek zaplacen/]);
      await expectNoSidewaysScroll(page);
    });
  });
}

test(
  'if two clerks answer a reclamation, the second clerk is notified, and the list shows the first answer (REC-04)',
  whole,
  async ({ page, sandbox, server }) => {
    const complainant = await createComplainant(server.url, sandbox, known);
    const { id, reclamationNumber } = await complainant.file('Karta nefunguje.');
    const clerk = await createClerk(server.url, sandbox);
    const desk = reclamationAnswerPage(page);
    await openAs(page, clerk.customer, '/desk/reclamations');
    await desk.search(reclamationNumber);
    await desk.open(reclamationNumber);
    await callOf(server.url, clerk.customer.session.token)(answerReclamation, {
      id,
      body: { verdict: 'REJECTED', answer: 'Karta je poškozená.' },
    });
    await desk.chooseVerdict('FINALIZED');
    await desk.changeAnswer('Kartu jsme vyměnili.');
    await desk.submit();
    await desk.seeMessage('Na reklamaci už někdo odpověděl');
    await expectAccessible(page);
    await desk.close();
    await desk.seeClosed();
    await listPage(page, 'Reklamace').seeInRow(reclamationNumber, 'Zamítnutá');
  },
);

test(
  'an empty list links to the account page; if the operator accepts no reclamations, the menu has no link to the list',
  whole,
  async ({ page, sandbox, server }) => {
    const complainant = await createComplainant(server.url, sandbox, known);
    await openAs(page, complainant.customer, '/app/reclamation-list');
    await listPage(page, 'Vaše reklamace').seeText(/^Zatím jste nepodali žádnou reklamaci/);
    await page.getByRole('link', { name: 'Přejít na účet' }).click();
    await expect(page.getByRole('button', { name: 'Podat reklamaci' })).toBeVisible();
    await sandbox.settings({ eshopReclamationEnabled: false });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Podat reklamaci' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Reklamace', exact: true })).toHaveCount(0);
  },
);
