import type { Browser, BrowserContext } from '@playwright/test';
import { buildShop } from '../first-visit/build-pages.ts';
import { launchBrowser } from '../lib/browser.ts';
import type { Figure } from '../lib/figure.ts';
import { logIn } from '../lib/logged-in.ts';
import { median, takeTurns } from '../lib/measure.ts';
import { emulatePhone, phone } from '../lib/phone.ts';
import { servePages, type ServedPages } from '../lib/serve-pages.ts';

const rounds = 7;

/** Notes the time at which the amount of the wallet, which is beside the card, is painted. */
const notePainted = () => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-testid=wallet-amount]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { cardPaintedAt: performance.now() })));
  });
  watch.observe(document, { childList: true, subtree: true });
};

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a browser in which a new customer is logged in. */
async function loggedIn(browser: Browser, served: ServedPages): Promise<Session> {
  const context = await browser.newContext();
  await logIn(await context.newPage(), served);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Opens the account page of a logged-in customer with an empty cache; milliseconds until the card is painted. */
async function cardPainted(browser: Browser, { url }: ServedPages, storageState: Session): Promise<number> {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: phone.viewport, storageState });
  const page = await context.newPage();
  await page.addInitScript(notePainted);
  await emulatePhone(page);
  await page.goto(`${url}#/app/user-account`);
  const painted = await page.waitForFunction(() => (window as { cardPaintedAt?: number }).cardPaintedAt);
  const time = Number(await painted.jsonValue());
  await context.close();
  return time;
}

/**
 * Measures how much later the account page shows the card on a slow phone if the back end has only the specified calls.
 * The two back ends are measured alternately; the first round does not count.
 */
export async function accountPage(): Promise<readonly Figure[]> {
  const client = await buildShop();
  const [whole, plain] = [await servePages(client), await servePages(client, [])];
  const browser = await launchBrowser();
  try {
    const sessions = { plain: await loggedIn(browser, plain), whole: await loggedIn(browser, whole) };
    const results = await takeTurns(rounds, {
      plain: () => cardPainted(browser, plain, sessions.plain),
      whole: () => cardPainted(browser, whole, sessions.whole),
    });
    const slower = median(results.map(({ plain: time }) => time));
    const faster = median(results.map(({ whole: time }) => time));
    return [
      {
        name: 'The card is painted: specified calls : the account page in one answer',
        measured: `${slower.toFixed(0)} : ${faster.toFixed(0)} ms`,
        ratio: slower / faster,
        budget: { atMost: 1.6 },
      },
    ];
  } finally {
    await browser.close();
    await whole.close();
    await plain.close();
  }
}
