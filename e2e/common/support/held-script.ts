import type { Page, Route } from '@playwright/test';

/** Holds the script of a worker each time that the page starts one. */
export interface HeldScript {
  /** Awaits the next worker; one that was held before must have been ended by the page. */
  readonly hold: () => void;
  /** Waits for the held worker, and lets it start, or makes its script fail to load. */
  readonly release: (starts: boolean) => Promise<void>;
}

export async function holdScript(page: Page, address: RegExp): Promise<HeldScript> {
  let arrival = Promise.withResolvers<Route>();
  await page.route(address, (route) => arrival.resolve(route));
  return {
    hold: () => {
      arrival = Promise.withResolvers();
    },
    release: async (starts) => {
      const route = await arrival.promise;
      await (starts ? route.continue() : route.abort());
    },
  };
}
