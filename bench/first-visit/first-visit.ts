import type { Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../lib/browser.ts';
import type { Figure } from '../lib/figure.ts';
import { servePages } from '../lib/serve-pages.ts';
import { buildEmptyApp, buildShop } from './build-pages.ts';
import { totalBytes, transferredBy } from './transferred.ts';
import type { Transfer } from './transferred.ts';

/** Serves a folder with the shop's server and lists the responses of a first visit. */
async function visit(browser: Browser, clientDirectory: string): Promise<readonly Transfer[]> {
  const pages = await servePages(clientDirectory);
  try {
    return await transferredBy(browser, pages.url);
  } finally {
    await pages.close();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function printTransfers(transfers: readonly Transfer[]): void {
  console.log('\nThe first visit of the log-in screen:');
  for (const { path, bytes } of transfers
    .filter((one) => one.bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)) {
    console.log(`${kilobytes(bytes).padStart(10)}  ${path}`);
  }
}

/** Compares the first visit of the log-in screen with an empty React page; both are built and served in the same way. */
export async function firstVisit(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linka-empty-app-'));
  const [shopPages, emptyPages] = [await buildShop(), await buildEmptyApp(folder)];
  const browser = await launchBrowser();
  try {
    const transfers = await visit(browser, shopPages);
    const [shop, empty] = [totalBytes(transfers), totalBytes(await visit(browser, emptyPages))];
    printTransfers(transfers);
    return [
      {
        name: "Log-in's first visit : empty React page",
        measured: `${kilobytes(shop)} : ${kilobytes(empty)}`,
        ratio: shop / empty,
        budget: { atMost: 0.6 },
      },
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
