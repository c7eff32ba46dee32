import { expect, type Page, type Request } from '@playwright/test';
import { holdFile } from '../../common/support/hold-file.ts';

const script = /\/assets\/index-[^/]+\.js$/;
const shop = /\/assets\/first-[^/]+\.js$/;

/** Page object: the prerendered log-in form, which the page contains before any script runs. */
export const prerenderedLoginPage = (page: Page) => {
  const form = page.locator('form[data-flow=session]');
  const username = form.locator('input[name=username]');
  const password = form.locator('input[name=password]');
  return {
    username,
    password,
    showPassword: form.getByRole('button', { name: 'Zobrazit heslo' }),
    submit: form.locator('button[type=submit]'),
    seeForm: () => expect(form).toBeVisible(),
    /** The operator's bar is visible, the log-in form is not. */
    seeBarOnly: async () => {
      await expect(page.getByRole('banner').getByRole('img', { name: 'Linka' })).toBeVisible();
      await expect(form).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    },
    /** Delays the page's script until the returned function is called. */
    holdScript: () => holdFile(page, script),
    /** Lets the shop, which is loaded at the first sign of a person, fail to load until the returned function is called. */
    refuseShop: async () => {
      await page.route(shop, (route) => route.abort());
      return () => page.unroute(shop);
    },
    /** Waits until the shop's own font is loaded. */
    seeFont: () =>
      page.waitForFunction(
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
      ),
    /** Begins to use the form, and waits until React has taken it over. */
    seeHydrated: async () => {
      await username.fill('somebody@linka.example');
      await expect(page.locator('#unsupported')).toHaveCount(0);
    },
    /** Starts recording in each frame whether the form is visible; see `seeNoFlash`. */
    watchForFlash: () =>
      page.addInitScript(() => {
        const checkFrame = () => {
          const isVisible = document.querySelector('form[data-flow=session]')?.checkVisibility() === true;
          if (isVisible) document.documentElement.dataset['flashed'] = '';
          requestAnimationFrame(checkFrame);
        };
        requestAnimationFrame(checkFrame);
      }),
    seeNoFlash: () => expect(page.locator('html[data-flashed]')).toHaveCount(0),
    /** The sum of layout shift scores since the page was opened. */
    layoutShift: () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(entry.toJSON().value);
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      ),
    /** The requests that the page sends from now on; each request is appended to the array. */
    recordRequests: (): readonly Request[] => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      return requests;
    },
  };
};
