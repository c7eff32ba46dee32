import { orders as ordersEndpoint } from '#contract/endpoints/orders.ts';
import type { Figure } from '../lib/figure.ts';
import { median, takeTurns, timed } from '../lib/measure.ts';
import { createBenchShop } from '../lib/shop.ts';
import type { BenchShop } from '../lib/shop.ts';
import { fillOrders, ordersOfOneAccount } from './fill-orders.ts';

const sizes = { small: 1000, large: 100_000 } as const;
const rounds = 60;
const readsARound = 5;

interface Reader {
  readonly shop: BenchShop;
  /** Reads an account's whole list several times; resolves to the average duration of one call, in milliseconds. */
  readonly read: () => Promise<number>;
}

async function createReader(orders: number): Promise<Reader> {
  const shop = await createBenchShop();
  const accountId = await fillOrders(shop, orders);
  const { token } = await shop.services.tokens.sign({ accountId, username: 'orders@bench.example' }, 60);
  const readList = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await shop.app.request(`${ordersEndpoint.path}?limit=${ordersOfOneAccount}`, { headers }, {});
    const { totalCount }: { totalCount?: number } = await response.json();
    if (totalCount !== ordersOfOneAccount)
      throw new Error(`expected ${ordersOfOneAccount} orders, found ${totalCount}`);
  };
  const readRepeatedly = async (): Promise<void> => {
    for (let read = 0; read < readsARound; read += 1) await readList();
  };
  return { shop, read: async () => (await timed(readRepeatedly)) / readsARound };
}

/**
 * Measures an account's order list twice, while other accounts have few orders and while they have many orders, and
 * compares the times.
 */
export async function orderGrowth(): Promise<readonly Figure[]> {
  const [small, large] = [await createReader(sizes.small), await createReader(sizes.large)];
  try {
    const results = await takeTurns(rounds, { small: small.read, large: large.read });
    const [few, many] = [median(results.map((result) => result.small)), median(results.map((result) => result.large))];
    return [
      {
        name: `List of ${ordersOfOneAccount} orders among ${sizes.large} : among ${sizes.small}`,
        measured: `${many.toFixed(2)} : ${few.toFixed(2)} ms`,
        ratio: many / few,
        budget: { atMost: 1.3 },
      },
    ];
  } finally {
    await small.shop.close();
    await large.shop.close();
  }
}
