import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { ticketFarePage } from '../../account/pages/ticket-fare.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { registrationPage } from '../../visitor/pages/registration.page.ts';
import { flowMapPage } from '../pages/flow-map.page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { callOf, createCustomer, openAs } from '../support/customer.ts';
import { holdFile } from '../support/hold-file.ts';
import { writeLiveDrawings } from '../support/live-drawings.ts';
import { expect, test as base, withServer } from '../support/test.ts';
import { whole } from '../support/whole.ts';

/** Uses a server with a gallery that contains only the drawing of the ticket dialog. */
const test = base.extend({
  server: [
    async ({ gateway }, use) => {
      const gallery = mkdtempSync(join(tmpdir(), 'linka-flows-'));
      await writeLiveDrawings(gallery, 'ticketFare');
      await withServer({ PAYMENT_GATEWAY: gateway, LINKA_FLOWS: gallery }, use);
      rmSync(gallery, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const refused = 'INVALID_ZONE';
const refusedWords = /^Pro toto pásmo se jízdenka neprodává/;

/** The text of the ticket dialog without the map, which is inside the dialog while it is open. */
const shownIn = (page: Page): Promise<string> =>
  page.getByRole('dialog', { name: 'Nová jízdenka' }).evaluate((dialog) => {
    const copy = dialog.cloneNode(true) as HTMLElement;
    copy.querySelector('.flow-map-host')?.remove();
    return copy.textContent;
  });

async function chooseTicket(page: Page) {
  const ticket = ticketFarePage(page);
  await ticket.chooseCombination(/^30denní/);
  await ticket.chooseZone(/^100 /);
  await ticket.seePreview(/Kč/);
  return ticket;
}

test(
  'a tester sees the state of the ticket dialog, replaces the answer of its call, and then buys (LFM-01 to LFM-05)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const inCart = async () => (await callOf(server.url, customer.session.token)(shoppingCart)).items.length;
    const map = flowMapPage(page);

    await openAs(page, customer, '/app/user-account?fault=addTicketFare=INVALID_ZONE');
    await ticketFarePage(page).open();
    await (await chooseTicket(page)).addToCart();
    await ticketFarePage(page).seeMessage(refusedWords);
    const shownAfterRefusal = await shownIn(page);

    await page.goto('/#/app/user-account?fault=');
    await page.reload();
    await map.open();
    // Waits until all data are read. Otherwise another machine could be the machine that changed last.
    await page.waitForLoadState('networkidle');
    await ticketFarePage(page).open();
    await map.seeState('ticketFare', 'choosing.listed.undecided');
    await map.seeMarked('ticketFare.choosing.listed.undecided');
    const ticket = await chooseTicket(page);
    await map.choose('ticketFare');
    await map.seeState('ticketFare', 'choosing.listed.ready');

    await map.hold();
    await map.clickInDrawing('addToCart [canAdd]');
    await map.seeState('ticketFare', 'saving');
    await map.seeHeld('addTicketFare');
    await map.take(`addTicketFare=${refused}`);
    await expect.poll(() => shownIn(page)).toBe(shownAfterRefusal);
    await map.seeNothingHeld();
    expect(await inCart(), 'the settled call never reached the server').toBe(0);

    await map.take('addToCart');
    await map.seeHeld('addTicketFare');
    await map.letThrough('Pustit addTicketFare');
    await ticket.seeClosed();
    await expect.poll(inCart).toBe(1);
    // The call that reads the cart again is held, too. Closing the map releases this call.
    await map.seeHeld('shoppingCart');
    await map.close();
    await expect(page.getByRole('link', { name: /Košík.*1/ })).toBeVisible();
  },
);

test(
  'the map is used with the keyboard while a dialog is open, and the dialog keeps working (LFM-06)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('parent'));
    const map = flowMapPage(page);
    const ticket = ticketFarePage(page);
    await ticket.open();
    await ticket.seeOpen();
    await map.pressKey();
    await map.seeFocused();
    await map.seeState('ticketFare', 'choosing.listed.undecided');
    await expectAccessible(page);

    await map.focusStep('close');
    await page.keyboard.press('Escape');
    await map.seeFolded();
    await ticket.seeOpen();
    await map.unfold();
    await map.focusStep('close');
    await page.keyboard.press('Enter');
    await ticket.seeClosed();
    await map.seeOpen();

    await ticket.open();
    await ticket.changeValidFrom('1.1.2020');
    await page.keyboard.press('Escape');
    await ticket.seeClosed();
    await map.pressKey();
    await map.pressKey();
    await map.seeClosed();
  },
);

test(
  'the map is used above a dialog whose code is being loaded, and keeps the focus when the code has arrived (LFM-06)',
  whole,
  async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('parent'));
    const release = await holdFile(page, /\/assets\/ticket-fare-dialog.*\.js/);
    const map = flowMapPage(page);
    const ticket = ticketFarePage(page);
    await ticket.open();
    await ticket.seeWaiting();
    await map.pressKey();
    await map.seeFocused();
    await map.fold();
    await map.unfold();
    await map.seeFoldFocused();
    release();
    await map.seeState('ticketFare', 'choosing.listed.undecided');
    await map.seeFoldFocused();
    await page.keyboard.press('Escape');
    await map.seeFolded();
    await ticket.seeOpen();
  },
);

test(
  'the button that the server has rendered can be pressed only after its code has been loaded (LFM-06)',
  whole,
  async ({ page }) => {
    const release = await holdFile(page, /\/assets\/tester-buttons.*\.js/);
    const map = flowMapPage(page);
    await page.goto('/', { waitUntil: 'commit' });
    await map.seeButtonWaiting();
    release();
    await map.open();
    await map.seeOpen();
  },
);

test(
  'the map says that a flow has no drawing, and has the same state after a reload (LFM-02, LFM-06)',
  whole,
  async ({ page }) => {
    const map = flowMapPage(page);
    const login = loginPage(page);
    await login.open();
    await login.seeLoginPage();
    await map.open();
    await map.choose('session');
    await map.seeState('session', 'loggedOut.editing');
    await map.seeNoDrawing();
    await expectAccessible(page);
    await map.fold();
    await page.reload();
    await map.seeFolded();
    await map.unfold();
    await page.reload();
    await map.seeOpen();
  },
);

test('a production shop neither offers nor loads the map (LFM-07)', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.route('**/api/public/system-configurations*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), sandbox: false } });
  });
  const map = flowMapPage(page);
  await page.goto('/#/registration');
  await registrationPage(page).seePage();
  await map.pressKey();
  await registrationPage(page).typeUsername('somebody');
  await map.seeNoButton();
  await map.seeClosed();
  expect(fetched.filter((address) => /flow-map|\/flows\//.test(address))).toEqual([]);
});
