import type { Browser, CDPSession, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage, buildShop } from '../first-visit/build-pages.ts';
import { launchBrowser } from '../lib/browser.ts';
import type { Figure } from '../lib/figure.ts';
import { logIn } from '../lib/logged-in.ts';
import { median, takeTurns } from '../lib/measure.ts';
import { phone } from '../lib/phone.ts';
import { servePages, type ServedPages } from '../lib/serve-pages.ts';
import { countWork, keyCost } from './key-cost.ts';
import { photoCost, telephonePicture, type PhotoCost } from './photo-cost.ts';

const rounds = 5;
/** The processor's time for a photo at a quarter of the computer's speed, in milliseconds. */
const photoBudget = 2000;
/** The longest task that nobody notices, in milliseconds. */
const unnoticedTask = 50;

interface Opened {
  readonly page: Page;
  readonly devTools: CDPSession;
}

const slowDown = (devTools: CDPSession, rate: number): Promise<unknown> =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate });

/** A new page on the phone, whose work is counted. */
async function openPage(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: phone.viewport });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await countWork(devTools);
  return { page, devTools };
}

/** The first step of the wizard, open. */
async function openWizard(browser: Browser, shop: ServedPages): Promise<Opened> {
  const opened = await openPage(browser);
  await logIn(opened.page, shop);
  await opened.page.goto(`${shop.url}#/app/user-account`, { waitUntil: 'networkidle' });
  await opened.page.getByRole('button', { name: /^Požádat o kartu v telefonu/ }).click();
  await opened.page.getByRole('dialog').getByLabel('Jméno', { exact: true }).waitFor();
  return opened;
}

async function keyFigure({ page, devTools }: Opened, bare: Opened): Promise<Figure> {
  const field = page.getByRole('dialog').getByLabel('Jméno', { exact: true });
  const results = await takeTurns(rounds, {
    wizard: () => keyCost(page, devTools, field),
    bare: () => keyCost(bare.page, bare.devTools, bare.page.getByLabel('Jméno')),
  });
  const times = { wizard: median(results.map((one) => one.wizard)), bare: median(results.map((one) => one.bare)) };
  const measured = `${times.wizard.toFixed(1)} : ${times.bare.toFixed(1)} ms`;
  const ratio = median(results.map((one) => one.wizard / one.bare));
  return { name: 'A key in the wizard : in a bare controlled input', measured, ratio, budget: { atMost: 2 } };
}

async function photoFigures({ page, devTools }: Opened, picture: string): Promise<readonly Figure[]> {
  const taken: Record<'full' | 'slow', PhotoCost[]> = { full: [], slow: [] };
  for (let round = 0; round <= rounds; round += 1) {
    // Only the main thread can be slowed down: the work of all threads is measured at full speed and multiplied.
    await slowDown(devTools, 1);
    const full = await photoCost(page, picture);
    await slowDown(devTools, phone.slowdown);
    const slow = await photoCost(page, picture);
    if (round === 0) continue;
    taken.full.push(full);
    taken.slow.push(slow);
  }
  const work = median(taken.full.map((one) => one.work)) * phone.slowdown;
  const faces = median(taken.full.map((one) => one.withFaces - one.work)) * phone.slowdown;
  const task = median(taken.slow.map(({ longestTask }) => longestTask));
  return [
    {
      name: 'Work for a photo of 12 megapixels : 2 s',
      measured: `${work.toFixed(0)} : ${photoBudget} ms`,
      ratio: work / photoBudget,
      budget: { atMost: 1 },
    },
    { name: 'Work for looking for faces in it afterwards', measured: `${faces.toFixed(0)} ms` },
    {
      name: 'Longest task of that : the longest unnoticed task',
      measured: `${task.toFixed(0)} : ${unnoticedTask} ms`,
      ratio: task / unnoticedTask,
      budget: { atMost: 1 },
    },
  ];
}

/** Measures what a key and a photo cost in the first step of the wizard, on a phone of a quarter of this speed. */
export async function wizardSpeed(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linka-wizard-'));
  const shop = await servePages(await buildShop());
  const bareInput = await servePages(
    await buildPage(join(import.meta.dirname, 'bare-input'), join(folder, 'bare-input')),
  );
  const browser = await launchBrowser();
  try {
    const opened = await openWizard(browser, shop);
    const bare = await openPage(browser);
    await bare.page.goto(bareInput.url);
    await Promise.all([opened, bare].map(({ devTools }) => slowDown(devTools, phone.slowdown)));
    return [await keyFigure(opened, bare), ...(await photoFigures(opened, await telephonePicture(folder)))];
  } finally {
    await browser.close();
    await Promise.all([shop.close(), bareInput.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
