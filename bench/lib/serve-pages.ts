import type { Extension } from '#contract/extensions.ts';
import { listen } from '#server/listen.ts';
import { createBenchShop, type BenchShop } from './shop.ts';

/** A shop on its own port that serves the pages of a folder. It has no sandbox tools, as in production. */
export interface ServedPages {
  readonly shop: BenchShop;
  /** The address, with a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** @param offered the extensions that the shop offers; by default all */
export async function servePages(clientDirectory: string, offered?: readonly Extension[]): Promise<ServedPages> {
  const shop = await createBenchShop({ clientDirectory, ...(offered === undefined ? {} : { offered }) });
  const listening = await listen(shop.app, '127.0.0.1', 0);
  return {
    shop,
    url: `http://127.0.0.1:${listening.port}/`,
    close: async () => {
      await listening.close();
      await shop.close();
    },
  };
}
