import type { Browser } from '@playwright/test';

export interface Transfer {
  readonly path: string;
  /** Transferred bytes, including headers. */
  readonly bytes: number;
}

/** All responses that a browser with an empty cache loads until the page contains a form and the network is idle. */
export async function transferredBy(browser: Browser, url: string): Promise<readonly Transfer[]> {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await network.send('Network.enable');
  await page.goto(url);
  await page.waitForSelector('form', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await context.close();
  return transfers;
}

export const totalBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
