import { addDays } from '#rules/dates.ts';
import { eWalletTopUpPage } from '../../account/pages/e-wallet-top-up.page.ts';
import { familyBoardPage } from '../../account/pages/family-board.page.ts';
import { ticketFarePage } from '../../account/pages/ticket-fare.page.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { activeCardOf } from '../../common/support/active-card.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { createCustomer, openAs, storeInOtherPage } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { sessionRenewalPage } from '../pages/session-renewal.page.ts';

const minute = 60_000;
const life = 60 * minute;

test('a reload keeps the session while the token is valid (SES-06)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.reload();
  await expect(page).toHaveURL(/#\/app\/user-account/);
});

test('a reload during start-up keeps the session (SES-06)', whole, async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await shellPage(page).seeShell();
  const configuration = '**/api/public/system-configurations*';
  await page.route(configuration, () => {});
  const request = page.waitForRequest(configuration);
  await page.reload({ waitUntil: 'commit' });
  await request;
  await page.unroute(configuration);
  await page.reload();
  await shellPage(page).seeShell();
});

test(
  'a reload that begins before the shop has started keeps the session (SES-06)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('newcomer');
    await loginPage(page).logIn(account);
    await shellPage(page).seeShell();
    const configuration = '**/api/public/system-configurations*';
    await page.route(configuration, (route) => route.abort());
    // The page has been parsed, but its scripts have not run.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => window.dispatchEvent(new Event('beforeunload')), {
        once: true,
      }),
    );
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('system-configurations'));
    await page.reload({ waitUntil: 'commit' });
    await failed;
    await page.waitForTimeout(500);
    await page.unroute(configuration);
    await page.reload();
    await shellPage(page).seeShell();
  },
);

test('a device whose clock is ahead of the server keeps the session after a reload (SES-06)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  await sandbox.advanceClock(-3 * life);
  await loginPage(page).logIn(account);
  await page.reload();
  await shellPage(page).seeShell();
  await expect(page).toHaveURL(/#\/app\/user-account/);
});

test(
  'after log-out the address does not contain the last page, so that the next log-in cannot open it (SES-04)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('newcomer'));
    await page.goto('/#/app/account-setting');
    await shellPage(page).seeShell();
    await shellPage(page).logOut();
    await loginPage(page).seeLoginPage();
    await expect(page).toHaveURL(/\/#\/$/);
  },
);

test('the session ends by itself when its token expires (SES-01, SES-07)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await sandbox.advanceClock(life);
  await loginPage(page).seeLoginPage();
  await loginPage(page).seeMessage(/přihlášení vypršelo/);
});

test('a page that is opened after the token has expired shows log-in (SES-06)', whole, async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.goto('about:blank');
  await sandbox.advanceClock(life);
  await page.goto('/#/app/order-list');
  await loginPage(page).seeLoginPage();
});

test('a tampered token is refused by the server, and the customer is logged out (SES-06, API-03)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  await page.evaluate(() => {
    const stored = window.localStorage.getItem('linka.session') ?? '';
    window.localStorage.setItem(
      'linka.session',
      stored.replace(/\.[\w-]+","customerAccountId"/, '.forged","customerAccountId"'),
    );
  });
  await page.reload();
  await loginPage(page).seeLoginPage();
});

test('the requested page is opened after log-in (APP-06)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await page.goto('/#/app/order-list');
  await loginPage(page).enter(account);
  await expect(page).toHaveURL(/#\/app\/order-list$/);
});

test(
  'a stored session with the username of another account is discarded (SES-06, APP-12)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('newcomer'));
    await page.evaluate(() => {
      const stored = window.localStorage.getItem('linka.session') ?? '';
      window.localStorage.setItem(
        'linka.session',
        stored.replace(/"username":"[^"]*"/, '"username":"other@linka.example"'),
      );
    });
    await page.reload();
    await loginPage(page).seeLoginPage();
  },
);

test('unreadable values in local storage are ignored, and log-in is shown (APP-12)', whole, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['linka.session', 'linka.locale', 'linka.payment'])
      window.localStorage.setItem(key, '{"version":');
  });
  await page.reload();
  await loginPage(page).seeLoginPage();
});

test('the password question opens above a half-filled form, and the form keeps its values (SES-03)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('parent');
  await loginPage(page).logIn(account);
  const topUp = eWalletTopUpPage(page);
  await topUp.open();
  await topUp.changePrice('150');
  await sandbox.advanceClock(life - 2 * minute + 1000);
  const renewal = sessionRenewalPage(page);
  await renewal.seeQuestion();
  await renewal.typePassword(account.password);
  await renewal.submit();
  await renewal.seeNoQuestion();
  await topUp.seePrice('150');
  await sandbox.advanceClock(3 * minute);
  await topUp.addAndGoToCart();
  await cartPage(page).seeItemCount(1);
});

test('the draft of a form that was open when the session ended is restored one time after log-in (SES-02)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('parent');
  await loginPage(page).logIn(account);
  const topUp = eWalletTopUpPage(page);
  await topUp.open();
  await topUp.changePrice('150');
  await topUp.changeNote('Na prázdniny');
  await sandbox.advanceClock(life);
  await loginPage(page).seeMessage(/přihlášení vypršelo/);
  await loginPage(page).enter(account);
  await topUp.seePrice('150');
  await topUp.seeNote('Na prázdniny');
  await topUp.close();
  await page.reload();
  await shellPage(page).seeShell();
  await topUp.seeClosed();
});

test(
  'the ticket chosen when the session ended is chosen again after log-in, instead of the proposed ticket (SES-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('adult');
    await loginPage(page).logIn(account);
    const ticket = ticketFarePage(page);
    const day = asTyped(addDays(await sandbox.today(), 45));
    await ticket.open();
    await ticket.seeCombination(/^30denní/);
    await ticket.changeValidFrom(day);
    await ticket.chooseCombination(/^Roční/);
    await ticket.seePreview(/^Roční/);
    await sandbox.advanceClock(life);
    await loginPage(page).seeMessage(/přihlášení vypršelo/);
    await loginPage(page).enter(account);
    await ticket.seeCombination(/^Roční/);
    await ticket.seeValidFrom(day);
    await ticket.seePreview(/^Roční/);
  },
);

test(
  'after log-in the lines ticked on the family board are ticked again, and a changed ticket must be chosen again (SES-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('family');
    const board = familyBoardPage(page);
    await loginPage(page).logIn(account);
    await shellPage(page).seeShell();
    await board.open();
    await board.tickNone();
    await board.toggle('Anna');
    await board.change('Ema');
    await board.chooseTicket(/^90denní/);
    await board.takeChange();
    await sandbox.advanceClock(life);
    await loginPage(page).seeMessage(/přihlášení vypršelo/);
    await loginPage(page).enter(account);
    await board.seeTicked('Anna');
    for (const name of ['Petra', 'Jakub', 'Ema', 'Tomáš']) await board.seeUnticked(name);
    await board.seeText(/Vyberte prosím jízdenku znovu pro: Ema/);
  },
);

test(
  'a stored draft that was tampered with opens no dialog (SES-02, APP-12)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createCustomer(server.url, account);
    const { card } = await activeCardOf(server.url, account, customer);
    const draft = { username: account.username, form: 'eWalletTopUp', subject: card.cardNumber };
    await openAs(page, customer, '/app/user-account', { 'form-draft': { ...draft, entered: { price: 150 } } });
    await shellPage(page).seeShell();
    await eWalletTopUpPage(page).open();
    await eWalletTopUpPage(page).seePrice('');
  },
);

test('a call that is refused because of its token is repeated after the password is entered (API-03)', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.account('parent');
  await loginPage(page).logIn(account);
  const topUp = eWalletTopUpPage(page);
  await topUp.open();
  await topUp.changePrice('150');
  await page.setExtraHTTPHeaders({ 'x-linka-fault': 'addEWalletTransaction=UNAUTHENTICATED' });
  await topUp.addAndGoToCart();
  const renewal = sessionRenewalPage(page);
  await renewal.seeQuestion();
  await page.setExtraHTTPHeaders({});
  await renewal.typePassword(account.password);
  await renewal.submit();
  await cartPage(page).seeItemCount(1);
});

test('a log-out in one tab logs out all tabs (SES-05)', async ({ page, sandbox }) => {
  const account = await sandbox.account('newcomer');
  await loginPage(page).logIn(account);
  const other = await page.context().newPage();
  await other.goto('/#/app/order-list');
  await shellPage(other).seeShell();
  await shellPage(other).logOut();
  await loginPage(page).seeLoginPage();
  await loginPage(other).seeLoginPage();
});

test('a log-in as another account in one tab reloads the other tab (SES-05)', async ({ page, sandbox, server }) => {
  await loginPage(page).logIn(await sandbox.account('newcomer'));
  const otherAccount = await sandbox.account('newcomer');
  const { session } = await createCustomer(server.url, otherAccount);
  const reloaded = page.waitForEvent('load');
  await storeInOtherPage(await page.context().newPage(), { session });
  await reloaded;
  await expect(page.getByText(otherAccount.username).first()).toBeAttached();
});
