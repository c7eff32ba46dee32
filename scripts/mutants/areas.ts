import { basename } from 'node:path';

/** A part of the code for mutation testing, and the tests that must notice the mutants. Patterns start at the root. */
export interface Area {
  readonly name: string;
  /** The folders of the area. A path on the command line must be inside one of them. */
  readonly folders: readonly string[];
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The same pool as in the project of these tests in vitest.config.ts. */
  readonly pool: 'threads' | 'vmThreads';
  /** The minimum share of noticed mutants, in per cent. */
  readonly leastScore: number;
}

/** `tests`: the server tests that are about the folder; running all server tests would take a day. */
const ofServer = (folder: string, tests: readonly string[], leastScore: number): Area => ({
  name: `server-${basename(folder)}`,
  folders: [`server/${folder}`],
  mutate: [`server/${folder}/**/*.ts`],
  tests: tests.map((test) => `tests/*/server/${test}.test.ts`),
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
    tests: ['tests/common/rules/**/*.test.ts'],
    pool: 'threads',
    leastScore: rulesAndMoney,
  },
  {
    name: 'api',
    folders: ['src/api'],
    mutate: ['src/api/**/*.ts'],
    tests: ['tests/common/src/api/**/*.test.ts'],
    pool: 'threads',
    leastScore: usual,
  },
  {
    name: 'runtime',
    folders: ['src/runtime'],
    mutate: ['src/runtime/**/*.ts'],
    tests: ['tests/{*/features,common/src}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    leastScore: usual,
  },
  {
    name: 'views',
    folders: ['src/features', 'src/common'],
    mutate: ['src/{features,common}/**/*.{ts,tsx}', '!src/**/*.actors.ts'],
    tests: ['tests/*/views/**/*.test.{ts,tsx}', 'tests/{*/features,common/src/common}/**/!(*.actors).test.{ts,tsx}'],
    pool: 'vmThreads',
    leastScore: usual,
  },
  {
    name: 'actors',
    folders: ['src/features', 'src/common', 'src/app'],
    mutate: ['src/**/*.actors.ts'],
    tests: ['tests/{*/features,common/src}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    leastScore: usual,
  },
  ofServer(
    'accounts/auth',
    [
      'auth',
      'access',
      'account-events/{account-trail,every-action}',
      'card-management-requests',
      'open-log-ins',
      'visitor/*',
    ],
    usual,
  ),
  ofServer(
    'purchase/cart',
    [
      'money/{add-ticket-fares,cart*,card-applications,checkout-queries,family-board,isic-price,order-access,order-currency}',
      'money/{orders,reclamation-fee,refused-actions,repeat-*,ticket-fare-offers,unpaid-fee}',
      '{account-link-cancelling,manageable,upcoming-changes}',
    ],
    usual,
  ),
  ofServer(
    'purchase/orders',
    [
      'money/{order*,free-orders,card-applications,invoices,cart,cart-changes,cart-renewal}',
      'card-application-life',
      'money/{checkout-queries,gateway-outcomes,given-up,late-money,unsettled}',
      'access',
    ],
    rulesAndMoney,
  ),
  ofServer('purchase/order-records', ['money/{order*,payments,late-money,cart-changes}'], rulesAndMoney),
  ofServer(
    'purchase/payments',
    [
      'money/{await-other,payment*,pay-flows,check-schedule,gateway-outcomes,given-up,late-money,order-status,reversal,two-clients,unsettled}',
    ],
    rulesAndMoney,
  ),
  ofServer('platform/outbox', ['outbox', 'visitor/mails-and-logs'], usual),
  ofServer(
    'platform/http',
    ['http', 'access', 'answer-headers', 'file-answer', 'idempotency', 'large-bodies', 'open-log-ins', 'unsound-texts'],
    usual,
  ),
  ofServer('purchase/invoices', ['money/invoice*', 'money/order-page'], usual),
];
