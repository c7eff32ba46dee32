import type { Figure } from '../lib/figure.ts';
import { median, takeTurns, timed } from '../lib/measure.ts';
import { createBenchShop } from '../lib/shop.ts';
import type { BenchShop } from '../lib/shop.ts';
import { fillLists, rowsOfOneOwner } from './fill-lists.ts';
import type { Owner } from './fill-lists.ts';

const sizes = { small: 1000, large: 100_000 } as const;
const rounds = 40;
const readsARound = 5;

const systemToken = 'sandbox-system-token';
const limitQuery = `limit=${String(rowsOfOneOwner)}`;

interface List {
  readonly name: string;
  readonly path: (owner: Owner) => string;
  readonly token?: string;
  readonly items: number;
  /** The field of the answer that contains the items, if the answer is not a list. */
  readonly part?: 'people';
  readonly atMost?: number;
}

const customerList = (name: string, path: string): List => ({
  name,
  path: ({ customerId }) => `/api/eshop/customers/${String(customerId)}/${path}?${limitQuery}`,
  items: rowsOfOneOwner,
});
const systemList = (name: string, query: string, items = 25): List => ({
  name: `system accounts, ${name}`,
  path: () => `/api/system/customer-accounts?${query}`,
  token: systemToken,
  items,
});

const lists: readonly List[] = [
  customerList('cards', 'cards'),
  customerList('ticket fares', 'ticket-fares'),
  customerList('card applications', 'card-applications'),
  { name: 'linked people', path: () => `/api/eshop/customer-account-links?${limitQuery}`, items: rowsOfOneOwner },
  {
    name: 'people on the account page',
    path: ({ customerId }) => `/api/eshop/customers-account-page?customerId=${String(customerId)}`,
    items: 8,
    part: 'people',
  },
  systemList('by username', 'sortBy=username'),
  systemList('the newest', 'sortBy=created&sortDesc=true'),
  systemList('the newest that are not verified', 'sortBy=created&sortDesc=true&verified=false&limit=20', 20),
  // While the table is large, PostgreSQL plans this search again for each call, which takes longer than the search.
  { ...systemList('found by a rare beginning', 'username=rara', 1), atMost: 4 },
  { ...systemList('found by a frequent beginning', 'username=person'), atMost: 4 },
];

interface Answer {
  readonly items?: readonly unknown[];
}

interface Reader {
  readonly shop: BenchShop;
  /** Reads a list several times; resolves to the average duration of one call, in milliseconds. */
  readonly read: (list: List) => Promise<number>;
}

async function createReader(rows: number): Promise<Reader> {
  const shop = await createBenchShop();
  const owner = await fillLists(shop, rows);
  const { token: accountToken } = await shop.services.tokens.sign({ ...owner, username: 'lists@bench.example' }, 60);
  const readOnce = async ({ name, path, token = accountToken, items: expected, part }: List): Promise<void> => {
    const response = await shop.app.request(path(owner), { headers: { authorization: `Bearer ${token}` } }, {});
    const answer: Answer & { readonly people?: Answer } = await response.json();
    const { items } = part === undefined ? answer : (answer[part] ?? {});
    if (items?.length !== expected)
      throw new Error(`expected ${expected} items of ${name}, found ${String(items?.length)} (${response.status})`);
  };
  const readRepeatedly = async (list: List): Promise<void> => {
    for (let read = 0; read < readsARound; read += 1) await readOnce(list);
  };
  return { shop, read: async (list) => (await timed(() => readRepeatedly(list))) / readsARound };
}

async function compare(list: List, small: Reader, large: Reader): Promise<Figure> {
  const results = await takeTurns(rounds, { small: () => small.read(list), large: () => large.read(list) });
  const [few, many] = [median(results.map((result) => result.small)), median(results.map((result) => result.large))];
  return {
    name: `List of ${list.name}, among ${sizes.large} : among ${sizes.small}`,
    measured: `${many.toFixed(2)} : ${few.toFixed(2)} ms`,
    ratio: many / few,
    budget: { atMost: list.atMost ?? 1.3 },
  };
}

/** Measures the lists twice, while their tables have few rows and while they have many rows, and compares the times. */
export async function listGrowth(): Promise<readonly Figure[]> {
  const [small, large] = [await createReader(sizes.small), await createReader(sizes.large)];
  try {
    const figures: Figure[] = [];
    for (const list of lists) figures.push(await compare(list, small, large));
    return figures;
  } finally {
    await small.shop.close();
    await large.shop.close();
  }
}
