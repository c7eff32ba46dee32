import { createCustomer, openAs } from '../support/customer.ts';
import { lettersDrawn } from '../support/letters.ts';
import { expect, test } from '../support/test.ts';

/** A layout shift that nobody notices; 0.1 is what search engines still call good. */
const unnoticed = 0.01;

/** The pages, each with a button that it shows once it is loaded, and whether something is in the cart. */
const pages = [
  ['/app/user-account', 'Dobít peněženku', false],
  ['/app/order-list', 'Zobrazit podrobnosti', false],
  ['/app/shopping-cart', 'Zaplatit kartou', true],
] as const;

/**
 * What arrives late, and by how many milliseconds. On a narrow screen a line may break in another place when the letters
 * arrive: those of the system have narrower figures.
 */
const situations = [
  [360, 'answers', '**/api/**', 150],
  [1440, 'answers', '**/api/**', 150],
  [1440, 'letters', '**/*.woff2', 1500],
] as const;

for (const [width, what, address, delay] of situations) {
  test(`nothing moves on account, cart and orders when ${what} are late, at ${String(width)} px (SHL-08)`, async ({
    page,
    sandbox,
    server,
  }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    // The list of orders has a note about one that waits for its payment.
    const orderId = await customer.order();
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, customer, '/app/account-setting');
    await page.route(address, async (route) => {
      await new Promise((resolve) => void setTimeout(resolve, delay));
      await route.continue();
    });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { node: Node | null }[] };
      const moved: { share: number; what: string }[] = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          moved.push({ share: value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') });
        document.documentElement.dataset['moved'] = JSON.stringify(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const result = [`/app/order-list?result=${String(orderId)}`, 'Zobrazit podrobnosti', false] as const;
    for (const [path, button, isCartFull] of [...pages, result]) {
      if (isCartFull) await customer.fillCart();
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('main').getByRole('button', { name: button }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await lettersDrawn(page);
      const moved = await page.evaluate(() => document.documentElement.dataset['moved'] ?? '[]');
      const shares = (JSON.parse(moved) as { readonly share: number }[]).map(({ share }) => share);
      expect(
        shares.filter((share) => share > unnoticed),
        `${path}: ${moved}`,
      ).toEqual([]);
    }
  });
}
