import type { Page } from '@playwright/test';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { finishTokenization, initTokenization } from '#contract/endpoints/tokenizations.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { picture } from '../../common/support/pictures.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { wholeWithOurs } from '../../common/support/whole.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';
import { cardRegistrationPage } from '../pages/card-registration.page.ts';

/** A card that nobody else in the database has registered. */
const newNumber = (): string => `4000${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`;

async function photo() {
  const image = await picture(1200, 1500);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function openShop(page: Page, url: string, sandbox: Sandbox, purpose: string): Promise<void> {
  await openAs(page, await createCustomer(url, await sandbox.account(purpose)), '/app/user-account');
}

/** Makes a call fail until the returned function is called. */
async function breakCall(page: Page, { name, path }: EndpointDefinition): Promise<() => Promise<void>> {
  const address = `**${path.replace(':id', '*')}*`;
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-linka-fault': `${name}=error500` } }),
  );
  return () => page.unroute(address);
}

/** Opens the wizard and completes its first step with a name that nobody else in the database has. */
async function passPersonalData(page: Page): Promise<void> {
  const wizard = cardApplicationPage(page);
  await wizard.openForBankCard();
  await wizard.seeStep('Osobní údaje');
  await wizard.enter({
    firstName: 'Alžběta',
    lastName: `Nováčková-${crypto.randomUUID().slice(0, 8)}`,
    birthDay: '6. 5. 1991',
    email: 'alzbeta@linka.example',
    street: 'Lipová',
    streetNumber: '12',
    city: 'Plzeň',
    zip: '30100',
  });
  await wizard.photo.choose(await photo());
  await wizard.photo.takeOver();
  await wizard.photo.seePhoto();
  await wizard.agree();
  await wizard.next();
  await wizard.seeStep('Údaje o kartě');
  await wizard.seePinAbsent();
}

async function fillIn(page: Page): Promise<void> {
  const wizard = cardApplicationPage(page);
  await passPersonalData(page);
  await wizard.next();
  await wizard.seeStep('Shrnutí');
  await wizard.seePart('Platební karta', /Nová/);
  await wizard.confirm();
}

/** Files an application for a new bank card, and opens the gateway from the page of the application. */
async function leaveForGateway(page: Page, url: string, sandbox: Sandbox): Promise<void> {
  const applicant = await createApplicant(url, sandbox);
  const id = await applicant.fileForBankCard();
  await applicant.openPage(page, `/app/card-application/${String(id)}`);
  const registration = cardRegistrationPage(page);
  await registration.goOn();
  await registration.see();
}

async function openApplication(page: Page): Promise<void> {
  await page.goto('/#/app/user-account?tab=card-applications');
  await cardApplicationsPage(page).openPage('Čeká na');
  await cardApplicationsPage(page).seeApplication();
}

test('a newcomer registers a bank card, which is then in the list of cards (BCA-01, TOK-01, ACC-04)', async ({
  page,
  sandbox,
  server,
}) => {
  await openShop(page, server.url, sandbox, 'newcomer');
  await fillIn(page);
  const registration = cardRegistrationPage(page);
  await registration.see();
  const number = newNumber();
  await registration.choose('Register the card', number);
  await registration.seeToast(/je\s+zaregistrovaná/);
  await registration.seeCardsOnly();
  await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible();
});

test(
  'a registration that the bank refuses can be tried again from the page of the application (TOK-01)',
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await leaveForGateway(page, server.url, sandbox);
    const registration = cardRegistrationPage(page);
    await registration.choose('Use a card that is refused');
    await registration.seeToast(/nebyla\s+zaregistrována/);
    await registration.seeCardsOnly();
    await openApplication(page);
    await expect(page.getByText('Zbývá zaregistrovat platební kartu')).toBeVisible();
    await expectAccessible(page);
    await registration.goOn();
    await registration.see();
    await registration.choose('Register the card', newNumber());
    await registration.seeToast(/je\s+zaregistrovaná/);
    await openApplication(page);
    await expect(page.getByText('Zbývá zaregistrovat platební kartu')).toHaveCount(0);
    await expect(page.getByText(/^[* ]+\s\d{4}$/)).toBeVisible();
  },
);

test(
  'the card of a person who never returns from the gateway is registered nevertheless (TOK-01)',
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await leaveForGateway(page, server.url, sandbox);
    const registration = cardRegistrationPage(page);
    const number = newNumber();
    await registration.choose('Register, never answer', number);
    await sandbox.advanceClock(60_000);
    await page.goto('/#/app/user-account?tab=chip-cards');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 15_000 });
  },
);

test(
  'a forged return registers no card: the shop asks the gateway for the result (TOK-01)',
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await leaveForGateway(page, server.url, sandbox);
    const registration = cardRegistrationPage(page);
    await registration.press('Answer with a forged signature');
    await registration.seeToast(/nepodařilo\s+ověřit/);
    await expect(registration.back).toHaveAttribute('data-state', 'waiting');
    await expectAccessible(page);
    await registration.back.getByRole('button', { name: 'Pokračovat' }).click();
    await registration.seeCardsOnly();
    await expect(page.getByText(/^[* ]+\s\d{4}$/)).toHaveCount(0);
  },
);

test(
  'a return from the gateway that is opened in two tabs registers one card, and both tabs show it (TOK-01, ACC-04)',
  wholeWithOurs,
  async ({ page, context, sandbox, server }) => {
    await leaveForGateway(page, server.url, sandbox);
    const registration = cardRegistrationPage(page);
    const number = newNumber();
    await registration.choose('Register, answer twice', number);
    const opened = context.waitForEvent('page');
    await registration.press('First return, in a new tab');
    const other = cardRegistrationPage(await opened);
    await other.seeToast(/je\s+zaregistrovaná/);
    await other.seeCardsOnly();
    await registration.press('Second return, here');
    await registration.seeToast(/je\s+zaregistrovaná/);
    await registration.seeCardsOnly();
    await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toHaveCount(1);
  },
);

test(
  'if the gateway does not answer, the shop asks again, and the return is not lost (ACC-04)',
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await leaveForGateway(page, server.url, sandbox);
    const registration = cardRegistrationPage(page);
    const mend = await breakCall(page, finishTokenization);
    await registration.choose('Register the card', newNumber());
    await expect(registration.back).toHaveAttribute('data-state', 'unanswered');
    await expectAccessible(page);
    await mend();
    await registration.askAgain();
    await registration.seeToast(/je\s+zaregistrovaná/);
    await registration.seeCardsOnly();
  },
);

test(
  "if the gateway's page cannot be opened, the application stays filed (TOK-01)",
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await openShop(page, server.url, sandbox, 'newcomer');
    const registration = cardRegistrationPage(page);
    const mend = await breakCall(page, initTokenization);
    await fillIn(page);
    await expect(registration.flow).toHaveAttribute('data-state', 'stopped');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await mend();
    await registration.later();
    await registration.seeToast(/Žádost č\.\s+\d+ jsme přijali/);
    await openApplication(page);
    await expect(page.getByText('Zbývá zaregistrovat platební kartu')).toBeVisible();
  },
);

test(
  'a bank card that is already registered is chosen without opening the gateway (BCA-01)',
  wholeWithOurs,
  async ({ page, sandbox, server }) => {
    await openShop(page, server.url, sandbox, 'bank-cards');
    const wizard = cardApplicationPage(page);
    await passPersonalData(page);
    await wizard.next();
    await wizard.seeText('Vyberte platební kartu.');
    await expectAccessible(page);
    await wizard.chooseBankCard(/Tokenizovaná/);
    await wizard.next();
    await wizard.seeStep('Shrnutí');
    await wizard.seePart('Platební karta', /9203/);
    await wizard.confirm();
    await wizard.seeClosed();
  },
);
