import type { Page } from '@playwright/test';
import { zoneMapPage } from '../../common/pages/zone-map.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { ticketFarePage } from '../pages/ticket-fare.page.ts';

/** Opens the dialog of a customer who has already bought a ticket of 30 days for zone 100. */
async function openTicket(page: Page, sandbox: Sandbox) {
  await page.goto('/');
  await loginPage(page).logIn(await sandbox.account('adult'));
  const ticket = ticketFarePage(page);
  await ticket.open();
  await ticket.seeZone('100 Lipany-město');
  return { ticket, map: zoneMapPage(page), cart: cartPage(page) };
}

test('a zone is chosen on the map with the pointer; the list and the cart show the same zone (TFR-05)', async ({
  page,
  sandbox,
}) => {
  const { ticket, map, cart } = await openTicket(page, sandbox);
  await map.open();
  await map.seeChosen(/^100 Lipany-město, 550,00/);
  await map.pointAt(/^140 /);
  await map.seeCaption(/^140 Brodek u Lipan\s*340,00/);
  await map.seeChosen(/^100 /);
  await map.choose(/^140 /);
  await ticket.seeZone('140 Brodek u Lipan');
  await ticket.seePreview(/340,00/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await ticket.chooseZone(/^190 /);
  await map.seeChosen(/^190 /);
  await map.close();
  await map.seeClosed();
  await ticket.seeZone('190 Dolní Olešná');
  await map.open();
  await map.choose(/^101 /);
  await ticket.seeZone('101 Lipany-okolí');
  await ticket.addAndGoToCart();
  await cart.seeItem('101 Lipany-okolí');
  await cart.seeTotal(/460,00/);
});

test('a zone is found by its name without accents (TFR-04)', whole, async ({ page, sandbox }) => {
  const { ticket } = await openTicket(page, sandbox);
  await ticket.searchZone('dolni ol');
  await ticket.seeZone('190 Dolní Olešná');
  await ticket.seePreview(/310,00/);
});

test('a zone is chosen on the map with the keyboard only, and is in the cart (TFR-05)', async ({ page, sandbox }) => {
  const { ticket, map, cart } = await openTicket(page, sandbox);
  await map.openByKeyboard();
  await map.seeFocused(/^100 /);
  await map.press('ArrowRight');
  await map.seeFocused(/^130 /);
  await map.seeCaption(/^130 Habrovice\s*360,00/);
  await ticket.seeZone('130 Habrovice');
  await map.press('ArrowDown');
  await map.seeChosen(/^140 /);
  await map.press('ArrowLeft');
  await map.seeChosen(/^150 /);
  await map.press('ArrowUp');
  await map.press('ArrowUp');
  await map.press('ArrowUp');
  await map.seeChosen(/^110 Dubnice, 390,00/);
  await ticket.seeZone('110 Dubnice');
  await ticket.seePreview(/390,00/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await ticket.addAndGoToCart();
  await cart.seeItem('110 Dubnice');
  await cart.seeTotal(/390,00/);
});

test(
  'zones for which the ticket is not sold are shown on the map, with the reason (TFR-05)',
  whole,
  async ({ page, sandbox }) => {
    const { ticket, map } = await openTicket(page, sandbox);
    await ticket.chooseCombination(/^90denní/);
    await map.open();
    await map.seeNotSold(/^270 Lesná u Hranice, Pro toto pásmo se neprodává$/);
    await map.pointAt(/^270 /);
    await map.seeCaption(/^270 Lesná u Hranice\s*Pro toto pásmo se neprodává$/);
    await ticket.seeMessage(/^Pro světlejší pásma se tato jízdenka neprodává: 260/);
    await map.choose(/^999 /);
    await ticket.seeZone('999 Celá síť');
    await ticket.seePreview(/3\s354,00/);
    await expectAccessible(page);
  },
);

test(
  'the map is as wide as a small screen allows, and each zone is large enough for a finger (TFR-05)',
  whole,
  async ({ page, sandbox }) => {
    const { map } = await openTicket(page, sandbox);
    for (const [width, height] of [
      [360, 740],
      // The size of a screen of 1280 × 1024 px at 400 % zoom.
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await map.open();
      const { count, smallest } = await map.measure();
      expect(count).toBe(20);
      expect(smallest).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(page);
      if (width === 360) await expectAccessible(page);
      await map.close();
    }
  },
);
