import type { Locator } from '@playwright/test';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { expect, test } from '../support/test.ts';
import { waitForWholePage } from '../support/wait-for-whole-page.ts';

const menuName = 'Hlavní nabídka';

/** The bounding box of a visible element. */
async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('expected the element to be shown, but it has no box');
  return box;
}

/** The width from which the rail is shown. */
const hasRail = (viewport: { readonly width: number } | null): boolean => (viewport?.width ?? 0) >= 960;

/** The width that the closed menu takes from the page: 72 px, and from 1360 px also the words beside the rail. */
const menuRoom = (width: number): number => (width < 1360 ? 72 : Math.min(Math.max(width - 1184, 224), 256));

test.describe('the side menu', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('parent'));
    // A navigation moves the focus to the heading; after a reload the focus is at the start of the page.
    await page.reload();
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('can be skipped with the link at the first tab stop', async ({ page }) => {
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('expands from the rail on focus and hover, and the page does not move', async ({ page, viewport }) => {
    test.skip(!hasRail(viewport), 'the viewport is too narrow for the rail');
    const menu = page.getByRole('navigation', { name: menuName });
    const widthOf = async () => (await menu.boundingBox())?.width;
    const place = () => placeOf(page.getByRole('main'));
    await waitForWholePage(page);
    const before = await place();
    await expect.poll(widthOf).toBe(72);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Můj účet' })).toBeFocused();
    await expect.poll(widthOf).toBe(380);
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(widthOf).toBe(72);
    await menu.hover({ position: { x: 30, y: 300 } });
    await expect.poll(widthOf).toBe(380);
    await menu.getByRole('link', { name: 'Objednávky' }).click();
    await expect.poll(widthOf).toBe(72);
    await expect(menu.getByRole('link', { name: 'Objednávky' })).toHaveAttribute('aria-current', 'page');
  });

  test('keeps the focus inside while it is a drawer, and returns the focus when it closes', async ({
    page,
    viewport,
  }) => {
    test.skip(hasRail(viewport), 'the viewport is too wide for the drawer');
    const button = page.getByRole('button', { name: 'Nabídka' });
    const drawer = page.getByRole('dialog', { name: 'Nabídka' });
    await button.click();
    await expect(drawer).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Objednávky' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
  });
});

test.describe('the menu at the bottom of a phone (SHL-01)', () => {
  test('covers neither the end of the page nor a focused link, and leads to the pages', async ({
    page,
    sandbox,
    viewport,
  }) => {
    test.skip(hasRail(viewport), 'the viewport is too wide for the menu at the bottom');
    await loginPage(page).logIn(await sandbox.account('parent'));
    const menu = page.getByRole('navigation', { name: 'Rychlá nabídka' });
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(5);
    await waitForWholePage(page);
    for (const link of await links.all()) {
      const { width, height } = await placeOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const footer = page.getByRole('contentinfo');
    await footer.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await placeOf(footer);
    expect(end.y + end.height).toBeLessThanOrEqual((await placeOf(menu)).y + 1);
    await page.evaluate(() => window.scrollTo(0, 0));
    const contacts = footer.getByRole('link').first();
    await contacts.focus();
    const focused = await placeOf(contacts);
    expect(focused.y + focused.height).toBeLessThanOrEqual((await placeOf(menu)).y);
    await menu.getByRole('link', { name: 'Objednávky' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Objednávky' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the page frame on wide screens', () => {
  test.beforeEach(async ({ page, sandbox, viewport }) => {
    test.skip(!hasRail(viewport), 'the viewport is too narrow for the rail');
    await loginPage(page).logIn(await sandbox.account('parent'));
  });

  test('shows one log-out button and one account name; while the rail is expanded, the rail shows them too (SHL-01)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const menu = page.getByRole('navigation', { name: menuName });
    const bar = page.getByRole('banner');
    /**
     * The account name and the log-out button always exist for screen readers; they are visible only if they occupy
     * space.
     */
    const isInSight = async (part: Locator) =>
      (await part.evaluate((node) => node.checkVisibility({ opacityProperty: true }))) &&
      ((await part.locator('xpath=..').boundingBox())?.width ?? 0) > 1;
    const inMenu = async () =>
      Promise.all(
        [menu.getByText('Přihlášený účet'), menu.getByRole('button', { name: 'Odhlásit se' })].map(isInSight),
      );
    await expect(bar.getByText('Přihlášený účet')).toBeVisible();
    await expect(bar.getByText('Odhlásit se')).toBeInViewport();
    expect(await inMenu()).toEqual([false, false]);
    await menu.hover({ position: { x: 30, y: 300 } });
    await expect.poll(inMenu).toEqual([true, true]);
    await page.mouse.move(1000, 500);
    await expect.poll(inMenu).toEqual([false, false]);
    // The log-out button follows the menu's last link in the tab order. Its focus expands the rail.
    await menu.getByRole('link', { name: 'Nastavení účtu' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Odhlásit se' })).toBeFocused();
    await expect.poll(inMenu).toEqual([true, true]);
  });

  test('gives the logo, the content and the footer the same edges beside the rail (SHL-01)', async ({ page }) => {
    await page.evaluate(() => window.location.assign('#/app/account-setting'));
    await expect(page.getByRole('button', { name: 'Změnit heslo' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: menuName });
    for (const width of [1024, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll('header > div:has(img), main > div:has(h2), footer > div')].map((column) => {
          const { paddingLeft, paddingRight } = getComputedStyle(column);
          const { left, right } = column.getBoundingClientRect();
          return { start: left + parseFloat(paddingLeft), end: right - parseFloat(paddingRight) };
        }),
      );
      const rail = await placeOf(menu);
      const room = menuRoom(width);
      const start = rail.x + room + 32;
      const column = { start, end: start + Math.min(1120, width - room - 64) };
      expect(edges).toEqual([column, column, column]);
      // The remaining width is divided equally between both sides.
      expect(rail.x).toBe(Math.max(0, width - column.end - 32));
    }
  });

  test('has the words beside the closed rail where there is room, in the same place as when it is open (SHL-01)', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: menuName });
    const word = menu.getByText('Účty spravující moji kartu');
    for (const width of [1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(width - 10, 500);
      await expect.poll(async () => (await placeOf(menu)).width).toBe(72);
      const closed = await placeOf(word);
      const rail = await placeOf(menu);
      expect(closed.x).toBeLessThan(rail.x + 72);
      expect(closed.x + closed.width).toBeLessThanOrEqual(rail.x + menuRoom(width));
      await menu.hover({ position: { x: 30, y: 300 } });
      await expect.poll(async () => (await placeOf(menu)).width).toBe(380);
      expect(await placeOf(word)).toEqual(closed);
    }
  });

  test('shows the word of the link under the pointer at once after another link was followed (SHL-01)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const menu = page.getByRole('navigation', { name: menuName });
    await menu.getByRole('link', { name: 'Objednávky' }).click();
    await expect.poll(async () => (await placeOf(menu)).width).toBe(72);
    const link = menu.getByRole('link', { name: 'Spravované karty' });
    const place = await placeOf(link);
    await link.hover({ position: { x: 24, y: 24 } });
    const word = await placeOf(link.getByText('Spravované karty'));
    expect(word.x).toBeGreaterThanOrEqual(60);
    expect(word.width).toBeGreaterThan(100);
    expect(word.y + word.height / 2).toBeCloseTo(place.y + place.height / 2, 0);
    expect((await placeOf(menu)).width).toBe(72);
    // It can be reached with the pointer, and closed with a key (WCAG 1.4.13).
    await page.mouse.move(word.x + 20, word.y + 10, { steps: 10 });
    expect(await placeOf(link.getByText('Spravované karty'))).toEqual(word);
    await page.keyboard.press('Escape');
    expect((await placeOf(link.getByText('Spravované karty'))).height).toBeLessThan(word.height);
  });

  test('shows the labels of the rail at once if motion is reduced (SHL-01)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const menu = page.getByRole('navigation', { name: menuName });
    await menu.hover({ position: { x: 30, y: 300 } });
    expect(await menu.evaluate((rail) => parseFloat(getComputedStyle(rail).transitionDuration))).toBeLessThan(0.01);
    expect(await menu.evaluate((rail) => getComputedStyle(rail).transitionDelay)).toBe('0s');
    const word = await placeOf(menu.getByText('Účty spravující moji kartu'));
    const rail = await placeOf(menu);
    expect(word.x + word.width).toBeLessThan(rail.x + rail.width);
  });

  test('keeps the menu expanded and the page beside it if the operator chose this (SHL-01)', async ({
    page,
    sandbox,
  }) => {
    await sandbox.settings({ persistentSideMenu: true });
    await page.reload();
    const menu = page.getByRole('navigation', { name: menuName });
    for (const width of [960, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(width - 10, 700);
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(380);
      await expect(menu.getByText('Objednávky')).toBeInViewport();
      const { x } = await placeOf(menu);
      const logo = await placeOf(page.getByRole('banner').getByRole('img'));
      expect(logo.x).toBe(x + 380 + 32);
      // The title is not broken into lines of a few letters.
      const title = await placeOf(page.getByRole('heading', { level: 1 }));
      expect(title.height).toBeLessThan(80);
    }
    await page.setViewportSize({ width: 959, height: 900 });
    await expect(menu).toBeHidden();
  });
});

test('the logo has the height that the brand sets, at every width with the rail (SHL-02)', async ({
  page,
  viewport,
}) => {
  test.skip(!hasRail(viewport), 'the viewport is too narrow for the rail');
  await page.goto('/');
  const heightOf = async () => (await page.getByRole('banner').getByRole('img').boundingBox())?.height;
  for (const width of [960, 1199, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(heightOf).toBe(120);
  }
});
