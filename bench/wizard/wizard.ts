import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
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
import { longestPhotoTask, photoWork, telephonePicture } from './photo-cost.ts';

const rounds = 5;
/** The budget for a photo, as processor time at a quarter of the computer's speed, in milliseconds. */
const photoBudget = 2000;
/** The longest task that nobody notices, in milliseconds. */
const unnoticedTask = 50;

interface Opened {
  readonly page: Page;
  readonly devTools: CDPSession;
}

const slowDown = (devTools: CDPSession, rate: number): Promise<unknown> =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate });

/** Opens a new page on the phone, and starts to measure its work. */
async function openPage(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: phone.viewport, hasTouch: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await countWork(devTools);
  return { page, devTools };
}

/** Opens the wizard at its first step. */
async function openWizard(browser: Browser, shop: ServedPages): Promise<Opened> {
  const opened = await openPage(browser);
  await logIn(opened.page, shop);
  await opened.page.goto(`${shop.url}#/app/user-account`, { waitUntil: 'networkidle' });
  await opened.page.getByRole('button', { name: /^Požádat o kartu v telefonu/ }).tap();
  await opened.page.getByRole('dialog').getByLabel('Jméno', { exact: true }).waitFor();
  return opened;
}

/**
 * Runs the work on a slowed-down page. Other pages keep their full speed, because slowing a page down is work itself.
 */
async function runSlow<Result>({ devTools }: Opened, work: () => Promise<Result>): Promise<Result> {
  await slowDown(devTools, phone.slowdown);
  const result = await work();
  await slowDown(devTools, 1);
  return result;
}

async function keyFigure(opened: Opened, bare: Opened): Promise<Figure> {
  const cost = (on: Opened, field: Locator) => runSlow(on, () => keyCost(on.page, on.devTools, field));
  const results = await takeTurns(rounds, {
    wizard: () => cost(opened, opened.page.getByRole('dialog').getByLabel('Jméno', { exact: true })),
    bare: () => cost(bare, bare.page.getByLabel('Jméno')),
  });
  const times = { wizard: median(results.map((one) => one.wizard)), bare: median(results.map((one) => one.bare)) };
  const measured = `${times.wizard.toFixed(1)} : ${times.bare.toFixed(1)} ms`;
  const ratio = median(results.map((one) => one.wizard / one.bare));
  return { name: 'A key in the wizard : in a bare controlled input', measured, ratio, budget: { atMost: 2 } };
}

/**
 * The work of all threads, measured at full speed and multiplied, because only the main thread can be slowed down.
 *
 * @param plain the wizard of an operator without the advice on faces, in which a photo needs no search for faces
 */
async function workFigures(opened: Opened, plain: Opened, picture: string): Promise<readonly Figure[]> {
  const costs = await takeTurns(rounds, {
    plain: () => photoWork(plain.page, picture),
    faces: () => photoWork(opened.page, picture),
  });
  const work = median(costs.map((one) => one.plain)) * phone.slowdown;
  const faces = median(costs.map((one) => one.faces - one.plain)) * phone.slowdown;
  return [
    {
      name: 'Work for a photo of 12 megapixels : 2 s',
      measured: `${work.toFixed(0)} : ${photoBudget} ms`,
      ratio: work / photoBudget,
      budget: { atMost: 1 },
    },
    { name: 'Work for looking for faces in it afterwards', measured: `${faces.toFixed(0)} ms` },
  ];
}

async function taskFigure(opened: Opened, picture: string): Promise<Figure> {
  const costs = await takeTurns(rounds, { task: () => runSlow(opened, () => longestPhotoTask(opened.page, picture)) });
  const task = median(costs.map((one) => one.task));
  return {
    name: 'Longest task of that : the longest unnoticed task',
    measured: `${task.toFixed(0)} : ${unnoticedTask} ms`,
    ratio: task / unnoticedTask,
    budget: { atMost: 1 },
  };
}

/**
 * Measures the cost of a key and of a photo in the first step of the wizard, on a phone with a quarter of this
 * computer's speed.
 */
export async function wizardSpeed(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linka-wizard-'));
  const built = await buildShop();
  const shop = await servePages(built);
  const plainShop = await servePages(built);
  const { settings, database } = plainShop.shop.services;
  await settings.change(database, { photoFaceAdviceAllowed: false });
  const bareInput = await servePages(
    await buildPage(join(import.meta.dirname, 'bare-input'), join(folder, 'bare-input')),
  );
  const browser = await launchBrowser();
  try {
    const opened = await openWizard(browser, shop);
    const bare = await openPage(browser);
    await bare.page.goto(bareInput.url);
    const plain = await openWizard(browser, plainShop);
    const picture = await telephonePicture(folder);
    const work = await workFigures(opened, plain, picture);
    return [...work, await taskFigure(opened, picture), await keyFigure(opened, bare)];
  } finally {
    await browser.close();
    await Promise.all([shop.close(), plainShop.close(), bareInput.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
