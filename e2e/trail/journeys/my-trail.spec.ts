import type { Browser, Page } from '@playwright/test';
import { approveCardManagement, requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { eWalletTopUpPage } from '../../account/pages/e-wallet-top-up.page.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { mailedPath } from '../../common/support/mailed-link.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { sessionRenewalPage } from '../../visitor/pages/session-renewal.page.ts';
import { myTrailPage } from '../pages/my-trail.page.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Opens a page on another device; the test must close its context. */
async function otherDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent: firefox });
  return context.newPage();
}

test(
  'one device ends the log-in of another device, which asks for the password and keeps the entered data (TRL-02, TRL-03, API-03)',
  whole,
  async ({ page, browser, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const elsewhere = await otherDevice(browser, server.url);
    await loginPage(elsewhere).logIn(account);
    const topUp = eWalletTopUpPage(elsewhere);
    await topUp.open();
    await topUp.changePrice('150');
    await topUp.changeNote('Na prázdniny');

    await loginPage(page).logIn(account);
    await page.goto('/#/app/my-trail');
    const trail = myTrailPage(page);
    await trail.seeLogIns(2);
    await trail.seePresent();
    await expectAccessible(page);
    await trail.askToEnd();
    await trail.confirm();
    await trail.seeToast('Přihlášení na tom zařízení skončilo.');
    await trail.seeOnlyHere();
    await trail.seeEvent('Ukončili jste přihlášení na jiném zařízení: Firefox v systému Windows.');

    // The other device notices the end at its next call, and does not lose the entered data.
    await topUp.addAndGoToCart();
    const renewal = sessionRenewalPage(elsewhere);
    await renewal.seeQuestion();
    // These fields are below the question and cannot be used.
    await expect(elsewhere.getByLabel('Částka')).toHaveValue('150');
    await expect(elsewhere.getByLabel('Poznámka')).toHaveValue('Na prázdniny');
    await renewal.typePassword(account.password);
    await renewal.submit();
    await renewal.seeNoQuestion();
    await cartPage(elsewhere).seeItemCount(1);

    await page.reload();
    await trail.seeLogIns(2);
    await trail.logOutHere();
    await loginPage(page).seeLoginPage();
    await elsewhere.goto('/#/app/my-trail');
    const trailElsewhere = myTrailPage(elsewhere);
    await trailElsewhere.seeLogIns(1);
    await trailElsewhere.seeEvent(/^Odhlásili jste se: Chrome/);
    await trailElsewhere.showGroup('osobní údaje');
    await trailElsewhere.seeNoEvent(/^Odhlásili jste se/);
    await expect(elsewhere).toHaveURL(/group=DATA/);
    await elsewhere.context().close();
  },
);

test(
  "both accounts are notified when the card's holder ends the management on the page (TRL-01, TRL-02, TRL-04)",
  whole,
  async ({ page, sandbox, server }) => {
    const owner = await sandbox.account('adult');
    const manager = await sandbox.account('parent');
    const [ownerCustomer, managerCustomer] = [
      await createCustomer(server.url, owner),
      await createCustomer(server.url, manager),
    ];
    await callOf(server.url, ownerCustomer.session.token)(requestCardManagement, {
      body: { username: manager.username },
    });
    const [, token = ''] = (await mailedPath(server.url, manager.username, 'approve-managed-card')).split('token=');
    await callOf(server.url, managerCustomer.session.token)(approveCardManagement, { body: { token } });

    await openAs(page, ownerCustomer, '/app/card-managing-account-list');
    await page.getByRole('link', { name: 'Kdo má přístup a co se s účtem stalo' }).click();
    const trail = myTrailPage(page);
    await trail.seeManager(manager.username);
    await trail.seeEvent(`Účet ${manager.username} přijal správu vaší karty.`);
    await trail.endManagement();
    await trail.seeNoAccess();
    await trail.seeEvent(`Ukončili jste správu své karty účtem, který se přihlašuje jako ${manager.username}.`);

    await openAs(page, managerCustomer, '/app/my-trail');
    await trail.seeEvent('Držitel karty ukončil vaši správu: Jana Novotná.');
    await trail.seeEvent('Přijali jste správu karty: Jana Novotná.');
    await trail.seeMail(/správ/i);
  },
);

test('a log-out works without the server; a server that receives the log-out ends the token (SES-04, TRL-03)', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('newcomer');
  const tokenOf = () =>
    page.evaluate(() => (/"token":"([^"]+)"/.exec(window.localStorage.getItem('linka.session') ?? '') ?? [])[1] ?? '');
  const statusWith = async (token: string) =>
    (
      await fetch(`${server.url}/api/eshop/customer-accounts/log-ins`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;

  await loginPage(page).logIn(account);
  await shellPage(page).seeShell();
  const tokenBeforeOfflineLogOut = await tokenOf();
  await page.route('**/auth/log-out*', (route) => route.abort());
  await shellPage(page).logOut();
  await loginPage(page).seeLoginPage();
  expect(await statusWith(tokenBeforeOfflineLogOut)).toBe(200);

  await page.unroute('**/auth/log-out*');
  await loginPage(page).logIn(account);
  await shellPage(page).seeShell();
  const tokenBeforeLogOut = await tokenOf();
  const logOutAnswer = page.waitForResponse('**/auth/log-out*');
  await shellPage(page).logOut();
  expect((await logOutAnswer).status()).toBe(204);
  await loginPage(page).seeLoginPage();
  expect(await statusWith(tokenBeforeLogOut)).toBe(401);
});

for (const [name, size] of Object.entries({
  'a phone': { width: 360, height: 800 },
  'a screen at 400 % zoom': { width: 320, height: 256 },
})) {
  test(
    `on ${name} the whole page fits, also with long names (TRL-01, SHL-07)`,
    whole,
    async ({ page, sandbox, server }) => {
      const long = 'Maximiliána Bartolomějová-Konstantinopolská z Nejvyšší Poruby';
      const customer = await createCustomer(server.url, await sandbox.account('parent'));
      await page.route('**/customer-accounts/access*', async (route) => {
        const answer = await (await route.fetch()).text();
        await route.fulfill({
          contentType: 'application/json',
          body: answer.replaceAll(/(?<="personName":")[^"]+/g, long),
        });
      });
      await page.setViewportSize(size);
      await openAs(page, customer, '/app/my-trail');
      await expect(page.getByRole('link', { name: long }).first()).toBeVisible();
      await myTrailPage(page).seePresent();
      await myTrailPage(page).seeEvent(/^Přihlásili jste se/);
      await expectNoSidewaysScroll(page);
      const end = page.getByRole('button', { name: 'Zrušit přiřazení' }).first();
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeInViewport({ ratio: 1 });
    },
  );
}
