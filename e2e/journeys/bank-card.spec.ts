import type { Page } from '@playwright/test';
import { cardApplicationPage } from '../pages/card-application.page.ts';
import { cardRegistrationPage } from '../pages/card-registration.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { picture } from '../support/pictures.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/** A card that nobody else in the database has registered. */
const newNumber = (): string => `4000${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`;

async function photo() {
  const image = await picture(1200, 1500);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function logIn(page: Page, sandbox: Sandbox, purpose: string): Promise<void> {
  const account = await sandbox.account(purpose);
  await page.goto('/');
  await loginPage(page).logIn(account);
}

/** Applies for a new bank card up to the page of the gateway. */
async function apply(page: Page): Promise<void> {
  const wizard = cardApplicationPage(page);
  await wizard.openForBankCard();
  await wizard.seeStep('Osobní údaje');
  await wizard.enter({
    firstName: 'Alžběta',
    lastName: `Nováčková-${crypto.randomUUID().slice(0, 8)}`,
    birthDay: '6. 5. 1991',
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
  await wizard.next();
  await wizard.seeStep('Shrnutí');
  await wizard.seePart('Platební karta', /Nová/);
  await wizard.confirm();
  await cardRegistrationPage(page).see();
}

test('a newcomer registers a bank card, which is among the cards afterwards (BCA-01, TOK-01, ACC-04)', async ({
  page,
  sandbox,
}) => {
  await logIn(page, sandbox, 'newcomer');
  await apply(page);
  const registration = cardRegistrationPage(page);
  const number = newNumber();
  await registration.choose('Register the card', number);
  await registration.seeToast(/je\s+zaregistrovaná/);
  await registration.seeCardsOnly();
  await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByRole('table').getByText(`**** **** **** ${number.slice(-4)}`)).toBeVisible();
});
