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
const one = `limit=${String(rowsOfOneOwner)}`;

interface List {
  readonly name: string;
  readonly path: (owner: Owner) => string;
  readonly token?: string;
  /** How many items the answer has. */
  readonly items: number;
  /** Where the items are in the answer, if it is no list. */
  readonly part?: 'people';
  readonly atMost?: number;
}

const ofCustomer = (name: string, path: string): List => ({
  name,
  path: ({ customerId }) => `/api/eshop/customers/${String(customerId)}/${path}?${one}`,
  items: rowsOfOneOwner,
});
const ofSystem = (name: string, query: string, items = 25): List => ({
  name: `system accounts, ${name}`,
  path: () => `/api/system/customer-accounts?${query}`,
  token: systemToken,
  items,
});

const lists: readonly List[] = [
  ofCustomer('cards', 'cards'),
  ofCustomer('ticket fares', 'ticket-fares'),
  ofCustomer('card applications', 'card-applications'),
  { name: 'linked people', path: () => `/api/eshop/customer-account-links?${one}`, items: rowsOfOneOwner },
  {
    name: 'people on the account page',
    path: ({ customerId }) => `/api/eshop/customers-account-page?customerId=${String(customerId)}`,
    items: 8,
    part: 'people',
  },
  ofSystem('by username', 'sortBy=username'),
  ofSystem('the newest', 'sortBy=created&sortDesc=true'),
  ofSystem('the newest that are not verified', 'sortBy=created&sortDesc=true&verified=false&limit=20', 20),
  // PostgreSQL plans this search anew with each call while the table is large, which takes longer than the search.
  { ...ofSystem('found by a rare beginning', 'username=rara', 1), atMost: 4 },
  { ...ofSystem('found by a frequent beginning', 'username=person'), atMost: 4 },
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

/** Compares the time of lists when their tables have few rows and when they have many. */
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
