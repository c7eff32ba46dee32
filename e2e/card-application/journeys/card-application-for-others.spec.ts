import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { portrait } from '../../common/support/pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { applicationDetailPage } from '../pages/application-detail.page.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

async function choosePhoto(page: Page): Promise<void> {
  const { photo } = cardApplicationPage(page);
  await photo.choose(await portrait());
  await photo.takeOver();
  await photo.seePhoto();
}

test(
  "a parent without a card applies for a child's card, and reads the application (LNK-01, CUS-01, WIZ-04)",
  whole,
  async ({ page, sandbox }) => {
    const lastName = `Nováčková-${crypto.randomUUID().slice(0, 8)}`;
    const customer = await createCustomer(sandbox.url, await sandbox.account('newcomer'));
    await openAs(page, customer, '/app/assigned-card-list');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const wizard = cardApplicationPage(page);
    await page.getByRole('button', { name: 'Požádat o čipovou kartu pro další osobu' }).click();
    await wizard.enter({ firstName: 'Anežka', lastName, birthDay: '1. 9. 2016' });
    await wizard.enter({ street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' });
    await wizard.seeSaved();
    await page.reload();
    await wizard.seeValue('lastName', lastName);
    await choosePhoto(page);
    await wizard.agree();
    await wizard.next();
    await wizard.seeStep('Zákonný zástupce');
    await wizard.enter({ firstName: 'Jana', lastName, birthDay: '1. 2. 1985' });
    await wizard.enter({ street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' });
    await wizard.next();
    await wizard.chooseProfile('Dítě 6');
    await wizard.collectAt(/./);
    await wizard.next();
    await wizard.seePart('Držitel karty', `Anežka ${lastName}`);
    await wizard.confirm();
    await wizard.seeClosed();

    await page.getByRole('link', { name: `Anežka ${lastName}` }).click();
    await cardApplicationsPage(page).openTab();
    await cardApplicationsPage(page).openPage('Čeká na zaplacení');
    const detail = applicationDetailPage(page);
    await detail.open();
    await detail.seePart('Držitel karty', `Anežka ${lastName}`);
    await detail.next();
    await detail.seeStep('Zákonný zástupce');
    await detail.seePart('Zákonný zástupce', `Jana ${lastName}`);
    await detail.next();
    await detail.seePart('Sleva', 'Dítě');
    await detail.next();
    await detail.seePart('Držitel karty', 'Lipová 12, 30100 Plzeň');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await detail.close();
    await detail.seeClosed();
  },
);

test(
  'an account that manages a card applies for another card: known data stay, missing data are entered (LNK-01)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('parent');
    await openAs(page, await createCustomer(sandbox.url, account), '/app/managed-card-list');
    await page.getByRole('link', { name: /^Karel/ }).click();
    const wizard = cardApplicationPage(page);
    await wizard.open('čipovou kartu');
    await wizard.seeText(/^Údaje držitele karty se\s/);
    await expect(page.getByRole('dialog').getByLabel('Jméno', { exact: true })).toHaveAttribute('readonly');
    await expectAccessible(page);
    await choosePhoto(page);
    await wizard.enter({ phoneNumber: '+420 777 000 111' });
    await wizard.agree();
    await wizard.next();
    await wizard.chooseProfile('Senior');
    await wizard.collectAt(/./);
    await wizard.next();
    await wizard.seePart('Držitel karty', '+420 777 000 111');
    await wizard.confirm();
    await wizard.seeClosed();
    await cardApplicationsPage(page).openTab();
    await cardApplicationsPage(page).seeStates(['Čeká na zaplacení']);
    const { cardApplications } = await sandbox.ledger(account.accountId);
    expect(cardApplications.filter(({ state }) => state === 'UNCHECKED_DATA')).toHaveLength(1);
  },
);
