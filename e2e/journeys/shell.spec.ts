import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../support/test.ts';

const menuName = 'Hlavní nabídka';

/** The width from which the rail is shown. */
const hasRail = (viewport: { readonly width: number } | null): boolean => (viewport?.width ?? 0) >= 960;

test.describe('the side menu', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await loginPage(page).logIn(await sandbox.account('parent'));
    // Navigation puts the focus on the heading; after a reload it is at the start of the page.
    await page.reload();
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is skipped by the link at the first tab stop', async ({ page }) => {
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Přejít k obsahu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('opens on focus and hover as a rail, and the page does not move', async ({ page, viewport }) => {
    test.skip(!hasRail(viewport), 'the viewport is too narrow for the rail');
    const menu = page.getByRole('navigation', { name: menuName });
    const widthOf = async () => (await menu.boundingBox())?.width;
    const place = () => page.getByRole('main').boundingBox();
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

  test('keeps the focus inside as a drawer, and returns it when it closes', async ({ page, viewport }) => {
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

test('the logo has the height that the brand gives at every width with the rail (SHL-02)', async ({
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
