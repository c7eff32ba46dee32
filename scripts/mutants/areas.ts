/** A part of the code that is changed in small ways, and the tests that must notice it. Patterns start at the root. */
export interface Area {
  readonly name: string;
  /** The folders of the area; one of them contains each path that can be named at the command line. */
  readonly folders: readonly string[];
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** As the project of these tests in vitest.config.ts. */
  readonly pool: 'threads' | 'vmThreads';
  /** The least share of noticed changes, in per cent. */
  readonly leastScore: number;
}

const ofServer = (folder: string, leastScore: number): Area => ({
  name: `server-${folder}`,
  folders: [`server/${folder}`],
  mutate: [`server/${folder}/**/*.ts`],
  tests: ['tests/server/**/*.test.ts'],
  pool: 'threads',
  leastScore,
});

const usual = 85;
const rulesAndMoney = 95;

export const areas: readonly Area[] = [
  {
    name: 'rules',
    folders: ['rules'],
    mutate: ['rules/**/*.ts'],
    tests: ['tests/rules/**/*.test.ts'],
    pool: 'threads',
    leastScore: rulesAndMoney,
  },
  {
    name: 'api',
    folders: ['src/api'],
    mutate: ['src/api/**/*.ts'],
    tests: ['tests/src/api/**/*.test.ts'],
    pool: 'threads',
    leastScore: usual,
  },
  {
    name: 'runtime',
    folders: ['src/runtime'],
    mutate: ['src/runtime/**/*.ts'],
    tests: ['tests/src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    leastScore: usual,
  },
  {
    name: 'views',
    folders: ['src/features', 'src/common'],
    mutate: ['src/{features,common}/**/*.{ts,tsx}', '!src/**/*.actors.ts'],
    tests: ['tests/views/**/*.test.{ts,tsx}', 'tests/src/**/*.test.{ts,tsx}'],
    pool: 'vmThreads',
    leastScore: usual,
  },
  {
    name: 'actors',
    folders: ['src/features', 'src/common', 'src/app'],
    mutate: ['src/**/*.actors.ts'],
    tests: ['tests/src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    leastScore: usual,
  },
  ofServer('auth', usual),
  ofServer('shopping-cart', usual),
  ofServer('orders', rulesAndMoney),
  ofServer('order-records', rulesAndMoney),
  ofServer('payments', rulesAndMoney),
  ofServer('outbox', usual),
  ofServer('invoices', usual),
];
