import { readPageConfiguration } from '#api/page-configuration.ts';
import { pageConfigurationName } from '#contract/page-configuration-path.ts';
import type { PageConfiguration } from '#contract/page-configuration.ts';
import type { Shop } from '#runtime/shop.ts';
import { whenIdle } from '#runtime/when-idle.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The number of checks, one every 250 ms, whether the shop has started. A start that takes longer has failed; the
 * failure must be reported as well. The shop does not start before a person uses the prerendered log-in (LOG-04).
 */
const mostChecks = 40;

/** The shop after its start; undefined if the start does not finish in time. */
async function startedShop(): Promise<Shop | undefined> {
  const page: HTMLElement & { readonly shop?: Shop } = document.documentElement;
  for (let check = 0; check < mostChecks; check += 'unused' in page.dataset ? 0 : 1) {
    await pause(250);
    const { shop } = page;
    if (shop?.actor('boot').getSnapshot().hasTag('busy') === false) return shop;
  }
  return undefined;
}

/** The configuration that the server has put into the page, else the configuration file. */
async function readConfiguration(): Promise<PageConfiguration> {
  const given = document.querySelector<HTMLMetaElement>(`meta[name=${pageConfigurationName}]`);
  return given === null ? readPageConfiguration() : (JSON.parse(given.content) as PageConfiguration);
}

/** Loads Sentry's package when the browser is idle, if the operator has configured a receiver (ERR-01). */
async function beginReporting(): Promise<void> {
  const shop = await startedShop();
  await whenIdle();
  const { errorReporting } = await readConfiguration();
  if (errorReporting === undefined) return;
  const { startReporting } = await import('./start-reporting.ts');
  startReporting(shop, errorReporting);
}

beginReporting().catch(() => {});
