import { checkCardApplication, handOverCard, printCard } from '#contract/endpoints/application-desk.ts';
import { accessibilityProblems } from '../../common/support/accessibility.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { createClerk } from '../../common/support/desk.ts';
import { ordersOf } from '../../common/support/orders.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { deskPage } from '../pages/desk.page.ts';

test('a clerk checks an application, prints the card, hands it over and issues it (DSK-04)', async ({
  page,
  sandbox,
  server,
}) => {
  const clerk = await createClerk(server.url, sandbox);
  const { id, applicationNumber } = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
  const desk = deskPage(page);
  await openAs(page, clerk.customer, '/desk/card-applications');
  await desk.search(applicationNumber);
  await desk.seeApplications(1);
  await desk.openApplication(applicationNumber);
  await desk.seeTitle(`Žádost ${applicationNumber}`);
  expect(await accessibilityProblems(page)).toEqual([]);

  await desk.choose('CHECK');
  await desk.submit();
  await desk.seeDialogClosed();
  await desk.seeEvent('Zkontrolováno', clerk.username);

  await desk.choose('PRINT');
  await desk.changeCardNumber('92O3');
  await desk.submit();
  await desk.changeCardNumber(`9203 ${applicationNumber}`);
  await desk.changeChipNumber(`04${applicationNumber}`);
  await desk.submit();
  await desk.seeDialogClosed();
  await desk.seeTask('Předat');

  await desk.choose('HAND_OVER');
  await desk.submit();
  await desk.seeTask('Čeká na vyzvednutí');
  await desk.choose('ISSUE');
  await desk.submit();
  await desk.seeActions([]);
  await desk.seeEvent('Karta vydána', clerk.username);
  const { state, card } = await clerk.read(id);
  expect(state.name).toBe('PROCESSED');
  expect(card).toMatchObject({ cardNumber: `9203${applicationNumber}`, state: { name: 'ACTIVE' } });
});

test('a clerk hands over many cards at once, but not the one that a colleague has handed over meanwhile (DSK-09)', async ({
  page,
  sandbox,
  server,
}) => {
  const clerk = await createClerk(server.url, sandbox);
  const call = callOf(server.url, clerk.customer.session.token);
  const { id: checked, version } = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
  await call(checkCardApplication, { id: checked, body: { version } });
  const { id: other } = await clerk.applicationOf(await sandbox.account('parent'), 'WAITING_TO_BE_PRINTED');
  for (const id of [checked, other]) {
    const body = { version: (await clerk.read(id)).version, cardNumber: `92030000${String(id).padStart(8, '0')}` };
    await call(printCard, { id, body });
  }
  const desk = deskPage(page);
  await openAs(page, clerk.customer, '/desk/card-applications?tasks=HAND_OVER');
  await desk.seeApplications(2);
  expect(await accessibilityProblems(page)).toEqual([]);
  await desk.selectAll();
  await desk.askToHandOver();
  await call(handOverCard, { id: other, body: { version: (await clerk.read(other)).version } });
  await desk.confirmHandOver();
  await desk.seeReport('Předání jsme zapsali u 1 karty');
  await desk.seeReport('Žádost mezitím změnil někdo jiný');
  expect((await clerk.read(checked)).events.map(({ kind }) => kind)).toContain('READY');
  expect((await clerk.read(other)).events.filter(({ kind }) => kind === 'READY' || kind === 'SENT')).toHaveLength(1);
});

test(
  'a clerk asks for another photo with a note, and the application waits for its customer (DSK-04)',
  whole,
  async ({ page, sandbox, server }) => {
    const clerk = await createClerk(server.url, sandbox);
    const { id, applicationNumber } = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
    const desk = deskPage(page);
    await openAs(page, clerk.customer, `/desk/card-applications/${String(id)}`);
    await desk.seeTitle(`Žádost ${applicationNumber}`);
    await desk.choose('ASK_AGAIN');
    await desk.submit();
    expect(await accessibilityProblems(page)).toEqual([]);
    await desk.askPhoto(true);
    await desk.changeNote('Na fotografii není vidět celý obličej.');
    await desk.submit();
    await desk.seeTask('Čeká na zákazníka');
    await desk.seeEvent('Zákazník požádán o nápravu', clerk.username);
    expect((await clerk.read(id)).correction).toMatchObject({
      photo: true,
      note: 'Na fotografii není vidět celý obličej.',
    });
  },
);

test(
  'a clerk sees the changes that another clerk has made meanwhile, and the typed note stays (DSK-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const clerk = await createClerk(server.url, sandbox);
    const other = await createClerk(server.url, sandbox);
    const { id, version } = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
    const desk = deskPage(page);
    await openAs(page, clerk.customer, `/desk/card-applications/${String(id)}`);
    await desk.choose('REJECT');
    await desk.changeNote('Žádost je podaná dvakrát.');
    await callOf(server.url, other.customer.session.token)(checkCardApplication, { id, body: { version } });
    await desk.submit();
    await desk.seeOvertaken();
    await desk.seeEvent('Zkontrolováno', other.username);
    await desk.choose('REJECT');
    await desk.seeNote('Žádost je podaná dvakrát.');
    await desk.submit();
    await desk.seeEvent('Žádost zamítnuta', clerk.username);
    await desk.seeActions([]);
  },
);

test('a customer cannot open the desk, and its code is not loaded; a staff account can open nothing else (DSK-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openAs(page, await createCustomer(server.url, await sandbox.account('newcomer')), '/desk/payments');
  await expect(page).toHaveURL(/#\/app\/user-account$/);
  expect(loaded.filter((url) => url.includes('desk'))).toEqual([]);

  const clerk = await createClerk(server.url, sandbox);
  await openAs(page, clerk.customer, '/app/order-list');
  await expect(page).toHaveURL(/#\/desk\/card-applications/);
});

test(
  'the staff reach the desk after log-in; applications are missing if the operator handles them elsewhere (DSK-01)',
  whole,
  async ({ page, sandbox }) => {
    await sandbox.settings({ applicationDeskAllowed: false });
    await loginPage(page).logIn(await sandbox.account('operator'));
    await expect(page).toHaveURL(/#\/desk\/reclamations/);
    const desk = deskPage(page);
    await desk.seePages(['Reklamace', 'Platby', 'Faktury', 'E-maily', 'Chyby', 'Nastavení']);
    await page.goto('/#/desk/card-applications');
    await expect(page).toHaveURL(/#\/desk\/reclamations/);
  },
);

test('a clerk finds an invoice by the number of its order and records its payment (DSK-06)', async ({
  page,
  sandbox,
  server,
}) => {
  const orderByInvoice = async () => {
    const account = await sandbox.account('parent');
    const orders = ordersOf(server.url, sandbox, account, await createCustomer(server.url, account));
    await orders.ticket('INVOICE', 4);
    return String((await sandbox.ledger(account.accountId)).orders.at(-1)?.number);
  };
  const number = await orderByInvoice();
  // A list of only one invoice cannot be filtered.
  await orderByInvoice();
  const clerk = await createClerk(server.url, sandbox);
  await openAs(page, clerk.customer, '/desk/invoices');
  await page.getByLabel('Číslo objednávky nebo faktury').fill(number);
  const rows = page.getByRole('table', { name: 'Faktury' }).locator('> tbody > tr');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Zaznamenat platbu' }).click();
  await page.getByRole('alertdialog').locator('footer').getByRole('button', { name: 'Zaznamenat platbu' }).click();
  await expect(rows).toContainText('Zaplaceno');
  await expect(rows.getByRole('button')).toHaveCount(0);
  await page.goto('/#/desk/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Nevypořádané platby' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
