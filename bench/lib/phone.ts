import type { Page } from '@playwright/test';

/** A phone with a quarter of this computer's speed. */
export const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 } as const;

/** A slow mobile network: 1.6 Mb/s, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Makes the page as slow as on the phone in the slow network. */
export async function emulatePhone(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}
