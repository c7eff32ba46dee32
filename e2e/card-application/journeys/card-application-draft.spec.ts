import type { Page } from '@playwright/test';
import { saveCardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { expectAccessible } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { confirmationFile, portrait } from '../../common/support/pictures.ts';
import type { Sandbox, TestAccount } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

const home = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };

const logIn = async (page: Page, sandbox: Sandbox, account: TestAccount): Promise<void> =>
  openAs(page, await createCustomer(sandbox.url, account), '/app/user-account');

test('after a reload the wizard continues at the same step with photo and file, but asks for the consents again (WIZ-06)', async ({
  page,
  sandbox,
}) => {
  await logIn(page, sandbox, await sandbox.account('parent'));
  await page.getByRole('link', { name: /Matěj/ }).first().click();
  const wizard = cardApplicationPage(page);
  await wizard.open('čipovou kartu');
  const lastName = `Nováček-${crypto.randomUUID().slice(0, 8)}`;
  await wizard.enter({ firstName: 'Adam', lastName, birthDay: '1. 9. 2017', ...home });
  await wizard.photo.choose(await portrait());
  await wizard.photo.takeOver();
  await wizard.photo.seePhoto();
  const photo = await wizard.photo.readPhoto();
  await wizard.agree();
  await wizard.next();
  await wizard.seeStep('Zákonný zástupce');
  await expectAccessible(page);
  await wizard.next();
  await wizard.chooseProfile('Žák do 19 let');
  await wizard.confirmClaim();
  await wizard.collectAt(/./);
  await wizard.enterPin('2580');
  const sent = page.waitForResponse((response) => response.url().includes('/files/') && response.ok());
  await wizard.attachments.choose('Potvrzení o studiu', confirmationFile);
  await wizard.attachments.seeFile('Potvrzení o studiu', 'potvrzeni.pdf');
  await sent;
  await wizard.seeSaved();

  await page.reload();
  await wizard.seeStep('Údaje o kartě');
  await wizard.seeResumed();
  await expectAccessible(page);
  await wizard.seePin('2580');
  await wizard.attachments.seeFile('Potvrzení o studiu', 'potvrzeni.pdf');
  await wizard.confirmClaim();
  await wizard.agree();
  await wizard.back();
  await wizard.back();
  await wizard.seeValue('lastName', lastName);
  expect(await wizard.photo.readPhoto()).toBe(photo);
  await wizard.next();
  await wizard.next();
  await wizard.next();
  await wizard.seeStep('Shrnutí');
  await wizard.seePart('Sleva', 'potvrzeni.pdf');
  await wizard.seePart('PIN', '2580');
  await wizard.confirm();
  await wizard.seeClosed();
  await cardApplicationsPage(page).openTab();
  await cardApplicationsPage(page).openPage('Čeká na zaplacení');
  await expect(page.getByRole('button', { name: 'Stáhnout potvrzeni.pdf' })).toBeVisible();
});

test(
  'an application that was saved for later is continued on another device, and can be discarded (WIZ-06, WIZ-07)',
  whole,
  async ({ page, sandbox, browser }) => {
    const account = await sandbox.account('newcomer');
    await logIn(page, sandbox, account);
    const first = cardApplicationPage(page);
    await first.open('čipovou kartu');
    await first.enter({ firstName: 'Alžběta' });
    await first.close();
    await first.keep();
    await first.seeClosed();

    const context = await browser.newContext({ baseURL: sandbox.url });
    const otherPage = await context.newPage();
    await logIn(otherPage, sandbox, account);
    const second = cardApplicationPage(otherPage);
    await second.resume('čipovou kartu');
    await second.seeValue('firstName', 'Alžběta');
    await first.resume('čipovou kartu');
    await first.seeValue('firstName', 'Alžběta');

    const saved = otherPage.waitForResponse(
      (response) => response.request().method() === saveCardApplicationDraft.method && response.ok(),
    );
    await second.enter({ firstName: 'Eliška' });
    await saved;
    await first.enter({ lastName: 'Nová' });
    await first.seeText(/^Tuto žádost jste mezitím změnili jinde/);
    await first.takeOver();
    await first.seeSaved();
    await otherPage.reload();
    await second.seeValue('lastName', 'Nová');
    await second.seeValue('firstName', 'Alžběta');
    await second.close();
    await second.discard();
    await second.seeClosed();
    await expect(otherPage.getByRole('button', { name: 'Požádat o čipovou kartu' })).toBeVisible();
    await context.close();
  },
);
