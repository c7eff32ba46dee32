import { pageConfigurationName, pageConfigurationPath } from '#contract/page-configuration-path.ts';
import type { PageConfiguration } from '#contract/page-configuration.ts';
import type { Shop } from '#runtime/shop.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<unknown> =>
  // Safari does not have it.
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 5000 }))
    : pause(1000);

/** A start that takes longer has failed, which is to be reported as well. */
const mostLooks = 40;

/** The shop once its start is over; undefined if it does not come to that. */
async function startedShop(): Promise<Shop | undefined> {
  for (let look = 0; look < mostLooks; look += 1) {
    await pause(250);
    const { shop } = document.documentElement as { readonly shop?: Shop };
    if (shop?.actor('boot').getSnapshot().hasTag('busy') === false) return shop;
  }
  return undefined;
}

/** What the server has put into the page, else the file beside it. */
async function readConfiguration(): Promise<PageConfiguration> {
  const given = document.querySelector<HTMLMetaElement>(`meta[name=${pageConfigurationName}]`);
  if (given !== null) return JSON.parse(given.content) as PageConfiguration;
  const answer = await fetch(pageConfigurationPath);
  return answer.ok ? ((await answer.json()) as PageConfiguration) : {};
}

/** Loads Sentry's package once the page is at rest, if the operator has configured a receiver (ERR-01). */
async function beginReporting(): Promise<void> {
  const shop = await startedShop();
  await idle();
  const { errorReporting } = await readConfiguration();
  if (errorReporting === undefined) return;
  const { startReporting } = await import('./start-reporting.ts');
  startReporting(shop, errorReporting);
}

beginReporting().catch(() => {});
