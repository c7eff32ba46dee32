import { randomUUID } from 'node:crypto';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import { later } from '#rules/dates.ts';
import { cardApplicationPage } from '../../card-application/pages/card-application.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { changeOf, mailedStep } from '../../common/support/growing-up.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { portrait } from '../../common/support/pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { upcomingChangesPage } from '../pages/upcoming-changes.page.ts';

const ofChild = /^Poslední\sden\sprofilu\sDítě\s6–14\slet/;

for (const width of widths(1440, 360)) {
  test.describe(`with a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'a parent sees that a child turns 15 and applies for the next card; then the change is not shown any more (GRO-01…04)',
      whole,
      async ({ page, sandbox }) => {
        await openAs(page, await createCustomer(sandbox.url, await sandbox.account('growing-up')), '/app/user-account');
        const [changes, wizard] = [upcomingChangesPage(page), cardApplicationPage(page)];
        await changes.see(/^Poslední\sden\skarty/, /Znovu\sDospělý/, /Nová\skarta130,00/, /žádný\sdoklad/);
        await changes.seeMark('Vojtěch Mareš');
        await changes.seeNoMark('Tereza Marešová');
        await changes.choosePerson('Vojtěch Mareš');
        await changes.see(
          ofChild,
          /věk\sneodpovídá/,
          /30denní,\s100\sLipany-město:\steď\s275,00/,
          /Student\ss\sISIC\sod/,
        );
        await changes.openOthers();
        await changes.see(ofChild, /Potvrzení\so\sstudiu/, /číslo\splatného\sprůkazu\sISIC/);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);

        await changes.apply('Dospělý');
        await wizard.enter({ lastName: `Mareš-${randomUUID().slice(0, 8)}` });
        await wizard.photo.choose(await portrait());
        await wizard.photo.takeOver();
        await wizard.photo.seePhoto();
        await wizard.agree();
        await wizard.next();
        await wizard.seeStep('Zákonný zástupce');
        await wizard.next();
        await wizard.seeProfile('Dítě 6–14 let');
        await wizard.profile('profileTwo').see('Dospělý');
        await wizard.collectAt(/./);
        await wizard.next();
        await wizard.seePart('Druhá sleva', 'Dospělý');
        await wizard.confirm();
        await wizard.seeClosed();
        await changes.seeNothing();
        await changes.seeNoMark('Vojtěch');
        await expect(page).not.toHaveURL(/apply|profile=|keep=/);
      },
    );
  });
}

test(
  'the mail is sent 92 days before the change, and its link leads through the log-in to the wizard (GRO-04, GRO-05)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('growing-up');
    const { dueFrom } = await changeOf(sandbox.url, await createCustomer(sandbox.url, account), 'Tereza');
    const day = later(dueFrom, await sandbox.today());
    await sandbox.moveClock(`${day}T11:00:00.000Z`);
    const mail = (patience: number) => mailedStep(sandbox.url, account.username, 'Tereza Marešová', patience);
    let path = await mail(4000);
    if (path === undefined) {
      // The worker looks for changes once an hour. Because of an earlier test, the worker may have looked in this hour
      // already.
      await sandbox.advanceClock(3_600_000);
      path = await mail(20_000);
    }
    expect(path).toMatch(/^\/app\/user-linked-account\/\d+\?apply=HAULIER_CARD&profile=\d+&from=\d{4}-09-01$/);

    const wizard = cardApplicationPage(page);
    await page.goto(`/#${path ?? ''}`);
    await loginPage(page).enter(account);
    await wizard.seeStep('Osobní údaje');
    await wizard.seeValue('firstName', 'Tereza');
    await wizard.close();
    await wizard.seeClosed();
    await expect(page).toHaveURL(/user-linked-account\/\d+$/);
  },
);

test(
  'a link with an incomplete request opens nothing; a link with an unknown profile shows a message in the wizard (GRO-04)',
  whole,
  async ({ page, sandbox }) => {
    const customer = await createCustomer(sandbox.url, await sandbox.account('growing-up'));
    const wizard = cardApplicationPage(page);
    const seeMessage = (text: RegExp) => expect(page.getByText(text)).toBeVisible();
    await openAs(page, customer, '/app/user-account?apply=HAULIER_CARD&profile=x&from=2027-13-01');
    await seeMessage(/Odkaz\sna\sžádost\snení\súplný/);
    await wizard.seeClosed();
    await expect(page).toHaveURL(/user-account$/);

    await page.goto('/#/app/user-account?apply=HAULIER_CARD&profile=999&from=2027-01-01');
    await wizard.seeStep('Osobní údaje');
    await seeMessage(/Profil\sz\sodkazu\suž\szvolit\snejde/);
  },
);

test(
  'the coming changes can be loaded again after a failure, and the page does not wait for them (GRO-04)',
  whole,
  async ({ page, sandbox }) => {
    const customer = await createCustomer(sandbox.url, await sandbox.account('growing-up'));
    const [changes, calls] = [upcomingChangesPage(page), holdCalls(page)];
    await calls.hold(upcomingChanges);
    await openAs(page, customer, '/app/user-account');
    await expect(page.getByRole('tab', { name: 'Jízdenky' })).toBeVisible();
    await calls.release(upcomingChanges, 'no-answer-before');
    await changes.seeFailure();
    await expectAccessible(page);
    await calls.hold(upcomingChanges);
    await changes.retry();
    await calls.release(upcomingChanges, null);
    await changes.see(/^Poslední\sden\skarty/);
  },
);
