import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/common/server/support/free-port.ts';
import { buildShop } from './first-visit/build-pages.ts';
import { isKept, printFigures, type Figure } from './lib/figure.ts';
import { logIn, repeatLastTicket } from './lib/logged-in.ts';
import { servePages } from './lib/serve-pages.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const devices = {
  desktop: { config: desktopConfig, atLeast: 1 },
  mobile: { config: undefined, atLeast: 0.98 },
} as const;
type Device = keyof typeof devices;
/** A layout shift score that nobody notices. */
const unnoticedShift = 0.01;

interface Visit {
  readonly page: string;
  readonly url: string;
  readonly device: Device;
  /** The debugging port of the browser. */
  readonly port: number;
}

/**
 * Lighthouse's scores of one page, each from 0 to 1, and its layout shift, with their budgets. Throws if Lighthouse
 * returns no result.
 */
async function scoresOf({ page, url, device, port }: Visit): Promise<readonly Figure[]> {
  const { config, atLeast } = devices[device];
  const onlyCategories = [...categories];
  const result = await lighthouse(url, { port, disableStorageReset: true, onlyCategories, logLevel: 'error' }, config);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories: scores, audits } = result.lhr;
  const lowAudits = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    `${page}, ${device}: ${lowAudits.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join('; ')}`,
  );
  const scored = categories.map((category) => ({
    name: `${page}, ${device}: ${category}`,
    measured: audits['largest-contentful-paint']?.displayValue ?? '',
    ratio: scores[category]?.score ?? 0,
    budget: { atLeast },
  }));
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const moved = { name: `${page}, ${device}: layout shift : the highest unnoticed`, measured: shift.toFixed(4) };
  return [...scored, { ...moved, ratio: shift / unnoticedShift, budget: { atMost: 1 } }];
}

/** Scores log-in, account, cart and orders, on a desktop and on a phone. Resolves to false if a budget is exceeded. */
async function run(): Promise<boolean> {
  const profile = await mkdtemp(join(tmpdir(), 'linka-lighthouse-'));
  const pages = await servePages(process.env['LINKA_CLIENT'] ?? (await buildShop()));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const [tab = await context.newPage()] = context.pages();
  const devTools = await context.newCDPSession(tab);
  const figures: Figure[] = [];
  const visit = async (page: string, path: string) => {
    for (const device of ['desktop', 'mobile'] as const) {
      await devTools.send('Network.clearBrowserCache');
      figures.push(...(await scoresOf({ page, url: `${pages.url}${path}`, device, port })));
    }
  };
  try {
    await visit('log-in', '');
    const customer = await logIn(tab, pages);
    await visit('user account', '#/app/user-account');
    await repeatLastTicket(pages.shop, customer);
    await visit('cart', '#/app/shopping-cart');
    await visit('orders', '#/app/order-list');
  } finally {
    await context.close();
    await pages.close();
    await rm(profile, { recursive: true, force: true });
  }
  printFigures(figures);
  return figures.every(isKept);
}

process.exitCode = (await run()) ? 0 : 1;
