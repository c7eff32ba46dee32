import type { Locator, Page } from '@playwright/test';
import { buildShop } from '../first-visit/build-pages.ts';
import { launchBrowser } from '../lib/browser.ts';
import type { Figure } from '../lib/figure.ts';
import { logIn } from '../lib/logged-in.ts';
import { median } from '../lib/measure.ts';
import { phone } from '../lib/phone.ts';
import { servePages } from '../lib/serve-pages.ts';
import { answerTime, watchAnswers } from './answer-time.ts';

const rounds = 5;
/** The longest time that people feel as an immediate answer, in milliseconds. */
const immediate = 100;

interface Press {
  readonly name: string;
  readonly target: (page: Page) => Locator;
}
interface Visit {
  readonly path: string;
  readonly presses: readonly Press[];
}

const button = (name: string, text: string | RegExp): Press => ({
  name,
  target: (page) => page.getByRole('button', { name: text }).first(),
});

/** The most frequent presses of customers on each page, in an order in which each press finds its target. */
const visits: readonly Visit[] = [
  {
    path: '#/app/user-account',
    presses: [
      button('open the menu', 'Nabídka'),
      button('close the menu', 'Zavřít'),
      { name: 'open the cards', target: (page) => page.getByRole('tab', { name: 'Karty' }) },
      button('open the dialog of a new ticket', 'Koupit jízdenku'),
      { name: 'choose another ticket', target: (page) => page.getByRole('dialog').getByRole('radio').nth(1) },
      button('close the dialog', 'Zavřít'),
      button('open the dialog of a top-up', 'Dobít peněženku'),
      button('close the dialog of a top-up', 'Zavřít'),
      button('buy the last ticket again', /^Koupit znovu/),
      button('remove an item of the cart', /^Odebrat: /),
      { name: 'confirm it', target: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^Odebrat/ }) },
    ],
  },
  {
    path: '#/app/order-list',
    presses: [button('open the filters', /^Filtry/), button('open an order', /^Zobrazit podrobnosti/)],
  },
];

/** Presses each element one time; returns for each press the time until its answer was painted, in milliseconds. */
async function pressAll(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const { path, presses } of visits) {
    await page.goto('about:blank');
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    for (const { name, target } of presses) times.set(name, await answerTime(page, target(page)));
  }
  return times;
}

/**
 * Measures how soon the pages of a logged-in customer answer a press, on a phone with a quarter of this computer's
 * speed: the time from the press to the next painted frame (interaction to next paint).
 */
export async function interactions(): Promise<readonly Figure[]> {
  const pages = await servePages(await buildShop());
  const browser = await launchBrowser();
  const results: ReadonlyMap<string, number>[] = [];
  try {
    const context = await browser.newContext({ locale: 'cs-CZ', viewport: phone.viewport });
    const page = await context.newPage();
    await logIn(page, pages);
    await watchAnswers(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    for (let round = 0; round < rounds; round += 1) results.push(await pressAll(page, pages.url));
  } finally {
    await browser.close();
    await pages.close();
  }
  return visits
    .flatMap(({ presses }) => presses)
    .map(({ name }) => {
      const time = median(results.map((times) => times.get(name) ?? Number.NaN));
      const measured = `${time.toFixed(0)} : ${immediate} ms`;
      return { name: `${name} : an immediate answer`, measured, ratio: time / immediate, budget: { atMost: 1 } };
    });
}
