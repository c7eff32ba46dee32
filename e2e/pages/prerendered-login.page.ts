import { expect, type Page, type Request } from '@playwright/test';

const script = /\/assets\/index-[^/]+\.js$/;

/** Page object: the log-in that stands in the page before any script has run. */
export const prerenderedLoginPage = (page: Page) => {
  const form = page.locator('form[data-flow=session]');
  const username = form.locator('input[name=username]');
  const password = form.locator('input[name=password]');
  return {
    username,
    password,
    submit: form.locator('button[type=submit]'),
    seeForm: () => expect(form).toBeVisible(),
    /** The operator's bar, and nothing of log-in under it. */
    seeFrame: async () => {
      await expect(page.getByRole('banner').getByRole('img', { name: 'Linka' })).toBeVisible();
      await expect(form).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    },
    /** Holds the page's script back; what is answered lets it come. */
    holdScript: async (): Promise<() => void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(script, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    },
    /** The letters are drawn in the shop's own font. */
    seeFont: () =>
      page.waitForFunction(
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    /** React has taken over: the button that waited for it can be pressed. */
    seeTakenOver: async () => {
      await username.fill('somebody@linka.example');
      await password.fill('secret');
      await expect(form.locator('button[type=submit]')).toBeEnabled();
    },
    /** Whether the form was painted in any frame since the page was opened. */
    watchForFlash: () =>
      page.addInitScript(() => {
        const look = () => {
          const seen = document.querySelector('form[data-flow=session]')?.checkVisibility() === true;
          if (seen) document.documentElement.dataset['flashed'] = '';
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    seeNoFlash: () => expect(page.locator('html[data-flashed]')).toHaveCount(0),
    /** How much what stood has moved since the page was opened. */
    layoutShift: () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let moved = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) moved += Number(entry.toJSON().value);
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(moved), 300);
          }),
      ),
    /** Every request that the page sends, as it is sent. */
    recordRequests: (): readonly Request[] => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      return requests;
    },
  };
};
