import type { Page } from '@playwright/test';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { accountPage } from '../../account/pages/account.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { confirmationFile as proof, portrait } from '../../common/support/pictures.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentReturnPage } from '../../purchase/pages/payment-return.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { applicationCorrectionPage } from '../pages/application-correction.page.ts';
import { attachmentDownloadPage, attachmentsPage, attachmentUploadPage } from '../pages/attachments.page.ts';
import { cardApplicationPage, type Person } from '../pages/card-application.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

const home: Person = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };

/** Nobody else in the database has this name. */
const person = (birthDay: string): Person => ({
  firstName: 'Alžběta',
  lastName: `Nováčková-${crypto.randomUUID().slice(0, 8)}`,
  birthDay,
});

async function openShop(page: Page, url: string, sandbox: Sandbox, purpose: string) {
  const account = await sandbox.account(purpose);
  await openAs(page, await createCustomer(url, account), '/app/user-account');
  return account;
}

/** Fills in the first step, with a photo, and opens the next step. */
async function passPersonalData(page: Page, data: Person): Promise<void> {
  const wizard = cardApplicationPage(page);
  await wizard.seeStep('Osobní údaje');
  await wizard.enter(data);
  await wizard.photo.choose(await portrait());
  await wizard.photo.takeOver();
  await wizard.photo.seePhoto();
  await wizard.agree();
  await wizard.next();
}

async function check(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a newcomer applies for a chip card, pays for it, and follows the application (WIZ-05)', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await openShop(page, server.url, sandbox, 'newcomer');
  const wizard = cardApplicationPage(page);
  const applicant = person('6. 5. 1991');
  await wizard.open('čipovou kartu');
  await wizard.seePrice(/130,00/);
  await check(page);
  await wizard.next();
  await wizard.seeErrorList(/^Zbývá\sopravit\s/);
  await check(page);
  await wizard.goToWrong(/^Příjmení: /);
  await wizard.seeFocus('lastName');
  await passPersonalData(page, { ...applicant, ...home, email: 'alzbeta@linka.example' });

  await wizard.seeStep('Údaje o kartě');
  await wizard.seeStations(['Osobní údaje', 'Údaje o kartě', 'Shrnutí']);
  await wizard.next();
  await wizard.seeText('Vyberte pobočku.');
  await check(page);
  await wizard.post();
  await wizard.seeValue('street', 'Lipová');
  await wizard.next();

  await wizard.seeStep('Shrnutí');
  await wizard.seePart('Držitel karty', `Alžběta ${applicant.lastName ?? ''}`);
  await wizard.seePart('Držitel karty', '06.05.1991');
  await wizard.seePart('Sleva', 'Dospělý');
  await wizard.seePart('Předání karty', 'Lipová 12, 30100 Plzeň');
  await check(page);
  await wizard.confirmAndGoToCart();

  await cartPage(page).seeItemCount(1);
  await cartPage(page).seeTotal(/130,00/);
  expect((await sandbox.ledger(account.accountId)).cardApplications).toMatchObject([{ state: 'UNCHECKED_DATA' }]);
  await paymentPage(page).payByCard();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeResult(/^Zaplaceno\s130,00/);
  await page.goto('/#/app/user-account');
  await wizard.seeOfferRefused('čipovou kartu', /žádost/i);
  await cardApplicationsPage(page).openTab();
  await cardApplicationsPage(page).openPage('Čeká na kontrolu údajů');
  await cardApplicationsPage(page).seeStatus(/^Žádost jsme přijali/);
});

test(
  'an adult applies for a card in the phone, which is free of charge (WIZ-03)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await openShop(page, server.url, sandbox, 'adult');
    await accountPage(page).seeCustomerName('Jana Novotná');
    const wizard = cardApplicationPage(page);
    await wizard.open('kartu v telefonu');
    await wizard.seePrice(/zdarma/);
    const { lastName = '' } = person('');
    await passPersonalData(page, { lastName, email: 'jana@linka.example' });
    await wizard.seeStep('Údaje o kartě');
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    await wizard.change('Držitel karty');
    await wizard.seeValue('lastName', lastName);
    await wizard.enter({ phoneNumber: '+420 777 000 111 abc' });
    await wizard.seeValue('phoneNumber', '+420 777 000 111 ');
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    await wizard.seePart('Držitel karty', '+420 777 000 111');
    await wizard.confirm();
    await wizard.seeClosed();
    await expect(page.getByText(/^Žádost č\.\s\d{10} jsme přijali/)).toBeVisible();
    const ledger = await sandbox.ledger(account.accountId);
    expect(ledger.cardApplications.filter(({ state }) => state === 'UNCHECKED_DATA')).toHaveLength(1);
    expect(ledger.cartExpiresAt).toBeNull();
  },
);

test(
  'a parent applies for a child’s card: the step of the custodian is added, and the proof is uploaded (CUS-01, ATT-01)',
  whole,
  async ({ page, sandbox, server }) => {
    await openShop(page, server.url, sandbox, 'parent');
    await page.getByRole('link', { name: /Matěj/ }).first().click();
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await passPersonalData(page, { ...person('1. 9. 2017'), ...home });
    await wizard.seeStep('Zákonný zástupce');
    await wizard.seeStations(['Osobní údaje', 'Zákonný zástupce', 'Údaje o kartě', 'Shrnutí']);
    await check(page);
    await wizard.next();

    await wizard.seeStep('Údaje o kartě');
    await wizard.chooseProfile('Žák do 19 let');
    await wizard.confirmClaim();
    await wizard.collectAt(/./);
    await wizard.next();
    await wizard.attachments.seeProblem('Potvrzení o studiu', /./);
    await wizard.attachments.choose('Potvrzení o studiu', proof);
    await wizard.attachments.seeFile('Potvrzení o studiu', 'potvrzeni.pdf');
    await check(page);
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    await wizard.seePart('Sleva', 'potvrzeni.pdf');
    await wizard.confirm();
    await wizard.seeClosed();
    await cardApplicationsPage(page).openTab();
    await cardApplicationsPage(page).openPage('Čeká na zaplacení');
    await expect(page.getByRole('button', { name: 'Stáhnout potvrzeni.pdf' })).toBeVisible();
  },
);

test(
  'after a reload during the upload, the application shows which file is missing and accepts it (ATT-01)',
  whole,
  async ({ page, sandbox, server }) => {
    await openShop(page, server.url, sandbox, 'newcomer');
    const wizard = cardApplicationPage(page);
    await wizard.open('kartu v telefonu');
    await passPersonalData(page, { ...person('6. 5. 1991'), ...home });
    await wizard.chooseProfile('Držitel průkazu ZTP');
    await wizard.confirmClaim();
    await wizard.attachments.choose('Kopie průkazu ZTP', proof);
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    const calls = holdCalls(page);
    await calls.hold(uploadAttachment);
    await wizard.confirm();
    await attachmentUploadPage(page).seeUploading(proof.name);
    await page.reload();

    const applications = cardApplicationsPage(page);
    await applications.openTab();
    await applications.openPage('Čeká na vás');
    await applications.seeStatus(/^Žádost je\spodaná, ale\schybí/);
    const correction = applicationCorrectionPage(page);
    await correction.send();
    await correction.seeProblem(/^Vyberte\sprosím\ssoubor\.$/);
    await expectNoSidewaysScroll(page);
    await attachmentsPage(correction.root).choose('Kopie průkazu ZTP', proof);
    await attachmentsPage(correction.root).seeFile('Kopie průkazu ZTP', proof.name);
    await correction.send();
    await calls.release(uploadAttachment, null);
    await correction.seeNothingAsked();
    await applications.seeStatus(/^Žádost jsme přijali/);
    await attachmentDownloadPage(page).seeFile(proof.name);
  },
);

test(
  'the wizard refuses a person who is already known to the shop, and accepts other data (PDT-02)',
  whole,
  async ({ page, sandbox, server }) => {
    const known = await sandbox.account('adult');
    const { session } = await createCustomer(server.url, known);
    const { birthDay } = await callOf(server.url, session.token)(customer, { id: known.customerId ?? 0 });
    const day = asTyped(birthDay ?? '');
    await openShop(page, server.url, sandbox, 'newcomer');
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await wizard.enter({ ...home, firstName: 'Jana', lastName: 'Novotná', birthDay: day });
    await expect(page.getByText(/^1\s–\sOsobu s\stímto jménem/)).toBeVisible();
    await wizard.seeText(/^1\s–\sTuto osobu už evidujeme/);
    await wizard.agree();
    await wizard.seeBlocked();
    await passPersonalData(page, { ...person(day) });
    await wizard.seeStep('Údaje o kartě');
  },
);

test(
  'a lost answer while saving still leads to one application and one fee (WIZ-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await openShop(page, server.url, sandbox, 'newcomer');
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await passPersonalData(page, { ...person('6. 5. 1991'), ...home });
    await wizard.post();
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    const call = (url: URL) => url.pathname === createCardApplication.path;
    await page.route(call, (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-linka-fault': 'createCardApplication=no-answer-after' },
      }),
    );
    await wizard.confirm();
    await wizard.seeText(/^Nevíme, zda je žádost podaná/);
    await page.unroute(call);
    await wizard.confirmAndGoToCart();
    await cartPage(page).seeItemCount(1);
    expect((await sandbox.ledger(account.accountId)).cardApplications).toHaveLength(1);
  },
);

test(
  'the wizard asks before it closes if something was entered, and keeps the data if the person stays (WIZ-07)',
  whole,
  async ({ page, sandbox, server }) => {
    await openShop(page, server.url, sandbox, 'newcomer');
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await wizard.seeStep('Osobní údaje');
    await wizard.close();
    await wizard.seeClosed();
    await wizard.open('čipovou kartu');
    await wizard.enter({ firstName: 'Alžběta' });
    await wizard.close();
    await wizard.stay();
    await wizard.seeValue('firstName', 'Alžběta');
    await wizard.close();
    await wizard.discard();
    await wizard.seeClosed();
  },
);
