import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/server/support/free-port.ts';
import { buildShop } from './first-visit/build-pages.ts';
import { createCustomer } from './lib/customer.ts';
import { isKept, printFigures, type Figure } from './lib/figure.ts';
import { servePages, type ServedPages } from './lib/serve-pages.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const devices = {
  desktop: { config: desktopConfig, atLeast: 1 },
  mobile: { config: undefined, atLeast: 0.95 },
} as const;
type Device = keyof typeof devices;

interface Visit {
  readonly page: string;
  readonly url: string;
  readonly device: Device;
  /** The debugging port of the browser. */
  readonly port: number;
}

/** Lighthouse's scores of one page, each from 0 to 1, with their budgets. Throws if Lighthouse returns no result. */
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
  return categories.map((category) => ({
    name: `${page}, ${device}: ${category}`,
    measured: audits['largest-contentful-paint']?.displayValue ?? '',
    ratio: scores[category]?.score ?? 0,
    budget: { atLeast },
  }));
}

/** The session of a logged-in account, as the shop stores it in local storage. */
async function sessionOf({ shop }: ServedPages): Promise<string> {
  const { token, accountId, customerId } = await createCustomer(shop, 'adult');
  const customer = { id: customerId, firstName: 'Jana', lastName: 'Nováková' };
  const value = { token, customerAccountId: accountId, username: 'adult@bench.example', customer };
  return JSON.stringify({ version: 1, value });
}

/** Scores log-in and the user account, on a desktop and on a phone. Resolves to false if a budget is missed. */
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
    await tab.goto(`${pages.url}favicon.ico`);
    await tab.evaluate((session) => window.localStorage.setItem('linka.session', session), await sessionOf(pages));
    await tab.goto('about:blank');
    await visit('user account', '#/app/user-account');
  } finally {
    await context.close();
    await pages.close();
    await rm(profile, { recursive: true, force: true });
  }
  printFigures(figures);
  return figures.every(isKept);
}

process.exitCode = (await run()) ? 0 : 1;
