import type { Page, Route } from '@playwright/test';

/** Holds the script of a worker each time the page starts a worker. */
export interface HeldScript {
  /** Waits for the next worker; the page must have ended a worker that was held before. */
  readonly hold: () => void;
  /** Waits for the held worker; then starts the worker, or makes the worker's script fail to load. */
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
